import { useSyncExternalStore } from 'react';
import { forget, readStored } from './storage.ts';

const here = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  here.add(listener);
  addEventListener('storage', listener);
  return () => {
    here.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The learner's token, followed across tabs; undefined while it can't be read, as on the server. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readStored('auth_token'),
    () => undefined,
  );
}

export function forgetToken(): void {
  forget('auth_token', 'auth_user');
  for (const listener of here) listener();
}
