import type { cancelPaypal as contract } from '../../../../../contract/paypal.ts';
import type { Handler } from '../../../../socle/http/mount.ts';
import { introuvable } from '../../../../socle/refus/refus.ts';
import { advancePaiement, notePaiementVu } from '../../index.ts';
import { checkMoyen } from './moyen.ts';
import { findOrdre } from './paypal.queries.ts';

/** Of what was approved, or is awaited, nothing is given up: PayPal says how that ends. */
export const cancelPaypal: Handler<typeof contract> = async ({
  db,
  write,
  eleve,
  input,
  env,
  now,
}) => {
  checkMoyen(env);
  const ordre = await findOrdre(db, input.idTransaction);
  if (!ordre || ordre.eleve_id !== eleve.id) throw introuvable('Ce paiement n’existe pas.');
  if (ordre.etat !== 'ouvert') return {};
  const fait = { etat: 'annule', raison: 'Fenêtre fermée par l’élève' } as const;
  await write(async (trx) => {
    if (await advancePaiement(trx, ordre.id, fait, { env, now })) await notePaiementVu(trx, ordre);
  });
  return {};
};
