import { useSyncExternalStore } from 'react';
import { type TokenKey, forget, readStored } from './storage.ts';

/** Followed across tabs; `beside` keys are forgotten with it. */
export function followToken(key: TokenKey, beside: readonly string[] = []) {
  const here = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    here.add(listener);
    addEventListener('storage', listener);
    // A page from the back-forward cache missed the storage events.
    addEventListener('pageshow', listener);
    return () => {
      here.delete(listener);
      removeEventListener('storage', listener);
      removeEventListener('pageshow', listener);
    };
  };
  return {
    useToken: (): string | null | undefined =>
      useSyncExternalStore(
        subscribe,
        () => readStored(key),
        () => undefined,
      ),
    forgetToken: (): void => {
      forget(key, ...beside);
      for (const listener of here) listener();
    },
  };
}
