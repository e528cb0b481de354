import type { Db } from '../../socle/db/database.ts';
import { remember } from '../memoire/index.ts';
import type { QuestionVersion } from '../questions/index.ts';
import { corrigeesOf, mark } from '../series/index.ts';
import { type Examen, FAUTES, fautesOf } from './epreuve.ts';
import { versionsDe } from './examen.queries.ts';

/** Keeps where an exam stands, and ends it where it is over. The caller holds the access. */
export async function advance(
  trx: Db,
  eleve_id: number,
  examen: Examen,
  now: Date,
): Promise<Examen> {
  if (examen.passees === examen.reponses.length) return finishExamen(trx, eleve_id, examen, now);
  if (examen.arret === 1 && examen.passees >= FAUTES) {
    const versions = await versionsDe(trx, examen);
    if (fautesOf(examen, versions).fautes >= FAUTES)
      return finishExamen(trx, eleve_id, examen, now, versions);
  }
  const { reponses, durees, departs, passees } = examen;
  await trx
    .updateTable('examen')
    .set({ reponses, durees, departs, passees })
    .where('id', '=', examen.id)
    .execute();
  return examen;
}

/** Marks it as a series: what has no answer is wrong, and shows nothing of what its learner knows. */
export async function finishExamen(
  trx: Db,
  eleve_id: number,
  examen: Examen,
  now: Date,
  asked?: QuestionVersion[],
): Promise<Examen> {
  const versions = asked ?? (await versionsDe(trx, examen));
  const { reponses, durees, departs, passees } = examen;
  const { score, reussi } = mark(
    versions.map(({ correcte, grave }, key) => ({
      juste: reponses[key] === correcte,
      grave: grave === 1,
    })),
  );
  const fin = { score, reussi, dateFin: now.toISOString() };
  await trx
    .updateTable('examen')
    .set({ reponses, durees, departs, passees, ...fin })
    .where('id', '=', examen.id)
    .execute();
  await remember(trx, eleve_id, corrigeesOf(reponses, versions), now);
  return { ...examen, ...fin };
}
