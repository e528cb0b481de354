import { RIEN_A_PAYER } from '../../../../../regles/achat.ts';
import type { createOrderPaypal as contract } from '../../../../../contract/paypal.ts';
import { readConditions } from '../../../conditions/index.ts';
import type { Handler } from '../../../../socle/http/mount.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import { advancePaiement, essayerRemise, notePaiementVu, openPaiement } from '../../index.ts';
import { checkMoyen } from './moyen.ts';
import { createOrdre } from './ordre.ts';
import { PaypalMuet } from './service.ts';

const MUET =
  'PayPal ne répond pas pour l’instant\u00a0: rien n’est débité. Réessaie dans un moment, ou paie autrement.';

/** The payment first, on disk; then the order at PayPal's, with our price; then both are tied. */
export const createOrderPaypal: Handler<typeof contract> = async ({
  write,
  essais,
  eleve,
  input,
  env,
  now,
  log,
  readPage,
}) => {
  checkMoyen(env);
  const { acces: acces_id, bought: renouvellement, total: vu, societe, remise: code } = input;
  const accord = input.accord === 1;
  const voulu = { eleve_id: eleve.id, acces_id, renouvellement };
  const remise = await essayerRemise(essais, { ...voulu, code }, now);
  const conditions = await readConditions(readPage);
  const ouvrir = {
    ...voulu,
    eleve,
    type: 'paypal',
    vu,
    societe,
    remise,
    conditions,
    accord,
  } as const;
  const { id, commande, montant, libelle, gratuit } = await write((trx) =>
    openPaiement(trx, ouvrir, { env, now }),
  );
  if (gratuit) return { orderID: '', commande: commande!, gratuit: 1, message: RIEN_A_PAYER };
  const close = (raison: string) =>
    write(async (trx) => {
      await advancePaiement(trx, id, { etat: 'annule', raison }, { env, now });
      await notePaiementVu(trx, { id, eleve_id: eleve.id });
    });
  const aPayer = { commande: commande!, montant, libelle };
  const ordre = await createOrdre({ env, log }, aPayer).catch(async (cause: unknown) => {
    await close('PayPal ne répond pas');
    throw cause instanceof PaypalMuet ? new Refus(503, MUET) : cause;
  });
  if ('issue' in ordre) {
    await close(ordre.issue);
    throw new Refus(
      503,
      'PayPal n’a pas pris ta commande\u00a0: rien n’est débité. Paie autrement, ou écris à ton auto-école.',
    );
  }
  await write((trx) =>
    trx
      .insertInto('paypalOrdre')
      .values({ paiement_id: id, ordreId: ordre.id, essais: 0 })
      .execute(),
  );
  return { orderID: ordre.id, commande: commande! };
};
