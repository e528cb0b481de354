import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { hashPassword } from '../kernel/password.ts';
import { withLimits } from '../kernel/rateLimit.ts';
import { champFaux } from '../kernel/refus.ts';
import { refuseFullBox } from '../mail/boite.queries.ts';
import { avancer } from './avancer.ts';
import { limitesJeton } from './limites.ts';
import { motDePasseFacile } from './motDePasseFacile.ts';
import { eleveDuLien, entrer, lienPerdu } from './ouvrir.ts';
import type { Reglages } from './reglages.ts';

/** Opens an account, once, to who has its mail, with what they give now; nothing stays of what was typed before. */
export const redoInscription =
  (reglages: Reglages): Handler<(typeof calls)['redoInscription']> =>
  async (context) => {
    const { db, write, input, now, address, agent } = context;
    const { secret } = reglages;
    const { jeton, password, prenom, nom } = input;
    const link = { secret, jeton, now };
    const seen = await withLimits(context, limitesJeton(address), now, () => eleveDuLien(db, link));
    if (!seen) throw lienPerdu();
    const facile = motDePasseFacile(password, { prenom, nom, email: seen.email });
    if (facile) throw champFaux('password', facile);
    await refuseFullBox(db, seen.email, 'eleve', now);
    const motDePasse = await hashPassword(password, address.at(-1));
    const fiche = { prenom, nom, motDePasse, dateConditions: now.toISOString() };
    const answer = await write(async (trx) => {
      const eleve = await eleveDuLien(trx, { ...link, hold: true });
      if (!eleve) return undefined;
      const ouvert = await avancer(trx, eleve, 'reprise', { reglages, now, address, fiche });
      return ouvert && entrer(trx, ouvert, { secret, now, agent });
    });
    if (!answer) throw lienPerdu();
    return answer;
  };
