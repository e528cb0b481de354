import { PERIODES } from '../../../regles/periodes.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { hashPassword } from '../../socle/securite/password.ts';
import { computeTry } from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { takeEnvoi, refuseFullBox } from '../../socle/mail/boite.queries.ts';
import { advance } from './advance.ts';
import { findCompte } from './compte.queries.ts';
import { etatOfInscription } from './inscription.ts';
import { limitesMotDePasseOublie } from './limites.ts';
import { motDePasseEnvoye } from './motDePasse.ts';

/** The old password stays valid. The response reveals accounts (specification.md#accounts). */
export const forgotPassword: Handler<'forgotPassword'> = async (context) => {
  const { db, input, now, write, address } = context;
  const demandeur = { visiteur: address };
  await refuseFullBox(db, input.email, demandeur, now);
  const motDePasse = motDePasseEnvoye();
  const limites = limitesMotDePasseOublie(address);
  const motDePasseProvisoire = await computeTry(context, limites, now, () =>
    hashPassword(motDePasse, address.at(-1)),
  );
  const fin = new Date(now.getTime() + PERIODES.oubli.ms);
  const found = await write(async (trx) => {
    const eleve = await findCompte(trx, { email: input.email }, { hold: true });
    // Unknown addresses count too, or the remaining allowance would reveal accounts.
    if (!eleve) {
      await takeEnvoi(trx, input.email, demandeur, now);
      return undefined;
    }
    const fiche =
      etatOfInscription(eleve) === 'confirmee'
        ? { motDePasseProvisoire, dateFinProvisoire: fin.toISOString() }
        : {};
    return advance(trx, eleve, 'oubli', {
      ...context,
      demandeur,
      fiche,
      envoi: { motDePasse, fin },
    });
  });
  if (!found) throw new Refus(401, "Cette adresse email n'existe pas.");
  return {};
};
