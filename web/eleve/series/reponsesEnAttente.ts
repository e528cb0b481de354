import type { Letter } from '../../../contract/fields.ts';
import type { Forme } from '../../socle/kernel/enAttente.ts';

/** An answer given by the learner that the server has not acknowledged yet. */
export interface ReponseEnAttente {
  acces_user_id: number;
  theme_id: number;
  questionnaire_id: number;
  question: number;
  questionKey: number;
  letter: Letter;
  /** How long the question was looked at, in milliseconds. */
  duree?: number;
  donneeLe: number;
}

const NOMBRES = [
  'acces_user_id',
  'theme_id',
  'questionnaire_id',
  'question',
  'questionKey',
  'donneeLe',
] as const;

function readReponse(texte: string | null): ReponseEnAttente | null {
  if (!texte) return null;
  try {
    const lue = JSON.parse(texte) as Record<string, unknown> | null;
    if (!lue || !NOMBRES.every((champ) => Number.isSafeInteger(lue[champ]))) return null;
    if (typeof lue.letter !== 'string' || !/^[a-d]$/.test(lue.letter)) return null;
    return lue as unknown as ReponseEnAttente;
  } catch {
    return null;
  }
}

/** How answers are kept. */
export const REPONSES: Forme<ReponseEnAttente> = {
  prefixe: 'priorite.reponse',
  cleOf: ({ acces_user_id, questionnaire_id, question }) =>
    `${acces_user_id}.${questionnaire_id}.${question}`,
  read: readReponse,
  rangOf: ({ questionKey }) => questionKey,
};
