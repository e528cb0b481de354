import type { Handler } from '../../../../socle/http/mount.ts';
import { openAchat } from '../../index.ts';
import { fieldsOf, formOf } from './form.ts';
import { payzen } from './payzen.ts';
import { giveTransId } from './transId.ts';

export const purchaseAccesPayzen: Handler<'purchaseAccesPayzen'> = async (context) => {
  const { eleve, env, now } = context;
  const achat = await openAchat(context, payzen, async (trx, aPayer) => {
    const transId = await giveTransId(trx, aPayer.id, now);
    return formOf(fieldsOf({ ...aPayer, transId, acheteur: eleve }, env, now), env);
  });
  return achat.rien ? { form: '', ...achat.rien } : { form: achat.prepared };
};
