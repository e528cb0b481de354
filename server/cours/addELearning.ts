import type { calls } from '../../contract/index.ts';
import { idsOf } from '../db/idsOf.ts';
import { findListeQuestions } from '../elearning/chapitresOfAcces.queries.ts';
import type { Handler } from '../kernel/mount.ts';
import { chapitreIn, findLecture, ownStartedCours, readParcours } from './cours.queries.ts';
import { finishCours } from './finishCours.ts';
import { avancementOf, withTermine } from './parcours.ts';
import {
  checkReponses,
  checkSame,
  keptOf,
  questionsOfToday,
  reponsesOf,
  seenOf,
  versionsIn,
} from './reponses.ts';

/** The first submission of a chapter stands; the one that leaves nothing to do ends the course with it. */
export const addELearning: Handler<(typeof calls)['addELearning']> = async (context) => {
  const { trx, eleve, input, now, env } = context;
  const acces = await ownStartedCours(trx, { eleve, acces_id: input.acces_id }, now, {
    lock: true,
  });
  const { acces_user_id } = acces;
  const before = await readParcours(trx, acces);
  const { id: chapitre_id } = chapitreIn(before, input);
  const lu = await findLecture(trx, acces_user_id, chapitre_id);
  if (lu?.dateTermine) {
    const kept = await versionsIn(trx, idsOf(lu.versions!));
    const seen = input.versions ? await versionsIn(trx, input.versions) : kept;
    checkSame(kept, lu.reponses!, seen, input);
    const { termineAll } = avancementOf(before);
    if (termineAll) await finishCours(trx, acces, context);
    return told(lu.dateTermine, termineAll, reponsesOf(kept, lu.reponses!, env.APP_SECRET));
  }

  const asked = await questionsOfToday(trx, await findListeQuestions(trx, chapitre_id));
  const seen = await seenOf(trx, input.versions, asked);
  checkReponses(asked, seen, input);
  const dateTermine = now.toISOString();
  const done = { ...keptOf(seen, input), dateTermine, dateLecture: dateTermine };
  await trx
    .insertInto('lecture')
    .values({ acces_user_id, chapitre_id, place: 0, ...done })
    .onConflict((conflict) => conflict.columns(['acces_user_id', 'chapitre_id']).doUpdateSet(done))
    .execute();
  const { termineAll } = avancementOf(withTermine(before, chapitre_id));
  if (termineAll) await finishCours(trx, acces, context);
  return told(dateTermine, termineAll, reponsesOf(seen, done.reponses, env.APP_SECRET));
};

const told = (
  dateTermine: string,
  termineAll: boolean,
  listeReponses: ReturnType<typeof reponsesOf>,
) => ({ termine: 1 as const, termineAll, dateTermine, listeReponses });
