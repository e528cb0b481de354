import { QUESTION } from '../../../regles/question.ts';
import * as champs from '../../socle/ui/champs.ts';
import type { Saisie } from './saisie.ts';

/** Tells for a conflict what is typed here and what is saved now, field by field. */
export const differencesOf = (mien: Saisie, leur: Saisie) =>
  champs.differencesOf(QUESTION.champs, mien, leur, {
    correcte: ['Bonne réponse', ({ correcte }) => correcte?.toUpperCase() ?? ''],
    libelleImage: ['Image', (typed) => imageOf(typed, leur)],
  });

function imageOf(typed: Saisie, { present }: Saisie): string {
  if (typed.libelleImage) return typed.libelleImage.name;
  // Without another choice of one's own, the present one stays.
  return typed.sansImage || present === null ? 'Aucune' : 'Celle de la question';
}
