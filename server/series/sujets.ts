import { CATEGORIES, type Categorie } from '../questions/repertoire.queries.ts';

/** How often each is there, but for what is nothing. */
function compter<Of>(liste: readonly (Of | null | undefined)[]): Map<Of, number> {
  const nombres = new Map<Of, number>();
  for (const each of liste) if (each != null) nombres.set(each, (nombres.get(each) ?? 0) + 1);
  return nombres;
}

/** Those that are there most often first. */
const enOrdre = <Of>(nombres: Iterable<[Of, number]>): Of[] =>
  [...nombres].toSorted(([, one], [, other]) => other - one).map(([each]) => each);

/** What the questions of a series are about, by how many of them are. */
export const sujetsOf = (
  questions: readonly number[],
  reperes: ReadonlyMap<number, { categorie: Categorie }>,
): string[] =>
  enOrdre(compter(questions.map((id) => reperes.get(id)?.categorie))).map(
    (categorie) => CATEGORIES[categorie],
  );

/** What one reads in a line. */
const PREMIERS = 2;

/**
 * Of series that mix all subjects alike, what tells each from the others: the subjects of articles that none
 * of them asks more often. A subject is said of one series alone, so that no two say the same.
 */
export function propresOf(
  series: readonly (readonly number[])[],
  reperes: ReadonlyMap<number, { idArticleLois: string | null }>,
  sujets: ReadonlyMap<string, string>,
): string[][] {
  const comptes = series.map((questions) =>
    compter(questions.map((id) => sujets.get(reperes.get(id)?.idArticleLois ?? ''))),
  );
  const most = (sujet: string) => Math.max(...comptes.map((compte) => compte.get(sujet) ?? 0));
  const dits = new Set<string>();
  return comptes.map((compte) => {
    const siens = [...compte].filter(
      ([sujet, nombre]) => nombre === most(sujet) && !dits.has(sujet),
    );
    for (const [sujet] of siens) dits.add(sujet);
    return enOrdre(siens).slice(0, PREMIERS);
  });
}
