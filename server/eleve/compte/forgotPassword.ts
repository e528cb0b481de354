import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { hashPassword } from '../../socle/securite/password.ts';
import { computeTry } from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { countMail, refuseFullBox } from '../../socle/mail/boite.queries.ts';
import { advance } from './advance.ts';
import { etatOf } from './inscription.ts';
import { limitesMotDePasseOublie } from './limites.ts';
import { motDePasseEnvoye } from './motDePasse.ts';

const AN_HOUR = 3600 * 1000;

/**
 * Mails a password that works once within the hour, beside the one that there is: whoever asks for
 * somebody else's changes nothing for them. Before the address is confirmed, a link instead. The
 * account is told to exist or not (specification.md#accounts); limites.ts says why that makes no
 * list.
 */
export const forgotPassword: Handler<(typeof calls)['forgotPassword']> = async (context) => {
  const { db, input, now, write, address, env } = context;
  const demandeur = { visiteur: address };
  await refuseFullBox(db, input.email, demandeur, now);
  const motDePasse = motDePasseEnvoye();
  const limites = limitesMotDePasseOublie(address);
  const motDePasseProvisoire = await computeTry(context, limites, now, () =>
    hashPassword(motDePasse, address.at(-1)),
  );
  const fin = new Date(now.getTime() + AN_HOUR);
  const found = await write(async (trx) => {
    const eleve = await trx
      .selectFrom('eleve')
      .selectAll()
      .where('email', '=', input.email)
      .forUpdate()
      .executeTakeFirst();
    // Counted all the same, or what is left of the allowance would tell who has an account.
    if (!eleve) {
      await countMail(trx, input.email, demandeur, now);
      return undefined;
    }
    const fiche =
      etatOf(eleve) === 'confirmee'
        ? { motDePasseProvisoire, dateFinProvisoire: fin.toISOString() }
        : {};
    return advance(trx, eleve, 'oubli', {
      env,
      now,
      demandeur,
      fiche,
      envoi: { motDePasse, fin },
    });
  });
  if (!found) throw new Refus(401, "Cette adresse email n'existe pas.");
  return {};
};
