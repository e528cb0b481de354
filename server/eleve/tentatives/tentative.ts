import type { Selectable } from 'kysely';
import type { Letter } from '../../../contract/fields.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { pourcentage } from '../../../droit/bareme.ts';
import type { Mode, TentativeTable } from './tentatives.tables.ts';

type Row = Selectable<TentativeTable>;

/** The columns that a mode has besides those of every attempt. */
interface Columns {
  serie: { theme_id: number; libelle: string };
  dizaine: { cible: string };
  examen: { departs: string; passees: number; chrono: 0 | 1; voix: 0 | 1; arret: 0 | 1 };
}

/** An attempt as it is stored, and what can be read off it without a database. */
export type Tentative<M extends Mode = Mode> = Row & { mode: M } & Columns[M];

/** Its number on the wire. */
export const numeroOf = ({ id, ancien }: Pick<Row, 'id' | 'ancien'>) => ancien ?? id;

export const isTermine = ({ dateFin }: Pick<Row, 'dateFin'>) => flagOf(dateFin !== null);

/** Questions that are asked together, fixed at their start: an entry a position. */
export type Fixees = Pick<Row, 'questions' | 'versions' | 'reponses'>;
type Reponses = Pick<Row, 'reponses'>;

export const SANS_REPONSE = '?';

export const reponsesOf = ({ reponses }: Reponses) => reponses.split('') as (Letter | '?')[];

export function reponseAt({ reponses }: Reponses, key: number): Letter | null {
  const reponse = reponses[key];
  return reponse === undefined || reponse === SANS_REPONSE ? null : (reponse as Letter);
}

export const withReponse = ({ reponses }: Reponses, key: number, letter: Letter) =>
  reponses.slice(0, key) + letter + reponses.slice(key + 1);

/** Each given answer shows whether its question is known. */
export const corrigeesOf = (
  reponses: string,
  versions: { question_id: number; correcte: Letter }[],
) =>
  versions.flatMap(({ question_id, correcte }, key) =>
    reponses[key] === SANS_REPONSE ? [] : { question_id, juste: reponses[key] === correcte },
  );

/** In milliseconds: longer than this, somebody had gone. */
const DUREE_MAX = 600_000;
/** How many characters a time has, in base 36, and what stands where nobody said. */
const LARGEUR = 4;
const INCONNUE = '.'.repeat(LARGEUR);

type Durees = Pick<Row, 'reponses' | 'durees'>;

/** Room for the times of so many answers: a row that does not grow is written where it stands. */
export const dureesInconnues = (nombre: number) => INCONNUE.repeat(nombre);

/** The time of each answer in milliseconds, an entry a position; null where nobody said. */
export const dureesOf = ({ durees, reponses }: Durees) =>
  Array.from(reponses, (_, key) => {
    const une = durees?.slice(key * LARGEUR, (key + 1) * LARGEUR) ?? INCONNUE;
    return une === INCONNUE ? null : Number.parseInt(une, 36);
  });

/** The same with one more, as it is stored. */
export function withDuree(
  { durees, reponses }: Durees,
  key: number,
  duree: number | null | undefined,
): string | null {
  if (duree === null || duree === undefined) return durees;
  const avant = durees ?? dureesInconnues(reponses.length);
  const une = Math.min(duree, DUREE_MAX).toString(36).padStart(LARGEUR, '0');
  return avant.slice(0, key * LARGEUR) + une + avant.slice((key + 1) * LARGEUR);
}

export const isComplete = (reponses: string) => !reponses.includes(SANS_REPONSE);

/** The first question without an answer. An open attempt has one. */
export function firstUnanswered({ questions, reponses }: Omit<Fixees, 'versions'>): number {
  const ids = idsOf(questions);
  return ids[Math.max(0, reponses.indexOf(SANS_REPONSE))]!;
}

/** Answered while open; points once finished. */
export function pourcentageOf({ reponses, score }: Pick<Row, 'reponses' | 'score'>): number {
  const answered = reponses.split('').filter((reponse) => reponse !== SANS_REPONSE).length;
  return pourcentage(score ?? answered, reponses.length);
}

/**
 * Where a question stands in the attempt, or -1. `question` is its id, or its position: ids start
 * at 1001, so a number below is a position.
 */
export function keyOf({ questions }: Fixees, question: number): number {
  const ids = idsOf(questions);
  if (question > 1000) return ids.indexOf(question);
  return question < ids.length ? question : -1;
}

/** Fisher–Yates. `random(n)` gives an integer from 0 to n - 1. */
export function shuffled<T>(items: T[], random: (n: number) => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
