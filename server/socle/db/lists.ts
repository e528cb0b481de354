import { type Expression, sql } from 'kysely';
import { idsOf } from './idsOf.ts';

interface Holder {
  id: number;
  libelle: string;
  listeQuestions: string;
  dateSuppression: string | null;
}

export const hasId = (liste: Expression<string>, id: number) =>
  sql<boolean>`';' || ${liste} || ';' like ${`%;${id};%`}`;

/**
 * Removes an id from these lists. Answers how many each keeps, and the id's rank from 0. `visible`
 * leaves deleted questions out of the count.
 */
export async function takeOut(
  held: readonly Holder[],
  question_id: number,
  save: (id: number, listeQuestions: string) => Promise<unknown>,
) {
  const changed = [];
  for (const { id, libelle, listeQuestions, dateSuppression } of held) {
    const ids = idsOf(listeQuestions);
    const left = ids.filter((each) => each !== question_id);
    await save(id, left.join(';'));
    const rang = ids.indexOf(question_id);
    changed.push({ id, libelle, rang, nombre: left.length, visible: dateSuppression === null });
  }
  return changed;
}

/** Puts an id back at its rank; undefined when the list's length changed meanwhile. */
export function putBack(
  { listeQuestions }: Pick<Holder, 'listeQuestions'>,
  question_id: number,
  { rang, nombre }: { rang: number; nombre: number },
): string | undefined {
  const ids = idsOf(listeQuestions);
  return ids.length === nombre ? ids.toSpliced(rang, 0, question_id).join(';') : undefined;
}
