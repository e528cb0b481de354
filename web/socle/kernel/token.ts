import { useSyncExternalStore } from 'react';
import { listen } from '../ui/listen.ts';
import { type TokenKey, forget, readStored } from './storage.ts';

/** Followed across tabs; `beside` keys are forgotten with it. */
export function followToken(key: TokenKey, beside: readonly string[] = []) {
  const here = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    here.add(listener);
    // A page from the back-forward cache missed the storage events.
    const stop = listen(window, { storage: listener, pageshow: listener });
    return () => {
      here.delete(listener);
      stop();
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
