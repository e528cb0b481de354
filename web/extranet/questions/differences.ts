import { QUESTION } from '../../../regles/question.ts';
import * as champs from '../../socle/ui/champs.ts';
import type { Saisie } from './saisie.ts';

export const differencesOf = (mien: Saisie, leur: Saisie) =>
  champs.differencesOf(QUESTION.champs, mien, leur, {
    correcte: ['Bonne réponse', ({ correcte }) => correcte?.toUpperCase() ?? ''],
    libelleImage: ['Image', (typed) => imageOf(typed, leur)],
  });

function imageOf(typed: Saisie, { present }: Saisie): string {
  if (typed.libelleImage) return typed.libelleImage.name;
  // Without a new choice the saved picture stays.
  return typed.sansImage || present === null ? 'Aucune' : 'Celle de la question';
}
