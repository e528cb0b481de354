import { randomInt } from 'node:crypto';
import type { CodeRoute } from '../../../drawing/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { openMemoire } from '../entrainement/index.ts';
import { regleDExamen } from '../../socle/faits/faits.queries.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { banqueSous, codeDe } from '../questions/index.ts';
import { listQuestionsAccueil } from '../series/index.ts';
import { begin, listOuvertes, numeroOf, ownAccesQT } from '../tentatives/index.ts';
import { pickQuestions } from './pickQuestions.ts';
import { DEPARTS } from './chrono.ts';
import { MODE_EXAMEN } from './mode.ts';

/** Returns the open one, or begins another. */
export const addExamen: Handler<'addExamen'> = async (context) => {
  const { db, write, eleve, input, now } = context;
  const { acces_user_id, chrono, voix, arret } = input;
  await ownAccesQT(db, context);
  const regle = await regleDExamen(db, now);
  const drawn = pickQuestions(await candidatsOf(db, codeDe(eleve, now)), randomInt);
  return write(async (trx) => {
    // Filling the memory locks all accesses, so it precedes the lock of one.
    const memoire = await openMemoire(trx, eleve.id);
    await ownAccesQT(trx, context, { lock: true });
    const [ouvert] = await listOuvertes(trx, 'examen', acces_user_id);
    if (ouvert) return { examen_id: numeroOf(ouvert) };
    const ids = drawn.map((question) => question.id);
    const { id } = await begin(trx, MODE_EXAMEN, context, {
      acces_user_id,
      ids,
      memoire,
      columns: { departs: DEPARTS.unknown(ids.length), passees: 0, chrono, voix, arret, regle },
      rien: 'Il n’y a pas encore de question à poser.',
    });
    return { examen_id: id };
  });
};

/** The home page shows anybody the right answers to its own questions (docs/decisions/0022). */
async function candidatsOf(db: Db, code: CodeRoute) {
  const accueil = new Set(await listQuestionsAccueil(db));
  const { parId } = await banqueSous(db, code);
  return [...parId.values()].filter(({ id, langue }) => langue === 'FR' && !accueil.has(id));
}
