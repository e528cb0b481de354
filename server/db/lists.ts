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

/** Takes an id out of these lists. Answers those that staff can see, with how many each has left, and the place, from 0, that it had. */
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
    if (dateSuppression === null) changed.push({ id, libelle, rang, nombre: left.length });
  }
  return changed;
}
