import { createContext, useContext } from 'react';

/** Empty in the browser, which hides nonces from pages. */
export const NonceContext = createContext('');

export const useNonce = () => useContext(NonceContext);
