import type { Context } from '../../../../socle/config/environment.ts';
import type { Db } from '../../../../socle/db/database.ts';
import type { Handler } from '../../../../socle/http/mount.ts';
import { advancePaiement, wantOuvert, notePaiementVu } from '../../index.ts';
import { paypal } from './paypal.ts';
import { ownOrdre } from './paypal.queries.ts';

/** PayPal decides how an approved or pending order ends, so it is not cancelled. */
export const cancelPaypal: Handler<'cancelPaypal'> = async (context) => {
  const { db, write, eleve, input, env, now } = context;
  wantOuvert(paypal, env);
  const ordre = await ownOrdre(db, eleve, input.idTransaction);
  if (ordre.etat === 'ouvert')
    await write((trx) => giveUp(trx, ordre, 'Fenêtre fermée par l’élève', { env, now }));
  return {};
};

/** This response shows the outcome, so no later screen repeats it. */
export async function giveUp(
  trx: Db,
  paiement: { id: number; eleve_id: number },
  raison: string,
  ctx: Context,
): Promise<void> {
  const isGivenUp = await advancePaiement(trx, paiement.id, { etat: 'annule', raison }, ctx);
  if (isGivenUp) await notePaiementVu(trx, paiement);
}
