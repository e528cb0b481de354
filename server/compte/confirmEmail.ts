import type { calls } from '../../contract/index.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../kernel/mount.ts';
import { UNUSABLE_PASSWORD } from '../kernel/password.ts';
import { withLimits } from '../kernel/rateLimit.ts';
import { Refus } from '../kernel/refus.ts';
import { queueMail } from '../mail/queueMail.ts';
import { isDestinataire, openLien } from './confirmation.ts';
import { lettreBienvenue } from './lettres.ts';
import { limitesJeton } from './limites.ts';
import type { Reglages } from './reglages.ts';

/** Opens an account with the link of its mail, once, and gives it the access to try things with. */
export const confirmEmail =
  ({ secret, adresse }: Reglages): Handler<(typeof calls)['confirmEmail']> =>
  async (context) => {
    const { write, input, now } = context;
    const confirmed = await withLimits(context, limitesJeton(context.address), now, async () => {
      const lien = openLien(secret, input.jeton, now);
      if (!lien) return undefined;
      return write(async (trx) => {
        const { eleve_id, sansMotDePasse } = lien;
        const eleve = await trx
          .selectFrom('eleve')
          .select(['email', 'prenom', 'dateVerification'])
          .where('id', '=', eleve_id)
          .forUpdate()
          .executeTakeFirst();
        if (eleve?.dateVerification !== null || !isDestinataire(lien, eleve.email)) {
          return undefined;
        }
        await trx
          .updateTable('eleve')
          .set({
            dateVerification: now.toISOString(),
            ...(sansMotDePasse && { motDePasse: UNUSABLE_PASSWORD }),
          })
          .where('id', '=', eleve_id)
          .execute();
        const { email: destinataire, prenom } = eleve;
        const lettre = lettreBienvenue({
          prenom,
          adresse,
          demonstration: await giveDemonstration(trx, eleve_id, now),
          sansMotDePasse: sansMotDePasse === 1,
        });
        await queueMail(trx, { eleve_id, destinataire, lettre }, now);
        return { prenom, sansMotDePasse };
      });
    });
    if (!confirmed) {
      throw new Refus(401, 'Ce lien ne fonctionne plus. Connecte-toi pour en recevoir un autre.');
    }
    return confirmed;
  };

/** Not started: its days begin when it is opened. False where there is none to give. */
async function giveDemonstration(trx: Db, eleve_id: number, now: Date): Promise<boolean> {
  const acces = await trx
    .selectFrom('acces')
    .select('id')
    .where('codePermis', '=', 'DEMO')
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!acces) return false;
  await trx
    .insertInto('accesUser')
    .values({ eleve_id, acces_id: acces.id, actif: 1, dateCreation: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['eleve_id', 'acces_id']).doNothing())
    .execute();
  return true;
}
