import type { Db } from '../db/database.ts';
import { champFaux } from '../kernel/refus.ts';
import { holdQuestions } from '../questions/banque.queries.ts';
import { listQuestionsAccueil } from '../series/themes.queries.ts';
import { TEXTE_MAX } from '../../contract/texte.ts';
import { cleanTexte, isEmpty } from './cleanTexte.ts';

/** A text as it is kept; 422 when there is nothing in it, or when it could not be saved again. */
export function texteOf(html: string): string {
  const texte = cleanTexte(html);
  // Signs that are written out make it longer.
  if (texte.length > TEXTE_MAX)
    throw champFaux('texte', 'Ce texte est trop long : 400 000 caractères au plus.');
  if (isEmpty(texte)) throw champFaux('texte', 'Écrivez le texte du chapitre.');
  return texte;
}

/**
 * Of these questions those that are there, and what is to be said of the others. They are held:
 * whoever deletes one, or puts it on the home page, has done it, or waits. So they are held before the
 * chapter, as a deletion does. 422 for one of the home page, which stands nowhere else
 * (docs/decisions/0022).
 */
export async function questionsOf(trx: Db, ids: number[]) {
  const there = await holdQuestions(trx, ids);
  const accueil = new Set(await listQuestionsAccueil(trx));
  const posee = ids.find((id) => there.has(id) && accueil.has(id));
  if (posee !== undefined)
    throw champFaux(
      'listeQuestions',
      `La question ${posee} est posée sur la page d’accueil, qui en dit la bonne réponse à tout le monde : elle ne peut être dans aucun chapitre.`,
    );
  const gone = ids.filter((id) => !there.has(id));
  const told =
    gone.length === 0
      ? ''
      : gone.length === 1
        ? ` La question ${gone[0]} n’existe plus : elle n’y est pas.`
        : ` Les questions ${gone.join(', ')} n’existent plus : elles n’y sont pas.`;
  return { listeQuestions: ids.filter((id) => there.has(id)).join(';'), told };
}
