import type { Handler } from '../../../../socle/http/mount.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import { openAchat } from '../../index.ts';
import { FournisseurMuet } from '../port.ts';
import { giveUp } from './cancelPaypal.ts';
import { createOrdre } from './ordre.ts';
import { paypal } from './paypal.ts';

const MUET =
  'PayPal ne répond pas pour l’instant\u00a0: rien n’est débité. Réessaie dans un moment, ou paie autrement.';
const REFUSE =
  'PayPal n’a pas pris ta commande\u00a0: rien n’est débité. Paie autrement, ou écris à ton auto-école.';

/** The payment is committed before PayPal is called, then linked to the order. */
export const createOrderPaypal: Handler<'createOrderPaypal'> = async (context) => {
  const { write, eleve, env, now, log } = context;
  const { rien, ...aPayer } = await openAchat(context, paypal, async () => undefined);
  const { id, commande } = aPayer;
  if (rien) return { orderID: '', commande, ...rien };
  const close = (raison: string) =>
    write((trx) => giveUp(trx, { id, eleve_id: eleve.id }, raison, { env, now }));
  const ordre = await createOrdre({ env, log }, aPayer).catch(async (cause: unknown) => {
    await close('PayPal ne répond pas');
    throw cause instanceof FournisseurMuet ? new Refus(503, MUET) : cause;
  });
  if ('issue' in ordre) {
    await close(ordre.issue);
    throw new Refus(503, REFUSE);
  }
  await write((trx) =>
    trx
      .insertInto('paypalOrdre')
      .values({ paiement_id: id, ordreId: ordre.id, essais: 0 })
      .execute(),
  );
  return { orderID: ordre.id, commande };
};
