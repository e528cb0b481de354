import type { Db } from '../db/database.ts';
import { champFaux } from '../kernel/refus.ts';
import { listQuestionsThere } from '../questions/banque.queries.ts';
import { cleanTexte, isEmpty } from './cleanTexte.ts';

/** A text as it is kept; 422 when there is nothing in it. */
export function texteOf(html: string): string {
  const texte = cleanTexte(html);
  if (isEmpty(texte)) throw champFaux('texte', 'Écrivez le texte du chapitre.');
  return texte;
}

/** Of these questions those that are there, and what is to be said of the others. */
export async function questionsOf(trx: Db, ids: number[]) {
  const there = await listQuestionsThere(trx, ids);
  const gone = ids.filter((id) => !there.has(id));
  const told =
    gone.length === 0
      ? ''
      : gone.length === 1
        ? ` La question ${gone[0]} n’existe plus : elle n’y est pas.`
        : ` Les questions ${gone.join(', ')} n’existent plus : elles n’y sont pas.`;
  return { listeQuestions: ids.filter((id) => there.has(id)).join(';'), told };
}
