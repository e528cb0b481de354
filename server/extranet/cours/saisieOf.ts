import type { Db } from '../../socle/db/database.ts';
import { betweenRequests } from '../../socle/http/between.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { holdEach } from '../../eleve/questions/index.ts';
import { listQuestionsAccueil } from '../../eleve/series/index.ts';
import { TEXTE_MAX } from '../../../regles/texte.ts';
import { cleanTexte, isEmpty } from './cleanTexte.ts';

/** Up to this many characters, cleaning does not block other requests noticeably. */
const SHORT = 40_000;

/** 422: it is empty, or cleaning made it too long to be saved again. */
export async function texteOf(html: string): Promise<string> {
  const long = html.length > SHORT;
  const texte = long ? await betweenRequests(() => cleanTexte(html)) : cleanTexte(html);
  // Escaped characters lengthen it.
  if (texte.length > TEXTE_MAX)
    throw champFaux('texte', 'Ce texte est trop long\u00a0: 400 000 caractères au plus.');
  if (isEmpty(texte)) throw champFaux('texte', 'Écrivez le texte du chapitre.');
  return texte;
}

/** Lock order: questions before the chapter, like a deletion. 422: one is gone, or is on the home page (docs/decisions/0022). */
export async function holdQuestionsOf(trx: Db, ids: number[]): Promise<void> {
  await holdEach(trx, ids);
  const accueil = new Set(await listQuestionsAccueil(trx));
  const posee = ids.find((id) => accueil.has(id));
  if (posee !== undefined)
    throw champFaux(
      'listeQuestions',
      `La question ${posee} est posée sur la page d’accueil, qui en dit la bonne réponse à tout le monde\u00a0: elle ne peut être dans aucun chapitre.`,
    );
}
