import type { Handler } from '../../socle/http/mount.ts';
import { verifyPassword } from '../../socle/securite/password.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { champFaux, conflict } from '../../socle/refus/refus.ts';
import { refuseFullBox } from '../../socle/mail/boite.queries.ts';
import { advance } from './advance.ts';
import { etatOfInscription } from './inscription.ts';
import { limitesJeton } from './limites.ts';
import { eleveDuLien, enter, lienPerdu } from './liensParMail.ts';

/** Confirming takes the mail and the password, so a stranger's registration gives no access. */
export const confirmEmail: Handler<'confirmEmail'> = async (context) => {
  const { db, write, input, now, address, agent, env } = context;
  const { jeton, password } = input;
  const link = { env, jeton, now };
  let wrong = false;
  const answer = await withLimits(context, limitesJeton(address), now, async () => {
    const seen = await eleveDuLien(db, 'confirmation', link);
    if (!seen) return undefined;
    if (etatOfInscription(seen) === 'contestee') return 'reprise';
    if (password === undefined) return 'motDePasse';
    // An early refusal prevents endless hashing through one link.
    await refuseFullBox(db, seen.email, 'eleve', now);
    wrong = !(await verifyPassword(password, seen.motDePasse, address.at(-1)));
    if (wrong) return undefined;
    return write(async (trx) => {
      const eleve = await eleveDuLien(trx, 'confirmation', { ...link, hold: true });
      if (!eleve) return undefined;
      // The registration was contested while we hashed.
      if (eleve.motDePasse !== seen.motDePasse) return 'reprise';
      const demandeur = { visiteur: address };
      const ouvert = await advance(trx, eleve, 'confirmation', { env, now, demandeur });
      return ouvert && enter(trx, ouvert, { env, now, agent });
    });
  });
  if (wrong) throw champFaux('password', 'Ce n’est pas le mot de passe de cette inscription.');
  if (answer === undefined) throw lienPerdu();
  if (answer === 'motDePasse')
    throw champFaux('password', 'Indique le mot de passe de ton inscription.');
  if (answer === 'reprise') throw conflict('Choisis ton mot de passe pour ouvrir ton compte.');
  return answer;
};
