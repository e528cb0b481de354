import { useEffect, useRef } from 'react';
import { useSession } from '../../eleve/compte/index.ts';
import { onceIdle } from '../../socle/kernel/idle.ts';
import { readRegard } from '../../socle/kernel/regard.ts';
import { offerReload } from '../../socle/kernel/reload.ts';
import { useStore } from '../../socle/kernel/store.ts';
import { nouvelleVersion, activateVersion } from './version.ts';

/** Installs the worker for learners only, and late: the page's own needs come first. */
export function HorsLigne({ occupe }: { occupe: boolean }) {
  const { connected } = useSession();
  useEffect(() => {
    // A worker of `npm start` at the same address must go.
    if (import.meta.env.DEV) void leave();
    if (!import.meta.env.PROD || !connected || readRegard() || !navigator.serviceWorker) return;
    return onceIdle(() => {
      void import('./register.ts').then(({ register }) => register()).catch(() => undefined);
    });
  }, [connected]);

  const version = useStore(nouvelleVersion);
  const offered = useRef<ServiceWorker>(null);
  useEffect(() => {
    if (!version || occupe || offered.current === version) return;
    offered.current = version;
    offerReload(() => activateVersion(version));
  }, [version, occupe]);
  return null;
}

const leave = async () => (await navigator.serviceWorker?.getRegistration('/'))?.unregister();
