import { useMemo, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../../socle/kernel/storage.ts';
import {
  type Accord,
  type Choix,
  type Finalite,
  DUREE_COOKIE,
  NOM_COOKIE,
  writeChoix,
  readChoix,
} from './choix.ts';

const ici = new Set<() => void>();

/** Where cookies have no event, another tab's choice is read on coming back to this one. */
export function follow(reread: () => void): () => void {
  const cookies = 'cookieStore' in globalThis ? cookieStore : null;
  ici.add(reread);
  addEventListener('focus', reread);
  document.addEventListener('visibilitychange', reread);
  cookies?.addEventListener('change', reread);
  return () => {
    ici.delete(reread);
    removeEventListener('focus', reread);
    document.removeEventListener('visibilitychange', reread);
    cookies?.removeEventListener('change', reread);
  };
}

/** null: nothing chosen; undefined while it can't be read, as on the server. */
export function useChoix(): Choix | null | undefined {
  const cookie = useSyncExternalStore(
    follow,
    () => readCookie(NOM_COOKIE),
    () => undefined,
  );
  return useMemo(() => (cookie === undefined ? undefined : readChoix(cookie)), [cookie]);
}

/**
 * The one gate: what measures, or comes from another host, is loaded only where this is true, and
 * taken away again when it no longer is.
 */
export function useConsentement(finalite: Finalite): boolean {
  return useChoix()?.accord[finalite] ?? false;
}

export function saveChoix(accord: Accord): void {
  writeCookie(NOM_COOKIE, writeChoix(accord, new Date()), DUREE_COOKIE);
  for (const reread of ici) reread();
}
