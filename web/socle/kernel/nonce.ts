import { createContext, useContext } from 'react';

/** The request's CSP nonce; empty in the browser, which hides it from the page. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
