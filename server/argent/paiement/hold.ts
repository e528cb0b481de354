import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { holdAccount } from '../../socle/securite/session.ts';
import type { PaiementTable } from './paiement.tables.ts';

/** Lock order: learner, then payment, until the transaction ends. */
export async function holdPaiement(
  trx: Db,
  id: number,
): Promise<Selectable<PaiementTable> | undefined> {
  const whose = await trx
    .selectFrom('paiement')
    .select('eleve_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!whose) return undefined;
  await holdAccount(trx, whose);
  return trx.selectFrom('paiement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
