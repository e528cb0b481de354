import { type Expression, sql } from 'kysely';
import { idsOf } from './idsOf.ts';

/** A row that has a list of questions, as « 3;1;2 ». */
interface Holder {
  id: number;
  libelle: string;
  listeQuestions: string;
  dateSuppression: string | null;
}

/** Whether a list of ids has this one. */
export const hasId = (liste: Expression<string>, id: number) =>
  sql<boolean>`';' || ${liste} || ';' like ${`%;${id};%`}`;

/**
 * Takes an id out of these lists. Answers each with how many it has left, and the place, from 0, that
 * the id had; `visible` is what staff can see, the others were deleted, and may come back.
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

/** A list with an id at the place that it had, from 0; undefined where it has another length than it was left with. */
export function putBack(
  { listeQuestions }: Pick<Holder, 'listeQuestions'>,
  question_id: number,
  { rang, nombre }: { rang: number; nombre: number },
): string | undefined {
  const ids = idsOf(listeQuestions);
  return ids.length === nombre ? ids.toSpliced(rang, 0, question_id).join(';') : undefined;
}
