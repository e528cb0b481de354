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

/** Takes an id out of these lists. Answers those that staff can see, with how many each has left. */
export async function takeOut(
  held: readonly Holder[],
  question_id: number,
  save: (id: number, listeQuestions: string) => Promise<unknown>,
) {
  const changed = [];
  for (const { id, libelle, listeQuestions, dateSuppression } of held) {
    const left = idsOf(listeQuestions).filter((each) => each !== question_id);
    await save(id, left.join(';'));
    if (dateSuppression === null) changed.push({ id, libelle, nombre: left.length });
  }
  return changed;
}
