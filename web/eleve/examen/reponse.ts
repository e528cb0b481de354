import type { Letter } from '../../../contract/fields.ts';
import type { Forme } from '../../socle/kernel/enAttente.ts';

/** An answer of a mock exam that the server has not acknowledged yet; without a letter the time was over. */
export interface ReponseExamen {
  acces_id: number;
  acces_user_id: number;
  examen_id: number;
  question: number;
  questionKey: number;
  letter: Letter | null;
  /** Since the question was opened, in milliseconds. */
  duree: number;
  donneeLe: number;
}

const NOMBRES = [
  'acces_id',
  'acces_user_id',
  'examen_id',
  'question',
  'questionKey',
  'duree',
  'donneeLe',
] as const;

function readReponse(texte: string | null): ReponseExamen | null {
  try {
    const lue = JSON.parse(texte ?? 'null') as Record<string, unknown> | null;
    if (!lue || !NOMBRES.every((champ) => Number.isSafeInteger(lue[champ]))) return null;
    const { letter } = lue;
    if (letter !== null && !(typeof letter === 'string' && /^[a-d]$/.test(letter))) return null;
    return lue as unknown as ReponseExamen;
  } catch {
    return null;
  }
}

/** How they are kept. */
export const REPONSES_EXAMEN: Forme<ReponseExamen> = {
  prefixe: 'priorite.examen',
  cleOf: ({ examen_id, question }) => `${examen_id}.${question}`,
  read: readReponse,
  rangOf: ({ questionKey }) => questionKey,
};
