import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { countTry } from '../kernel/rateLimit.ts';
import { countMail, refuseFullBox } from '../mail/boite.queries.ts';
import { queueMail } from '../mail/mail.writes.ts';
import { lettreLien } from './lettres.ts';
import { lienDuPersonnel } from './liens.ts';
import { limitesOubli } from './limites.ts';

/** Beside the password that there is, which stays: whoever asks for somebody else's changes nothing. */
export const forgotPasswordExtranet: Handler<(typeof calls)['forgotPasswordExtranet']> = async (
  context,
) => {
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
    // Counted all the same, or what is left of the allowance would tell who works here.
    if (!found) return countMail(trx, input.email, demandeur, now);
    const lettre = lettreLien({
      prenom: found.prenom,
      ...lienDuPersonnel(env, found, 'oubli', now),
    });
    const mail = { eleve_id: null, destinataire: found.email, lettre, demandeur };
    await queueMail(trx, mail, now);
  });
  return {
    message:
      'Si quelqu’un du personnel a cette adresse, un lien pour choisir un nouveau mot de passe y part.',
  };
};
