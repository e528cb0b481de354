import type { Db } from '../../socle/db/database.ts';
import { holdPaiement } from './hold.ts';

/** Idempotent: the same sentence again reopens nothing that was settled. */
export async function noteAVoir(trx: Db, id: number, phrase: string): Promise<void> {
  const paiement = await holdPaiement(trx, id);
  if (!paiement || paiement.aVoir?.includes(phrase)) return;
  const aVoir = paiement.aVoir === null ? phrase : `${paiement.aVoir} ${phrase}`;
  await trx
    .updateTable('paiement')
    .set({ aVoir, dateRegle: null, motifRegle: null })
    .where('id', '=', id)
    .execute();
}
