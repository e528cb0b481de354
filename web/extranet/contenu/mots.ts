import { accorde, majuscule } from '../../../regles/ecriture.ts';
import type {
  ChangementDuContenu,
  Comptes,
  ObjetDuContenu,
} from '../../../contract/extranet/contenu.ts';
import { inFigures } from '../../socle/ui/numbers.ts';

const MOTS: Record<ObjetDuContenu, string> = {
  question: 'question',
  theme: 'série',
  module: 'module',
  chapitre: 'chapitre',
};

export const objetOf = (objet: ObjetDuContenu): string => majuscule(MOTS[objet]);

export const comptesOf = (comptes: Comptes): string =>
  (Object.keys(MOTS) as ObjetDuContenu[])
    .filter((objet) => comptes[objet] > 0)
    .map((objet) => `${inFigures(comptes[objet])} ${accorde(comptes[objet], MOTS[objet])}`)
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
