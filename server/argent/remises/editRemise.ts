import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champsOf, saisieOf, sameChamps } from './champs.ts';
import { checkProduit, refuseOvertaken, sansRemise } from './fiche.ts';
import { findRemise } from './remises.queries.ts';
import { holdRemise } from './remises.writes.ts';

export const editRemise: Handler<(typeof calls)['editRemise']> = async (context) => {
  const { db, write, input, admin, now } = context;
  const before = await findRemise(db, input.id);
  if (!before) throw sansRemise();
  await refuseOvertaken(db, before, input.version, now);
  if (sameChamps(before, input))
    return { message: 'Rien n’a changé\u00a0: il n’y a rien à enregistrer.' };
  await write(async (trx) => {
    const held = await holdRemise(trx, input.id);
    if (!held) throw sansRemise();
    await refuseOvertaken(trx, held, input.version, now);
    // The product that it has may have been deleted since: it stays.
    if (input.acces_id !== held.acces_id) await checkProduit(trx, input.acces_id);
    await trx
      .updateTable('remise')
      .set({ ...saisieOf(input), version: held.version + 1, admin_id: admin.id })
      .where('id', '=', held.id)
      .execute();
    const apres = champsOf({ code: held.code, ...saisieOf(input) });
    return { journal: { objet: 'remise', objet_id: held.id, avant: champsOf(held), apres } };
  });
  return { message: `Le code ${before.code} a été modifié.` };
};
