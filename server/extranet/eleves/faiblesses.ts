import { articleOf } from '../../../droit/articles.ts';

export interface Posee {
  idArticleLois: string | null;
  juste: boolean;
}

const MOST = 5;
/** An article asked less often says too little. */
const FEWEST_ASKED = 3;

/** Sorts by the share of wrong answers, highest first. */
export function faiblessesOf(posees: Iterable<Posee>) {
  const parArticle = new Map<string, { article: string; fausses: number; posees: number }>();
  for (const { idArticleLois, juste } of posees) {
    if (idArticleLois === null) continue;
    const article = articleOf(idArticleLois);
    const known = parArticle.get(article) ?? { article, fausses: 0, posees: 0 };
    known.posees++;
    if (!juste) known.fausses++;
    parArticle.set(article, known);
  }
  return [...parArticle.values()]
    .filter(({ fausses, posees: asked }) => fausses > 0 && asked >= FEWEST_ASKED)
    .toSorted(
      (one, other) =>
        other.fausses / other.posees - one.fausses / one.posees || other.posees - one.posees,
    )
    .slice(0, MOST);
}
