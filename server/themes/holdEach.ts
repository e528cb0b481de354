import type { Db } from '../db/database.ts';
import { champFaux } from '../kernel/refus.ts';
import { holdQuestions } from '../questions/banque.queries.ts';

/** Nobody deletes a question while it comes into a series. 422 where one is there no more. */
export async function holdEach(trx: Db, questions: number[]): Promise<void> {
  const there = await holdQuestions(trx, questions);
  const gone = questions.filter((id) => !there.has(id));
  if (gone.length === 0) return;
  throw champFaux(
    'listeQuestions',
    gone.length === 1
      ? `La question ${gone[0]} n’existe plus : retirez-la de la liste.`
      : `Les questions ${gone.join(', ')} n’existent plus : retirez-les de la liste.`,
  );
}
