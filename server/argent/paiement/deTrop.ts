import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { findLimites } from '../remises/index.ts';
import type { PaiementTable } from './paiement.tables.ts';

type Paye = Pick<Selectable<PaiementTable>, 'id' | 'eleve_id' | 'remise_id' | 'remiseRendue'>;

/** True past the learner's limit, or where others took its released use. */
export async function isDeTrop(
  trx: Db,
  { id, eleve_id, remise_id, remiseRendue }: Paye,
): Promise<boolean> {
  if (remise_id === null) return false;
  if (remiseRendue === 1) return true;
  const others = await trx
    .selectFrom('paiement')
    .select('id')
    .where('eleve_id', '=', eleve_id)
    .where('remise_id', '=', remise_id)
    .where('etat', 'in', ['paye', 'rembourse', 'impaye'])
    .where('id', '<>', id)
    .execute();
  return others.length > 0 && others.length >= (await findLimites(trx, remise_id)).parEleve;
}
