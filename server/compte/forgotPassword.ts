import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { hashPassword } from '../kernel/password.ts';
import { countTry } from '../kernel/rateLimit.ts';
import { Refus } from '../kernel/refus.ts';
import { queueMail } from '../mail/queueMail.ts';
import { lienDeConfirmation } from './confirmation.ts';
import { lettreNouveauMotDePasse } from './lettres.ts';
import { limitesMotDePasseOublie } from './limites.ts';
import { motDePasseEnvoye } from './motDePasse.ts';
import type { Reglages } from './reglages.ts';

const AN_HOUR = 3600 * 1000;

/**
 * Mails a password that works once within the hour, beside the one that there is: whoever asks for
 * somebody else's changes nothing for them. The account is told to exist or not, as the screen of
 * the specification has it; limites.ts says why that makes no list.
 */
export const forgotPassword =
  (reglages: Reglages): Handler<(typeof calls)['forgotPassword']> =>
  async (context) => {
    const { input, now, write } = context;
    await countTry(context, limitesMotDePasseOublie(input.email, context.address), now);
    const motDePasse = motDePasseEnvoye();
    const motDePasseProvisoire = await hashPassword(motDePasse, context.address.at(-1));
    const fin = new Date(now.getTime() + AN_HOUR);
    await write(async (trx) => {
      const eleve = await trx
        .updateTable('eleve')
        .set({ motDePasseProvisoire, dateFinProvisoire: fin.toISOString() })
        .where('email', '=', input.email)
        .returning(['id', 'email', 'prenom', 'dateVerification'])
        .executeTakeFirst();
      if (!eleve) throw new Refus(401, "Cette adresse email n'existe pas.");
      const { id: eleve_id, email: destinataire, prenom } = eleve;
      // Nobody has shown yet that the password of the registration is of whom the mailbox is.
      const { lien } =
        eleve.dateVerification === null
          ? lienDeConfirmation(reglages, eleve, now, 1)
          : { lien: undefined };
      const lettre = lettreNouveauMotDePasse({
        prenom,
        adresse: reglages.adresse,
        motDePasse,
        fin,
        lien,
      });
      await queueMail(trx, { eleve_id, destinataire, lettre }, now);
    });
    return {};
  };
