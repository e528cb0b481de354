import { useEffect } from 'react';
import { confirm } from './confirm.tsx';
import { toast } from './toasts.ts';

/** Where something was typed or picked last: maybe sent since, and maybe not. */
let typedOn: string | null = null;
const isTyped = () => typedOn === location.pathname;

/** In milliseconds: a page that has just been loaded has no newer build to go to. */
const JUST_LOADED = 10_000;
/** In milliseconds. */
const OFFERED = 20_000;

/** Whether the page may be left without a question: every guard of it is asked. */
const isFree = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A new build is there. Only its reader knows when the page can be loaded anew. */
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
    duration: OFFERED,
    sujet: 'version',
    action: { libelle: 'Recharger', run: () => void run() },
  });
}

/** A part of a page that is asked for and is not there: mostly its build has given way to another. */
export function useLostParts(): void {
  useEffect(() => {
    const onInput = () => {
      typedOn = location.pathname;
    };
    const onLost = () => {
      if (!navigator.onLine || performance.now() < JUST_LOADED) return;
      if (isTyped() || !isFree()) offerReload();
      else location.reload();
    };
    addEventListener('input', onInput, true);
    addEventListener('vite:preloadError', onLost);
    return () => {
      removeEventListener('input', onInput, true);
      removeEventListener('vite:preloadError', onLost);
    };
  }, []);
}
