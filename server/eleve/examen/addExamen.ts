import { randomInt } from 'node:crypto';
import type { calls } from '../../../contract/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { openMemoire } from '../entrainement/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { type Limite, countIn } from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { listCurrentVersions, listReperes } from '../questions/index.ts';
import { dureesInconnues, listQuestionsAccueil, SANS_REPONSE } from '../series/index.ts';
import { compose } from './composition.ts';
import { sansDepart } from './epreuve.ts';
import { findOuvert, ownExamens } from './examen.queries.ts';

/** Each is a row for good. */
const limitesExamens = (eleve_id: number): Limite[] => [
  { cle: `examens ${eleve_id}`, most: 30, seconds: 3600 },
  { cle: `examens jour ${eleve_id}`, most: 100, seconds: 24 * 3600 },
];

/** Gives back the one that is open, or fixes another: its questions and their versions as they stand. */
export const addExamen: Handler<(typeof calls)['addExamen']> = async (context) => {
  const { db, write, eleve, input, now } = context;
  const { acces_user_id, chrono, voix, arret } = input;
  const qui = { ...input, eleve_id: eleve.id };
  await ownExamens(db, qui, now);
  const drawn = compose(await candidatsOf(db), randomInt);
  return write(async (trx) => {
    // Whoever ends it holds one access, and has it remembered: what begins the memory holds all of them.
    await openMemoire(trx, eleve.id);
    await ownExamens(trx, qui, now, { lock: true });
    const ouvert = await findOuvert(trx, acces_user_id);
    if (ouvert) return { examen_id: ouvert.id };
    const questions = await listCurrentVersions(
      trx,
      drawn.map(({ id }) => id),
    );
    if (questions.length === 0) throw new Refus(409, 'Il n’y a pas encore de question à poser.');
    await countIn(trx, limitesExamens(eleve.id), now);
    const { id } = await trx
      .insertInto('examen')
      .values({
        acces_user_id,
        questions: questions.map((question) => question.id).join(';'),
        versions: questions.map(({ version_id }) => version_id).join(';'),
        reponses: SANS_REPONSE.repeat(questions.length),
        durees: dureesInconnues(questions.length),
        departs: sansDepart(questions.length),
        passees: 0,
        chrono,
        voix,
        arret,
        reussi: 0,
        dateDebut: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { examen_id: id };
  });
};

/** The whole bank in French, without what the home page tells to anybody (docs/decisions/0022). */
async function candidatsOf(db: Db) {
  const accueil = new Set(await listQuestionsAccueil(db));
  const reperes = await listReperes(db);
  return reperes.filter(({ id, langue }) => langue === 'FR' && !accueil.has(id));
}
