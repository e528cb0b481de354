import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import { parEleveOf } from '../remises/remises.queries.ts';
import type { PaiementTable } from './paiement.tables.ts';

/**
 * Whether its learner has paid with its discount code as often as one may: who orders again leaves orders
 * behind that can still be paid on the provider's page, at the price of the code.
 */
export async function isDeTrop(
  trx: Db,
  { id, eleve_id, remise_id }: Pick<Selectable<PaiementTable>, 'id' | 'eleve_id' | 'remise_id'>,
): Promise<boolean> {
  if (remise_id === null) return false;
  const others = await trx
    .selectFrom('paiement')
    .select('id')
    .where('eleve_id', '=', eleve_id)
    .where('remise_id', '=', remise_id)
    .where('etat', 'in', ['paye', 'rembourse', 'impaye'])
    .where('id', '<>', id)
    .execute();
  return others.length > 0 && others.length >= (await parEleveOf(trx, remise_id));
}
