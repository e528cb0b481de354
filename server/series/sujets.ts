import { CATEGORIES, type Categorie } from '../questions/repertoire.queries.ts';

/** What the questions of a series are about, by how many of them are. */
export function sujetsOf(
  questions: readonly number[],
  reperes: ReadonlyMap<number, { categorie: Categorie }>,
): string[] {
  const nombres = new Map<Categorie, number>();
  for (const id of questions) {
    const categorie = reperes.get(id)?.categorie;
    if (categorie) nombres.set(categorie, (nombres.get(categorie) ?? 0) + 1);
  }
  return [...nombres]
    .toSorted(([, one], [, other]) => other - one)
    .map(([categorie]) => CATEGORIES[categorie]);
}
