import { type Repere, marked, motsOf } from '../questions/repertoire.queries.ts';

interface Voulu {
  idArticleLois?: string | undefined;
  rechercheQuestion?: string | undefined;
}

/** Says of a question whether it is offered: of that article, with words that begin so. */
export function questionsFilter({
  idArticleLois,
  rechercheQuestion,
}: Voulu): (repere: Repere) => boolean {
  const looked = rechercheQuestion?.trim() ?? '';
  const mots = motsOf(looked).map(marked);
  // Signs alone are found nowhere.
  if (looked && mots.length === 0) return () => false;
  return (repere) =>
    (!idArticleLois || repere.idArticleLois === idArticleLois) &&
    mots.every((mot) => repere.mots.includes(mot));
}

const collator = new Intl.Collator('fr', { numeric: true });
const known = new WeakMap<readonly Repere[], string[]>();

/** The articles of the bank in the order in which they stand in the law; worked out anew when it has changed. */
export function articlesOf(bank: readonly Repere[]): string[] {
  const found =
    known.get(bank) ??
    [...new Set(bank.map(({ idArticleLois }) => idArticleLois))]
      .filter((article) => article !== null)
      .toSorted(collator.compare);
  known.set(bank, found);
  return found;
}
