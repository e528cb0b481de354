import { REMISE } from '../../../regles/remise.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sameValues, valuesOf } from '../../socle/journal/champs.ts';
import { RIEN_CHANGE } from '../../socle/refus/depasse.ts';
import { auJournal, checkProduit, refuseOvertaken, sansRemise } from './fiche.ts';
import { findRemise } from './remises.queries.ts';
import { holdRemise } from './remises.writes.ts';

export const editRemise: Handler<'editRemise'> = async (context) => {
  const { db, write, input, admin, now } = context;
  const before = await findRemise(db, { id: input.id });
  if (!before) throw sansRemise();
  await refuseOvertaken(db, before, input.version, now);
  if (sameValues(REMISE.champs, before, input)) return { message: RIEN_CHANGE };
  await write(async (trx) => {
    const held = await holdRemise(trx, input.id);
    if (!held) throw sansRemise();
    await refuseOvertaken(trx, held, input.version, now);
    // Its product may have been deleted since: it stays.
    if (input.acces_id !== held.acces_id) await checkProduit(trx, input.acces_id);
    await trx
      .updateTable('remise')
      .set({ ...valuesOf(REMISE.champs, input), version: held.version + 1, admin_id: admin.id })
      .where('id', '=', held.id)
      .execute();
    const apres = auJournal({ ...input, code: held.code });
    return { journal: { objet: 'remise', objet_id: held.id, avant: auJournal(held), apres } };
  });
  return { message: `Le code ${before.code} a été modifié.` };
};
