import { isErreur, type Souvenir } from '../memoire/index.ts';

/** null: it was no mistake. */
export function suiteOf(souvenir: Souvenir | undefined): 'reviendra' | 'encore' | 'sue' | null {
  if (!souvenir || souvenir.fausses === 0) return null;
  if (!isErreur(souvenir)) return 'sue';
  return souvenir.reste === 1 ? 'encore' : 'reviendra';
}
