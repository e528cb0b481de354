import { type CodeRoute, isCode } from '../../../drawing/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { CATEGORIES, type Repere, sujetsDesArticles } from '../questions/index.ts';

function countEach<Of>(liste: readonly (Of | null | undefined)[]): Map<Of, number> {
  const nombres = new Map<Of, number>();
  for (const each of liste) if (each != null) nombres.set(each, (nombres.get(each) ?? 0) + 1);
  return nombres;
}

/** Sorts the most frequent first. */
const inOrder = <Of>(nombres: Iterable<[Of, number]>): Of[] =>
  [...nombres].toSorted(([, one], [, other]) => other - one).map(([each]) => each);

const sujetsOf = (questions: readonly number[], reperes: ReadonlyMap<number, Repere>): string[] =>
  inOrder(countEach(questions.map((id) => reperes.get(id)?.categorie))).map(
    (categorie) => CATEGORIES[categorie],
  );

/** One line has room for two subjects. */
const PREMIERS = 2;

/** Lists subjects that no other series asks more often; each belongs to one series only. */
function propresOf(
  series: readonly (readonly number[])[],
  reperes: ReadonlyMap<number, Repere>,
  sujetOf: (repere: Repere | undefined) => string | undefined,
): string[][] {
  const comptes = series.map((questions) =>
    countEach(questions.map((id) => sujetOf(reperes.get(id)))),
  );
  const most = (sujet: string) => Math.max(...comptes.map((compte) => compte.get(sujet) ?? 0));
  const pris = new Set<string>();
  return comptes.map((compte) => {
    const siens = [...compte].filter(
      ([sujet, nombre]) => nombre === most(sujet) && !pris.has(sujet),
    );
    for (const [sujet] of siens) pris.add(sujet);
    return inOrder(siens).slice(0, PREMIERS);
  });
}

interface Sujets {
  sujets: string[];
  propres: string[];
}

/** Editing series adds entries; at this size the cache is cleared. */
const MOST_KEPT = 200;
/** Without this cache, counting took a third of `getThemes`. */
const kept = new WeakMap<ReadonlyMap<number, Repere>, Map<string, Sujets[]>>();

/** Lists the subjects of each stored list; an article is read in the code that its question cites. */
export function sujetsDesSeries(
  listes: readonly string[],
  reperes: ReadonlyMap<number, Repere>,
  aujourdhui: CodeRoute,
): Sujets[] {
  const connus = kept.get(reperes) ?? new Map<string, Sujets[]>();
  kept.set(reperes, connus);
  const cle = [aujourdhui, ...listes].join('|');
  const connu = connus.get(cle);
  if (connu) return connu;
  const series = listes.map(idsOf);
  const sujetOf = (repere: Repere | undefined) =>
    repere &&
    sujetsDesArticles(isCode(repere.code) ? repere.code : aujourdhui).get(
      repere.idArticleLois ?? '',
    );
  const propres = propresOf(series, reperes, sujetOf);
  const sujets = series.map((questions, rang) => ({
    sujets: sujetsOf(questions, reperes),
    propres: propres[rang]!,
  }));
  if (connus.size >= MOST_KEPT) connus.clear();
  connus.set(cle, sujets);
  return sujets;
}
