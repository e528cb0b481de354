import { useEffect, useRef } from 'react';
import { useSession } from '../compte/session.ts';
import { readRegard } from '../kernel/regard.ts';
import { offerReload } from '../kernel/reload.ts';
import { useStore } from '../kernel/store.ts';
import { nouvelleVersion, takeVersion } from './version.ts';

/** In milliseconds: at the latest so long after the page was there, however busy it is. */
const TARD = 4000;

interface Props {
  /** A question has the screen to itself: nothing is offered over it. */
  occupe: boolean;
}

/**
 * Where a learner is connected the site is installed for a place without a network: late, since what
 * the page itself needs comes first. A visitor's browser fetches none of it.
 */
export function HorsLigne({ occupe }: Props) {
  const { connected } = useSession();
  useEffect(() => {
    // Of `npm start` at the same address.
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
    offerReload(() => takeVersion(version));
  }, [version, occupe]);
  return null;
}

const leave = async () => (await navigator.serviceWorker?.getRegistration('/'))?.unregister();

function onceIdle(run: () => void): () => void {
  let gone = false;
  const go = () => void (gone || run());
  const wait = () => {
    // Safari has no such thing.
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: TARD });
    else setTimeout(go, TARD);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    gone = true;
    removeEventListener('load', wait);
  };
}
