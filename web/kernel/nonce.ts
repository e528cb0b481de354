import { createContext, useContext } from 'react';

/** The request's CSP nonce; undefined in the browser, where nothing needs it any more. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
