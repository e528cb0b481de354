import { isErreur, type Souvenir } from '../memoire/index.ts';

/** What becomes of a question among the mistakes: it comes back, once more, or no more; null: it was none. */
export function suiteOf(souvenir: Souvenir | undefined): 'reviendra' | 'encore' | 'sue' | null {
  if (!souvenir || souvenir.fausses === 0) return null;
  if (!isErreur(souvenir)) return 'sue';
  return souvenir.reste === 1 ? 'encore' : 'reviendra';
}
