import { useMemo, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../kernel/storage.ts';
import {
  type Accord,
  type Choix,
  type Finalite,
  DUREE_COOKIE,
  NOM_COOKIE,
  ecrireChoix,
  lireChoix,
} from './choix.ts';

const ici = new Set<() => void>();

/** Where cookies have no event, another tab's choice is read on coming back to this one. */
export function suivre(relire: () => void): () => void {
  const cookies = 'cookieStore' in globalThis ? cookieStore : null;
  ici.add(relire);
  addEventListener('focus', relire);
  document.addEventListener('visibilitychange', relire);
  cookies?.addEventListener('change', relire);
  return () => {
    ici.delete(relire);
    removeEventListener('focus', relire);
    document.removeEventListener('visibilitychange', relire);
    cookies?.removeEventListener('change', relire);
  };
}

/** null: nothing chosen; undefined while it can't be read, as on the server. */
export function useChoix(): Choix | null | undefined {
  const cookie = useSyncExternalStore(
    suivre,
    () => readCookie(NOM_COOKIE),
    () => undefined,
  );
  return useMemo(() => (cookie === undefined ? undefined : lireChoix(cookie)), [cookie]);
}

/**
 * The one gate: what measures, or comes from another host, is loaded only where this is true, and
 * taken away again when it no longer is.
 */
export function useConsentement(finalite: Finalite): boolean {
  return useChoix()?.accord[finalite] ?? false;
}

export function enregistrerChoix(accord: Accord): void {
  writeCookie(NOM_COOKIE, ecrireChoix(accord, new Date()), DUREE_COOKIE);
  for (const relire of ici) relire();
}
