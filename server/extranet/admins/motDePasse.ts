import type { Handler } from '../../socle/http/mount.ts';
import { Refus, champFaux, reconnect } from '../../socle/refus/refus.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';
import { hashPassword, verifyPassword } from '../../socle/securite/password.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { type Admin, endOtherSessions, holdSession } from '../../socle/securite/session.ts';
import { type Compte, findAdmin, holdAdmin } from './admins.queries.ts';
import { tell } from './admins.writes.ts';
import { lettreMotDePasse } from './lettres.ts';
import { limitesMotDePasse } from './limites.ts';

/** Hashes the password; 422 when it is easy to guess. Slow, so call it outside transactions. */
export async function hashMotDePasse(
  password: string,
  personne: Pick<Compte, 'prenom' | 'nom' | 'email'>,
  caller: string,
): Promise<string> {
  const facile = motDePasseFacile(password, personne, 'vous');
  if (facile) throw champFaux('password', facile);
  return hashPassword(password, caller);
}

interface AppelDuPersonnel {
  db: Parameters<typeof findAdmin>[0];
  essais: Parameters<typeof withLimits>[0];
  admin: Admin;
  token: string | undefined;
  now: Date;
}

/** Returns the caller's account. 401 for a wrong password, 429 for too many. */
export async function checkPassword(
  { db, essais, admin, token = '', now }: AppelDuPersonnel,
  password: string,
): Promise<Compte> {
  const compte = await findAdmin(db, admin.id);
  if (!compte) throw reconnect();
  const attempt = async () =>
    (await verifyPassword(password, compte.motDePasse, `admin ${admin.id}`)) || undefined;
  if (!(await withLimits(essais, limitesMotDePasse(token), now, attempt))) throw pasLeVotre();
  return compte;
}

const pasLeVotre = () => new Refus(401, 'Ce mot de passe n’est pas le vôtre.');

export const modifyPasswordExtranet: Handler<'modifyPasswordExtranet'> = async (context) => {
  const { write, input, now, token } = context;
  const { id, prenom, email } = context.admin;
  const compte = await checkPassword(context, input.motDePasseActuel);
  if (input.password === input.motDePasseActuel)
    throw champFaux('password', 'C’est votre mot de passe actuel\u00a0: choisissez-en un autre.');
  const motDePasse = await hashMotDePasse(input.password, context.admin, `admin ${id}`);
  await write(async (trx) => {
    await holdSession(trx, { admin_id: id }, context);
    // Another tab may have changed the password meanwhile.
    if ((await holdAdmin(trx, id)).motDePasse !== compte.motDePasse) throw pasLeVotre();
    await trx.updateTable('admin').set({ motDePasse }).where('id', '=', id).execute();
    await endOtherSessions(trx, { admin_id: id }, token, 'ailleurs');
    await tell(trx, email, lettreMotDePasse({ prenom, date: now }), now);
    return { journal: { objet: 'admin', objet_id: id, avant: null } };
  });
  return { message: 'Votre mot de passe a été modifié.' };
};
