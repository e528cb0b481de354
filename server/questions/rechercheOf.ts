import { marked, motsOf } from './motsOf.ts';
import type { Repere } from './repertoire.queries.ts';

/** Every word begins a word of the question, or is its number. Signs alone are found nowhere. */
export function rechercheOf(recherche: string): (repere: Repere) => boolean {
  if (recherche === '') return () => true;
  // The longest first: most questions have no such word, and are done with.
  const mots = [...new Set(motsOf(recherche))]
    .toSorted((one, other) => other.length - one.length)
    .map((mot) => ({
      debut: marked(mot),
      id: /^[1-9]\d{3,9}$/.test(mot) ? Number(mot) : undefined,
    }));
  if (mots.length === 0) return () => false;
  return (repere) => mots.every(({ debut, id }) => repere.mots.includes(debut) || repere.id === id);
}
