import { motsOf } from '../../../regles/mots.ts';

/** Each typed word must be the row's number, or begin a word. Bare signs match nothing. */
export function rechercheOf<R extends { id: number }>(
  recherche: string,
  begins: (voulu: string) => (row: R) => boolean,
): (row: R) => boolean {
  if (recherche === '') return () => true;
  const voulus = [...new Set(motsOf(recherche))].map((voulu) => ({
    has: begins(voulu),
    id: /^[1-9]\d{3,9}$/.test(voulu) ? Number(voulu) : undefined,
  }));
  if (voulus.length === 0) return () => false;
  return (row) => voulus.every(({ has, id }) => row.id === id || has(row));
}
