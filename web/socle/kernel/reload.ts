import { useEffect } from 'react';
import { listen } from '../ui/listen.ts';
import { confirm } from './confirm.tsx';
import { toast } from './toasts.ts';

/** Typed text here may be unsaved. */
let typedOn: string | null = null;
const isTyped = () => typedOn === location.pathname;

/** A page just loaded has the newest build. */
const JUST_LOADED_MS = 10_000;
const OFFERED_MS = 20_000;

const isFree = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A new build exists; only the reader knows when to reload. */
export function offerReload(reload: () => void = () => location.reload()): void {
  const run = async () => {
    const sure =
      !isTyped() ||
      !isFree() ||
      (await confirm({
        title: 'Recharger la page\u202f?',
        message: 'Ce qui est écrit ici et pas encore envoyé serait perdu.',
        yes: 'Recharger',
        no: 'Pas maintenant',
      }));
    if (sure) reload();
  };
  toast({
    kind: 'info',
    title: 'Une nouvelle version est prête',
    duration: OFFERED_MS,
    sujet: 'version',
    action: { libelle: 'Recharger', run: () => void run() },
  });
}

/** A missing chunk usually means a new build. */
export function useLostParts(): void {
  useEffect(() => {
    const onInput = () => {
      typedOn = location.pathname;
    };
    const onLost = () => {
      if (!navigator.onLine || performance.now() < JUST_LOADED_MS) return;
      if (isTyped() || !isFree()) offerReload();
      else location.reload();
    };
    return listen(window, { input: onInput, 'vite:preloadError': onLost }, { capture: true });
  }, []);
}
