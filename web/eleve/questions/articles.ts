import type { OutputOf } from '../../../contract/index.ts';
import { majuscule } from '../../../regles/ecriture.ts';

type Textes = OutputOf<'getArticles'>['textes'];

export interface Article {
  sujet: string;
  texte: string;
  titre: string;
  adresse: string;
}

export const articlesOf = ({ textes }: { textes: Textes }): ReadonlyMap<string, Article> =>
  new Map(
    textes.flatMap(({ titre, adresse, articles }) =>
      articles.flatMap(({ numeros, sujet, texte }) =>
        numeros.map((numero) => [numero, { sujet, texte, titre, adresse }] as const),
      ),
    ),
  );

/** '12.3.1' gives 'Article 12.3.1', 'annexe 4' 'Annexe 4'; with no-break spaces. */
export function nomArticle(article: string): string {
  const nom = /^\d/.test(article) ? `Article ${article}` : article;
  return majuscule(nom).replaceAll(' ', '\u00a0');
}
