import type { Handler } from '../../socle/http/mount.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { countTry } from '../../socle/securite/rateLimit.ts';
import { refuseFullBox } from '../../socle/mail/boite.queries.ts';
import { queueMail, withdrawMail } from '../../socle/mail/mail.writes.ts';
import { lettreLien } from './lettres.ts';
import { lienDuPersonnel } from './liens.ts';
import { limitesOubli } from './limites.ts';

/** Beside the password that there is, which stays: whoever asks for somebody else's changes nothing. */
export const forgotPasswordExtranet: Handler<'forgotPasswordExtranet'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const demandeur = { visiteur: address };
  await countTry(context, limitesOubli(address), now);
  await refuseFullBox(db, input.email, demandeur, now);
  await write(async (trx) => {
    const found = await trx
      .selectFrom('admin')
      .selectAll()
      .where('email', '=', input.email)
      .where('dateSuppression', 'is', null)
      .executeTakeFirst();
    const { prenom, email } = found ?? { prenom: '', email: input.email };
    const compte = found ?? { id: 0, email, motDePasse: UNUSABLE_PASSWORD };
    const lettre = lettreLien({ prenom, ...lienDuPersonnel(env, compte, 'oubli', now) });
    const mail = { eleve_id: null, destinataire: email, lettre, demandeur };
    const id = await queueMail(trx, mail, now);
    // Written and taken back: neither the allowance nor the time tells who works here.
    if (!found) await withdrawMail(trx, id);
  });
  return {
    message:
      'Si quelqu’un du personnel a cette adresse, un lien pour choisir un nouveau mot de passe y part.',
  };
};
