import type { Db } from '../../socle/db/database.ts';
import { holdPaiement } from './hold.ts';

/**
 * Shows a payment to the school with a sentence of what its provider said, once: told again it changes
 * nothing, and what was settled before is open again only for something new.
 */
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
