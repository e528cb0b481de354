import { RDV } from '../../../regles/rdv.ts';
import type { Context } from '../../socle/config/environment.ts';
import type { Db } from '../../socle/db/database.ts';
import { deliverDue } from './deliverDue.ts';

/** Idempotent: the first end date is kept. An appointment also gets its attestation. */
export async function finishCours(
  trx: Db,
  { acces_user_id, codePermis }: { acces_user_id: number; codePermis: string },
  ctx: Context,
): Promise<void> {
  const aDelivrer = codePermis === RDV ? 1 : 0;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('coursTermine')
    .values({ acces_user_id, dateFin: ctx.now.toISOString(), aDelivrer })
    .onConflict((conflict) => conflict.column('acces_user_id').doNothing())
    .executeTakeFirst();
  if (aDelivrer && numInsertedOrUpdatedRows) await deliverDue(trx, acces_user_id, ctx);
}
