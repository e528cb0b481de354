import { articleOf } from '../../../droit/articles.ts';
import { seuil } from '../../../droit/bareme.ts';
import { CHANGEMENTS, cibleOf, readCible, type SujetDeCible } from '../../../regles/cible.ts';
import type { Ensuite } from '../../../regles/question.ts';
import { isErreur, type Memoire, type Souvenir } from '../memoire/index.ts';
import { type Categorie, CATEGORIES } from '../questions/index.ts';

export interface Candidate {
  id: number;
  /** In a learner’s memory. */
  cle: number;
  categorie: Categorie;
  idArticleLois: string | null;
  ensuite: Ensuite | null;
}

export type EtatDeSujet = 'à découvrir' | 'en route' | 'acquis';

const categories = Object.keys(CATEGORIES) as Categorie[];

/** Fewer questions do not show what somebody knows. */
const PEU = 5;
const ASSEZ = 3;

export function etatOfSujet(nombre: number, vues: number, sues: number): EtatDeSujet {
  if (nombre > 0 && sues >= seuil(nombre)) return 'acquis';
  return vues < Math.min(PEU, nombre) ? 'à découvrir' : 'en route';
}

/** `vues`: asked at least once; `sues`: no right answer is owed. */
export function savoirOf(questions: readonly Candidate[], memoire: Memoire) {
  const souvenirs = questions.flatMap(({ cle }) => memoire.get(cle) ?? []);
  const nombre = questions.length;
  const vues = souvenirs.length;
  const sues = souvenirs.filter(({ reste }) => reste === 0).length;
  return { nombre, vues, sues, etat: etatOfSujet(nombre, vues, sues) };
}

const articleDe = ({ idArticleLois }: Candidate) => articleOf(idArticleLois ?? '');

const CE_QUI_CHANGE = 'Ce qui change en 2027';

/** The questions that the next code changes; empty where nothing of the pool does. */
export function savoirDesChangements(pool: readonly Candidate[], memoire: Memoire) {
  const questions = pool.filter(isChangee);
  if (questions.length === 0) return [];
  const savoir = savoirOf(questions, memoire);
  return [{ cible: CHANGEMENTS, libelle: CE_QUI_CHANGE, ...savoir, articles: [] }];
}

export function savoirsOf(pool: readonly Candidate[], memoire: Memoire) {
  const parCategorie = Map.groupBy(pool, ({ categorie }) => categorie);
  return categories.flatMap((categorie) => {
    const questions = parCategorie.get(categorie);
    if (!questions) return [];
    const parArticle = Map.groupBy(questions, articleDe);
    return {
      cible: categorie,
      libelle: CATEGORIES[categorie],
      ...savoirOf(questions, memoire),
      articles: [...parArticle]
        .filter(([article, own]) => article !== '' && own.length >= ASSEZ)
        .toSorted(([one], [other]) => one.localeCompare(other, 'fr', { numeric: true }))
        .map(([article, own]) => ({
          cible: cibleOf(categorie, article),
          article,
          ...savoirOf(own, memoire),
        })),
    };
  });
}

const isChangee = ({ ensuite }: Candidate) => ensuite === 'change';

export function questionsOf<C extends Candidate>(pool: readonly C[], cible: SujetDeCible): C[] {
  if (cible.genre === 'changements') return pool.filter(isChangee);
  const { categorie, article } = cible;
  return pool.filter(
    (one) => one.categorie === categorie && (article === null || articleDe(one) === article),
  );
}

/** Returns « Priorités » or « Priorités, article 12 ». */
export function libelleOf(texte: string): string {
  const cible = readCible(texte);
  if (cible.genre === 'erreurs') return 'Mes erreurs';
  if (cible.genre === 'changements') return CE_QUI_CHANGE;
  const { categorie, article } = cible;
  const nom = Object.hasOwn(CATEGORIES, categorie)
    ? CATEGORIES[categorie as Categorie]
    : 'Questions';
  if (article === null) return nom;
  return `${nom}, ${/^\d/.test(article) ? `article ${article}` : article}`;
}

/** Returns null for a question that was never missed. */
export function suiteOfSouvenir(souvenir: Souvenir | undefined) {
  if (!souvenir || souvenir.fausses === 0) return null;
  if (!isErreur(souvenir)) return 'sue';
  return souvenir.reste === 1 ? 'encore' : 'reviendra';
}
