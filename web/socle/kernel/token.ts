import { useSyncExternalStore } from 'react';
import { type TokenKey, forget, readStored } from './storage.ts';

/** The token of one audience, followed across tabs; `beside`: what is kept and forgotten with it. */
export function followToken(key: TokenKey, beside: readonly string[] = []) {
  const here = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    here.add(listener);
    addEventListener('storage', listener);
    // A page that a browser had put aside, and shows again as it was, was told of nothing meanwhile.
    addEventListener('pageshow', listener);
    return () => {
      here.delete(listener);
      removeEventListener('storage', listener);
      removeEventListener('pageshow', listener);
    };
  };
  return {
    /** Undefined while it can't be read, as on the server. */
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
