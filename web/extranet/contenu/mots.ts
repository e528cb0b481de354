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
