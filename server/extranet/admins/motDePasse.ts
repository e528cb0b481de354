import type { Db } from '../../socle/db/database.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';
import { hashPassword, verifyPassword } from '../../socle/securite/password.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { Refus, champFaux, reconnect } from '../../socle/refus/refus.ts';
import type { Admin } from '../../socle/securite/session.ts';
import { findAdmin } from './admins.queries.ts';
import { limitesMotDePasse } from './limites.ts';

type Personne = Pick<Admin, 'prenom' | 'nom' | 'email'>;

/** As the database keeps it; 422 for one that is easy to guess. Slow: outside a transaction. */
export async function nouveauMotDePasse(
  password: string,
  personne: Personne,
  caller: string,
): Promise<string> {
  const facile = motDePasseFacile(password, personne, 'vous');
  if (facile) throw champFaux('password', facile);
  return hashPassword(password, caller);
}

interface Appel {
  db: Db;
  essais: Parameters<typeof withLimits>[0];
  admin: Admin;
  token: string | undefined;
  now: Date;
}

/** The caller's account, once they have given its password again; 401 for a wrong one, 429 after too many. */
export async function checkPassword(
  { db, essais, admin, token = '', now }: Appel,
  password: string,
) {
  const compte = await findAdmin(db, admin.id);
  if (!compte) throw reconnect();
  const attempt = async () =>
    (await verifyPassword(password, compte.motDePasse, `admin ${admin.id}`)) || undefined;
  if (!(await withLimits(essais, limitesMotDePasse(token), now, attempt))) throw pasLeVotre();
  return compte;
}

export const pasLeVotre = () => new Refus(401, 'Ce mot de passe n’est pas le vôtre.');
