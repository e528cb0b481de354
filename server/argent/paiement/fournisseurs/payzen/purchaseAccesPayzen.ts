import { sql } from 'kysely';
import type { Db } from '../../../../socle/db/database.ts';
import type { Handler } from '../../../../socle/http/mount.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import { openAchat } from '../../index.ts';
import { fieldsOf, formOf } from './form.ts';
import { payzen } from './payzen.ts';

export const purchaseAccesPayzen: Handler<'purchaseAccesPayzen'> = async (context) => {
  const { eleve, env, now } = context;
  const achat = await openAchat(context, payzen, async (trx, aPayer) => {
    const transId = await giveTransId(trx, aPayer.id, now);
    return formOf(fieldsOf({ ...aPayer, transId, acheteur: eleve }, env, now), env);
  });
  return achat.rien ? { form: '', ...achat.rien } : { form: achat.prepared };
};

/** The provider reserves higher numbers. */
const MOST = 900_000;

/** The database counts, so two servers never issue the same number. */
async function giveTransId(trx: Db, paiement_id: number, now: Date): Promise<string> {
  const jour = now.toISOString().slice(0, 10);
  const { dernier } = await trx
    .insertInto('payzenJour')
    .values({ jour, dernier: 0 })
    .onConflict((conflict) =>
      conflict
        .column('jour')
        .doUpdateSet({ dernier: sql<number>`${sql.table('payzenJour')}.dernier + 1` }),
    )
    .returning('dernier')
    .executeTakeFirstOrThrow();
  if (dernier >= MOST)
    throw new Refus(
      503,
      'Le paiement par carte est complet aujourd’hui\u00a0: paie par PayPal, ou demain.',
    );
  const transId = String(dernier).padStart(6, '0');
  await trx.insertInto('payzenTransaction').values({ paiement_id, jour, transId }).execute();
  return transId;
}
