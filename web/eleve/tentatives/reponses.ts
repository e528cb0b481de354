import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import type { Mode } from '../../../regles/mode.ts';
import { isLetter, type Letter } from '../../../regles/lettres.ts';
import { call } from '../../socle/kernel/call.ts';
import type { EnAttente, Forme } from '../../socle/kernel/enAttente.ts';

interface Donnee extends EnAttente {
  acces_user_id: number;
  question: number;
  questionKey: number;
  letter: Letter;
  /** In milliseconds. */
  duree?: number;
}

export interface ReponseSerie extends Donnee {
  theme_id: number;
  questionnaire_id: number;
}

export interface ReponseDizaine extends Donnee {
  acces_id: number;
  dizaine_id: number;
}

/** A null letter means that time ran out; `duree` counts from the question's opening. */
export interface ReponseExamen extends Omit<Donnee, 'letter'> {
  acces_id: number;
  examen_id: number;
  letter: Letter | null;
}

export type ReponseGardee<M extends Mode = Mode> = {
  serie: ReponseSerie;
  dizaine: ReponseDizaine;
  examen: ReponseExamen;
}[M];

/** The last field of each `cle` is the id of its attempt. */
const MODES = {
  serie: {
    prefixe: 'priorite.reponse',
    appel: 'addReponse',
    cle: ['acces_user_id', 'questionnaire_id'],
    nombres: ['theme_id'],
  },
  dizaine: {
    prefixe: 'priorite.dizaine',
    appel: 'addReponseDizaine',
    cle: ['dizaine_id'],
    nombres: ['acces_id', 'acces_user_id', 'duree'],
  },
  examen: {
    prefixe: 'priorite.examen',
    appel: 'addReponseExamen',
    cle: ['examen_id'],
    nombres: ['acces_id', 'acces_user_id', 'duree'],
  },
} as const satisfies Record<Mode, object>;
const NOMBRES = ['question', 'questionKey', 'donneeLe'];

export type Recue<M extends Mode = Mode> = Output<Calls[(typeof MODES)[M]['appel']]>;

/** The attempt's id tells the mode: stored answers have no field for it. */
export const modeOf = (reponse: object): Mode =>
  (Object.keys(MODES) as Mode[]).find((mode) => Object.hasOwn(reponse, MODES[mode].cle.at(-1)!))!;

const formeOf = (reponse: object) => MODES[modeOf(reponse)];

function readReponse(texte: string | null): ReponseGardee | null {
  try {
    const lue = JSON.parse(texte ?? 'null') as Record<string, unknown> | null;
    if (typeof lue !== 'object' || lue === null) return null;
    const { cle, nombres } = formeOf(lue);
    if (![...NOMBRES, ...cle, ...nombres].every((champ) => Number.isSafeInteger(lue[champ])))
      return null;
    const sansLettre = lue.letter === null && modeOf(lue) === 'examen';
    if (!sansLettre && !isLetter(lue.letter)) return null;
    return lue as unknown as ReponseGardee;
  } catch {
    return null;
  }
}

export const REPONSES: Forme<ReponseGardee> = {
  prefixes: Object.values(MODES).map(({ prefixe }) => prefixe),
  prefixeOf: (reponse) => formeOf(reponse).prefixe,
  cleOf: (reponse) =>
    [...formeOf(reponse).cle, 'question']
      .map((champ) => reponse[champ as keyof ReponseGardee])
      .join('.'),
  read: readReponse,
  rangOf: ({ questionKey }) => questionKey,
  sourceOf: ({ acces_user_id }) => acces_user_id,
};

export function sendReponse(reponse: ReponseGardee, options: Parameters<typeof call>[2]) {
  // These two fields stay on the device.
  const { donneeLe: _, acces_id: __, ...charge } = { acces_id: 0, ...reponse };
  return call(formeOf(reponse).appel, charge, options);
}
