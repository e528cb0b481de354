import { majuscule } from '../../../regles/ecriture.ts';
import type {
  ChangementDuContenu,
  Comptes,
  ObjetDuContenu,
} from '../../../contract/extranet/contenu.ts';

const MOTS: Record<ObjetDuContenu, [un: string, plusieurs: string]> = {
  question: ['question', 'questions'],
  theme: ['série', 'séries'],
  module: ['module', 'modules'],
  chapitre: ['chapitre', 'chapitres'],
};

export const objetOf = (objet: ObjetDuContenu): string => {
  const [un] = MOTS[objet];
  return majuscule(un);
};

/** « 3 questions, 1 série »; empty for nothing. */
export const comptesOf = (comptes: Comptes): string =>
  (Object.keys(MOTS) as ObjetDuContenu[])
    .filter((objet) => comptes[objet] > 0)
    .map((objet) => {
      const nombre = comptes[objet];
      return `${nombre.toLocaleString('fr-BE')} ${MOTS[objet][nombre === 1 ? 0 : 1]}`;
    })
    .join(', ');

export const SUITES: Record<ChangementDuContenu['suite'], [color: string, words: string]> = {
  ajout: ['success', 'Nouveau'],
  modification: ['bleu', 'Modifié'],
  retour: ['warning', 'Supprimé ici, revient'],
};

const CHAMPS: Record<string, string> = {
  question: 'Énoncé',
  image: 'Image',
  description: 'Description de l’image',
  a: 'Réponse A',
  b: 'Réponse B',
  c: 'Réponse C',
  d: 'Réponse D',
  correcte: 'Bonne réponse',
  grave: 'Faute grave',
  article: 'Article de loi',
  justification: 'Justification',
  langue: 'Langue',
  code: 'Code de la route',
  valableDu: 'Valable du',
  valableAu: 'Valable jusqu’au',
  verifie: 'Ce que les réponses affirment',
  libelle: 'Libellé',
  texte: 'Texte',
  ordre: 'Ordre',
  retires: 'Retirés de la liste',
  ajoutes: 'Ajoutés à la liste',
};

export const champOf = (champ: string): string => CHAMPS[champ] ?? champ;
