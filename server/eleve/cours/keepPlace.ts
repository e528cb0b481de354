import type { Handler } from '../../socle/http/mount.ts';
import { chapitreIn, ownStartedCours, readParcours } from './cours.queries.ts';

export const keepPlace: Handler<'keepPlace'> = async (context) => {
  const { trx, input, now } = context;
  // The lock serializes this with the chapter's end: both write its row.
  const acces = await ownStartedCours(trx, context, { lock: true });
  const { acces_user_id } = acces;
  const { id: chapitre_id } = chapitreIn(await readParcours(trx, acces), input);
  const read = { place: input.place, dateLecture: now.toISOString() };
  await trx
    .insertInto('lecture')
    .values({ acces_user_id, chapitre_id, ...read })
    .onConflict((conflict) => conflict.columns(['acces_user_id', 'chapitre_id']).doUpdateSet(read))
    .execute();
  return {};
};
