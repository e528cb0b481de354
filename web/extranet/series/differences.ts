import type { Difference } from '../../socle/ui/Conflict.tsx';
import type { Choisie, Saisie, Serie } from './saisie.ts';

const itemOf = ({ id, libelle }: Choisie) => ({ id, label: `n° ${id}\u00a0: ${libelle}` });

export const differencesOf = (mien: Saisie, leur: Serie): Difference[] => [
  { champ: 'Libellé', mien: mien.libelle, leur: leur.libelle },
  { champ: 'Questions', mien: mien.listeQuestions.map(itemOf), leur: leur.questions.map(itemOf) },
];
