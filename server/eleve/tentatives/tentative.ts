import type { RegleDExamen } from '../../../droit/examen.ts';
import type { ChoixFaits } from '../../../regles/examen.ts';
import type { Selectable } from 'kysely';
import type { Letter } from '../../../regles/lettres.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { pourcentage } from '../../../droit/bareme.ts';
import type { Mode } from '../../../regles/mode.ts';
import { cleOf, type QuestionVersion } from '../questions/index.ts';
import type { TentativeTable } from './tentatives.tables.ts';

/** Without what statistics alone read. */
export type LigneDeTentative = Omit<Selectable<TentativeTable>, 'premieres'>;
type Row = LigneDeTentative;

export interface Columns {
  serie: { theme_id: number; libelle: string };
  dizaine: { cible: string };
  examen: { departs: string; passees: number; regle: RegleDExamen | null } & ChoixFaits;
}

export type Tentative<M extends Mode = Mode> = Row & { mode: M } & Columns[M];

export const numeroOf = ({ id, ancien }: Pick<Row, 'id' | 'ancien'>) => ancien ?? id;

export const isTermine = ({ dateFin }: Pick<Row, 'dateFin'>) => flagOf(dateFin !== null);

/** Lists with one entry per position, fixed at the start. */
export type Fixees = Pick<Row, 'questions' | 'versions' | 'reponses'>;
type Reponses = Pick<Row, 'reponses'>;

export const SANS_REPONSE = '?' as const;

export const reponsesOf = ({ reponses }: Reponses) => reponses.split('') as (Letter | '?')[];

export function reponseAt({ reponses }: Reponses, key: number): Letter | null {
  const reponse = reponses[key];
  return reponse === undefined || reponse === SANS_REPONSE ? null : (reponse as Letter);
}

export const withReponse = ({ reponses }: Reponses, key: number, letter: Letter) =>
  reponses.slice(0, key) + letter + reponses.slice(key + 1);

export const corrigeesOf = (
  reponses: string,
  versions: readonly Pick<QuestionVersion, 'question_id' | 'code' | 'correcte'>[],
  depuis = 0,
) =>
  versions.flatMap((version, key) =>
    key < depuis || reponses[key] === SANS_REPONSE
      ? []
      : { cle: cleOf(version), juste: reponses[key] === version.correcte },
  );

/** Stores one number per position in base 36; a fixed width lets databases update in place. */
export const fixedWidth = (width: number) => ({
  unknown: (nombre: number) => '.'.repeat(width * nombre),
  at(all: string, key: number): number | null {
    const one = all.slice(key * width, (key + 1) * width);
    return one === '' || one.startsWith('.') ? null : Number.parseInt(one, 36);
  },
  with(all: string, key: number, value: number): string {
    const one = value.toString(36).padStart(width, '0');
    return all.slice(0, key * width) + one + all.slice((key + 1) * width);
  },
});

export const DUREES = fixedWidth(4);
/** In milliseconds; a longer time means that the learner was away. */
const DUREE_MAX = 600_000;

type Durees = Pick<Row, 'reponses' | 'durees'>;

/** Returns the milliseconds of each answer by position; null when unknown. */
export const dureesOf = ({ durees, reponses }: Durees) =>
  Array.from(reponses, (_, key) => DUREES.at(durees ?? '', key));

export const withDuree = (
  { durees, reponses }: Durees,
  key: number,
  duree: number | null | undefined,
) =>
  typeof duree === 'number'
    ? DUREES.with(durees ?? DUREES.unknown(reponses.length), key, Math.min(duree, DUREE_MAX))
    : durees;

export const isComplete = (reponses: string) => !reponses.includes(SANS_REPONSE);

/** An open attempt always has a question without an answer. */
export function firstUnanswered({ questions, reponses }: Omit<Fixees, 'versions'>): number {
  const ids = idsOf(questions);
  return ids[Math.max(0, reponses.indexOf(SANS_REPONSE))]!;
}

export const countFaites = ({ reponses }: Reponses) => reponses.replaceAll(SANS_REPONSE, '').length;

/** The share of questions answered while open, of points once finished. */
export const pourcentageOf = ({ reponses, score }: Pick<Row, 'reponses' | 'score'>): number =>
  pourcentage(score ?? countFaites({ reponses }), reponses.length);

/** Returns a question's position, or -1. Ids start at 1001: a lower number is a position. */
export function keyOf({ questions }: Fixees, question: number): number {
  const ids = idsOf(questions);
  if (question > 1000) return ids.indexOf(question);
  return question < ids.length ? question : -1;
}
