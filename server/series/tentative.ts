import type { Selectable } from 'kysely';
import type { Letter } from '../../contract/fields.ts';
import { idsOf } from '../db/idsOf.ts';
import { pourcentage } from './bareme.ts';
import type { QuestionnaireTable } from './series.tables.ts';

/** An attempt as it is stored, and what can be read off it without a database. */
export type Questionnaire = Selectable<QuestionnaireTable>;

export const SANS_REPONSE = '?';

export const reponsesOf = ({ reponses }: Questionnaire) => reponses.split('') as (Letter | '?')[];

export function reponseAt({ reponses }: Questionnaire, key: number): Letter | null {
  const reponse = reponses[key];
  return reponse === undefined || reponse === SANS_REPONSE ? null : (reponse as Letter);
}

export const withReponse = ({ reponses }: Questionnaire, key: number, letter: Letter) =>
  reponses.slice(0, key) + letter + reponses.slice(key + 1);

export const isComplete = (reponses: string) => !reponses.includes(SANS_REPONSE);

/** The first question without an answer. An open attempt has one. */
export function firstUnanswered({ questions, reponses }: Questionnaire): number {
  const ids = idsOf(questions);
  return ids[Math.max(0, reponses.indexOf(SANS_REPONSE))]!;
}

/** Answered while open; points once finished. */
export function pourcentageOf({ reponses, score }: Questionnaire): number {
  const answered = reponses.split('').filter((reponse) => reponse !== SANS_REPONSE).length;
  return pourcentage(score ?? answered, reponses.length);
}

/**
 * Where a question stands in the attempt, or -1. `question` is its id, or its position: ids start
 * at 1001, so a number below is a position.
 */
export function keyOf({ questions }: Questionnaire, question: number): number {
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
