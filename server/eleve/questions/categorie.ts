import { articleOf } from '../../../droit/articles.ts';

/** Keys begin a question's name in content/; values are the learners' words. */
export const CATEGORIES = {
  signaux: 'Signaux et marques',
  priorites: 'Priorités',
  place: 'Place, direction, dépassement',
  vitesse: 'Vitesse et distances',
  arret: 'Arrêt et stationnement',
  usagers: 'Usagers vulnérables',
  autoroutes: 'Autoroutes, tunnels, passages à niveau',
  comportement: 'Comportement',
  vehicule: 'Véhicule et documents',
  autres: 'Autres sujets',
} as const;

export type Categorie = keyof typeof CATEGORIES;

const ARTICLES: Record<Exclude<Categorie, 'autres'>, string> = {
  signaux: '5 6 60 61 62 62bis 62ter 63 64 65 66 67 68 69 71 72 73 74 75 76 78 79 80',
  priorites: '4 12 12bis 15 37 38 39 39bis',
  place: '9 13 14 16 17 18 19 77',
  vitesse: '10 11 22bis 22quater',
  arret: '23 24 25 26 27 27bis 27ter 27quater 27quinquies 70',
  usagers:
    '22quinquies 22sexies 22septies 22octies 22novies 22decies 22undecies 40 40bis 40ter 40quater 41 42 43 43bis 43ter',
  autoroutes: '20 21 22 22ter',
  comportement: '2 3 7 7bis 7ter 8',
  vehicule: '28 29 30 31 32 32bis 33 34 35 36 44 45 45bis 46 47 48 48bis 49 50 51 52 81 82 82bis',
};
const parArticle = new Map(
  (Object.keys(ARTICLES) as (keyof typeof ARTICLES)[]).flatMap((categorie) =>
    ARTICLES[categorie].split(' ').map((article) => [article, categorie] as const),
  ),
);

export function categorieOf(question: {
  reference: string | null;
  idArticleLois: string | null;
}): Categorie {
  const debut = /^[a-z]+(?=-)/.exec(question.reference ?? '')?.[0];
  if (debut && debut !== 'autres' && Object.hasOwn(CATEGORIES, debut)) return debut as Categorie;
  return parArticle.get(articleOf(question.idArticleLois ?? '')) ?? 'autres';
}
