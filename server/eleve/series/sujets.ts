import type { CodeRoute } from '../../../drawing/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { CATEGORIES, type Repere, sujetsDesArticles } from '../questions/index.ts';

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
const sujetsOf = (questions: readonly number[], reperes: ReadonlyMap<number, Repere>): string[] =>
  enOrdre(compter(questions.map((id) => reperes.get(id)?.categorie))).map(
    (categorie) => CATEGORIES[categorie],
  );

/** What one reads in a line. */
const PREMIERS = 2;

/**
 * Of series that mix all subjects alike, what tells each from the others: the subjects of articles that none
 * of them asks more often. A subject is said of one series alone, so that no two say the same.
 */
function propresOf(
  series: readonly (readonly number[])[],
  reperes: ReadonlyMap<number, Repere>,
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

export interface Dits {
  sujets: string[];
  propres: string[];
}

/** More than there are products; staff who compose series make more, and one begins anew. */
const MOST_KEPT = 200;
/** Of each state of the bank: to count it anew for everybody who opens the list took a third of that call. */
const kept = new WeakMap<readonly Repere[], Map<string, Dits[]>>();

/** What is said of each of these series, given as the lists that are stored, by the bank as `listReperes` has it. */
export function ditsDesSeries(
  listes: readonly string[],
  banque: readonly Repere[],
  code: CodeRoute,
): Dits[] {
  const connus = kept.get(banque) ?? new Map<string, Dits[]>();
  kept.set(banque, connus);
  const cle = [code, ...listes].join('|');
  const connu = connus.get(cle);
  if (connu) return connu;
  const series = listes.map(idsOf);
  const reperes = new Map(banque.map((repere) => [repere.id, repere]));
  const propres = propresOf(series, reperes, sujetsDesArticles(code));
  const dits = series.map((questions, rang) => ({
    sujets: sujetsOf(questions, reperes),
    propres: propres[rang]!,
  }));
  if (connus.size >= MOST_KEPT) connus.clear();
  connus.set(cle, dits);
  return dits;
}
