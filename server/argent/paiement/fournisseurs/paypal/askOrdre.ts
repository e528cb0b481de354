import type { Db } from '../../../../socle/db/database.ts';
import { findOrdreOfPaiement } from './paypal.queries.ts';
import type { Repris } from './apply.ts';
import { type House, settleOrdre } from './settle.ts';

/**
 * Takes over what PayPal says of a payment now; false where it knows nothing of it. `repris`: it says
 * that the buyer's bank has taken the money back. What
 * its buyer's bank has refused is left to its buyer. Throws PaypalMuet where it does not answer.
 */
export async function askOrdre(
  house: House & { read: Db },
  paiement_id: number,
  repris: Repris[] = [],
): Promise<boolean> {
  const ordre = await findOrdreOfPaiement(house.read, paiement_id);
  return (
    ordre !== undefined && !(await settleOrdre(house, ordre, { repris, tenace: false })).inconnu
  );
}
