import { RIEN_A_PAYER } from '../../../../../regles/achat.ts';
import type { purchaseAccesPayzen as contract } from '../../../../../contract/payzen.ts';
import { readConditions } from '../../../conditions/index.ts';
import type { Handler } from '../../../../socle/http/mount.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import { essayerRemise, moyensOf, openPaiement } from '../../index.ts';
import { fieldsOf, formOf } from './form.ts';
import { giveTransId } from './transId.ts';

export const purchaseAccesPayzen: Handler<typeof contract> = async ({
  write,
  essais,
  eleve,
  input,
  env,
  now,
  readPage,
}) => {
  if (!moyensOf(env).includes('payzen'))
    throw new Refus(
      503,
      'Le paiement par carte n’est pas ouvert ici\u00a0: écris à ton auto-école.',
    );
  const { acces: acces_id, bought: renouvellement, total: vu, societe, remise: code } = input;
  const accord = input.accord === 1;
  const commande = { eleve_id: eleve.id, acces_id, renouvellement };
  const remise = await essayerRemise(essais, { ...commande, code }, now);
  const conditions = await readConditions(readPage);
  const ouvrir = {
    ...commande,
    eleve,
    type: 'payzen',
    vu,
    societe,
    remise,
    conditions,
    accord,
  } as const;
  return write(async (trx) => {
    const paiement = await openPaiement(trx, ouvrir, { env, now });
    if (paiement.gratuit) return { form: '', gratuit: 1 as const, message: RIEN_A_PAYER };
    const transId = await giveTransId(trx, paiement.id, now);
    const { commande: reference, montant, libelle } = paiement;
    const aPayer = { commande: reference!, montant, libelle, transId, acheteur: eleve };
    return { form: formOf(fieldsOf(aPayer, env, now), env) };
  });
};
