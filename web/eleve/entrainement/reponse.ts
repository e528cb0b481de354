import type { Letter } from '../../../contract/fields.ts';
import type { Forme } from '../../socle/kernel/enAttente.ts';

/** An answer of a practice that the server has not acknowledged yet. */
export interface ReponseDizaine {
  acces_id: number;
  acces_user_id: number;
  dizaine_id: number;
  question: number;
  questionKey: number;
  letter: Letter;
  /** In milliseconds. */
  duree: number;
  donneeLe: number;
}

const NOMBRES = [
  'acces_id',
  'acces_user_id',
  'dizaine_id',
  'question',
  'questionKey',
  'duree',
  'donneeLe',
] as const;

function readReponse(texte: string | null): ReponseDizaine | null {
  try {
    const lue = JSON.parse(texte ?? 'null') as Record<string, unknown> | null;
    if (!lue || !NOMBRES.every((champ) => Number.isSafeInteger(lue[champ]))) return null;
    if (!/^[a-d]$/.test(String(lue.letter))) return null;
    return lue as unknown as ReponseDizaine;
  } catch {
    return null;
  }
}

/** How they are kept. */
export const REPONSES_DIZAINE: Forme<ReponseDizaine> = {
  prefixe: 'priorite.dizaine',
  cleOf: ({ dizaine_id, question }) => `${dizaine_id}.${question}`,
  read: readReponse,
  rangOf: ({ questionKey }) => questionKey,
};
