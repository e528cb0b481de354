import { REMISE } from '../../../regles/remise.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { valuesOf } from '../../socle/journal/champs.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { auJournal, checkProduit } from './fiche.ts';

export const addRemise: Handler<'addRemise'> = async ({ trx, input, admin, now }) => {
  await checkProduit(trx, input.acces_id);
  const { code } = input;
  const added = await trx
    .insertInto('remise')
    .values({
      code,
      ...valuesOf(REMISE.champs, input),
      admin_id: admin.id,
      dateCreation: now.toISOString(),
    })
    // The unique index decides when two add one code at the same time.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw champFaux('code', `Le code ${code} existe déjà\u00a0: choisissez-en un autre.`);
  return {
    id: added.id,
    message: `Le code ${code} a été ajouté.`,
    journal: { objet: 'remise', objet_id: added.id, avant: null, apres: auJournal(input) },
  };
};
