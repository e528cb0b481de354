import { randomInt } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import { openMemoire } from '../entrainement/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listReperes } from '../questions/index.ts';
import { listQuestionsAccueil } from '../series/index.ts';
import { begin, listOuvertes, numeroOf, ownAccesQT } from '../tentatives/index.ts';
import { compose } from './composition.ts';
import { sansDepart } from './epreuve.ts';
import { EXAMEN } from './regles.ts';

/** Gives back the open one, or begins another. */
export const addExamen: Handler<'addExamen'> = async (context) => {
  const { db, write, eleve, input, now } = context;
  const { acces_user_id, chrono, voix, arret } = input;
  const qui = { ...input, eleve_id: eleve.id };
  await ownAccesQT(db, qui, now);
  const drawn = compose(await candidatsOf(db), randomInt);
  return write(async (trx) => {
    // Beginning the memory locks all accesses, ending an exam one: this comes first.
    await openMemoire(trx, eleve.id);
    await ownAccesQT(trx, qui, now, { lock: true });
    const [ouvert] = await listOuvertes(trx, 'examen', acces_user_id);
    if (ouvert) return { examen_id: numeroOf(ouvert) };
    const ids = drawn.map((question) => question.id);
    const { id } = await begin(
      trx,
      EXAMEN,
      { eleve_id: eleve.id, now },
      {
        acces_user_id,
        ids,
        departs: sansDepart(ids.length),
        passees: 0,
        chrono,
        voix,
        arret,
        rien: 'Il n’y a pas encore de question à poser.',
      },
    );
    return { examen_id: id };
  });
};

/** The home page tells its own questions to anybody (docs/decisions/0022). */
async function candidatsOf(db: Db) {
  const accueil = new Set(await listQuestionsAccueil(db));
  const reperes = await listReperes(db);
  return reperes.filter(({ id, langue }) => langue === 'FR' && !accueil.has(id));
}
