import type { Handler } from '../../socle/http/mount.ts';
import { auJournal, sansRemise } from './fiche.ts';
import { holdRemise } from './remises.writes.ts';

export const deleteRemise: Handler<'deleteRemise'> = async ({ trx, input, now }) => {
  const held = await holdRemise(trx, input.id);
  if (!held) throw sansRemise();
  await trx
    .updateTable('remise')
    .set({ dateSuppression: now.toISOString() })
    .where('id', '=', held.id)
    .execute();
  return {
    message: `Le code ${held.code} a été supprimé.`,
    journal: { objet: 'remise', objet_id: held.id, avant: auJournal(held) },
  };
};
