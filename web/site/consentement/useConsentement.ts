import { useMemo, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../../socle/kernel/storage.ts';
import {
  type Accord,
  type Choix,
  DUREE_COOKIE_SECONDS,
  aucunAccord,
  NOM_COOKIE,
  writeChoix,
  readChoix,
} from './choix.ts';

const ici = new Set<() => void>();

/** Without cookie events, a tab rereads the choice when it regains focus. */
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

/** Null: no choice; undefined on the server. */
export function useChoix(): Choix | null | undefined {
  const cookie = useSyncExternalStore(
    follow,
    () => readCookie(NOM_COOKIE),
    () => undefined,
  );
  return useMemo(() => (cookie === undefined ? undefined : readChoix(cookie)), [cookie]);
}

/** The only gate. A thing with a purpose loads while that is true, and is removed after. */
export const useAccord = (): Accord => useChoix()?.accord ?? aucunAccord;

export function saveChoix(accord: Accord): void {
  writeCookie(NOM_COOKIE, writeChoix(accord, new Date()), DUREE_COOKIE_SECONDS);
  for (const reread of ici) reread();
}
