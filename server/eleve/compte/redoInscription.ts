import type { Handler } from '../../socle/http/mount.ts';
import { hashPassword } from '../../socle/securite/password.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { refuseFullBox } from '../../socle/mail/boite.queries.ts';
import { advance } from './advance.ts';
import { limitesJeton } from './limites.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';
import { eleveDuLien, enter, lienPerdu } from './liensParMail.ts';

export const redoInscription: Handler<'redoInscription'> = async (context) => {
  const { db, write, input, now, address, agent, env } = context;
  const { jeton, password, prenom, nom } = input;
  const link = { env, jeton, now };
  const seen = await withLimits(context, limitesJeton(address), now, () =>
    eleveDuLien(db, 'confirmation', link),
  );
  if (!seen) throw lienPerdu();
  const facile = motDePasseFacile(password, { prenom, nom, email: seen.email });
  if (facile) throw champFaux('password', facile);
  await refuseFullBox(db, seen.email, 'eleve', now);
  const motDePasse = await hashPassword(password, address.at(-1));
  const fiche = { prenom, nom, motDePasse, dateConditions: now.toISOString() };
  const answer = await write(async (trx) => {
    const eleve = await eleveDuLien(trx, 'confirmation', { ...link, hold: true });
    if (!eleve) return undefined;
    const demandeur = { visiteur: address };
    const ouvert = await advance(trx, eleve, 'reprise', { env, now, demandeur, fiche });
    return ouvert && enter(trx, ouvert, { env, now, agent });
  });
  if (!answer) throw lienPerdu();
  return answer;
};
