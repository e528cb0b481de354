import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { type Compte, superviseurs } from './admins.queries.ts';
import { lettreInvitation, lettreLien, lettreSuperviseur, tell } from './lettres.ts';
import { lienDuPersonnel } from './liens.ts';

interface Avec {
  env: Environment;
  now: Date;
  admin: { prenom: string; nom: string };
}

export async function invite(
  trx: Db,
  compte: Pick<Compte, 'id' | 'prenom' | 'email' | 'motDePasse'>,
  { env, now, admin }: Avec,
): Promise<void> {
  const par = `${admin.prenom} ${admin.nom}`;
  const told = { prenom: compte.prenom, ...lienDuPersonnel(env, compte, 'invitation', now), par };
  const nouveau = compte.motDePasse === UNUSABLE_PASSWORD;
  await tell(trx, compte.email, nouveau ? lettreInvitation(told) : lettreLien(told), now);
}

/** All supervisors but the new one learn of it, the caller among them. */
export async function tellSuperviseurs(
  trx: Db,
  nouveau: { id: number; prenom: string; nom: string },
  { now, admin }: Pick<Avec, 'now' | 'admin'>,
): Promise<void> {
  const others = await superviseurs(trx)
    .select(['prenom', 'email'])
    .where('id', '<>', nouveau.id)
    .execute();
  const qui = `${nouveau.prenom} ${nouveau.nom}`;
  const par = `${admin.prenom} ${admin.nom}`;
  for (const { prenom, email } of others)
    await tell(trx, email, lettreSuperviseur({ prenom, qui, par, date: now }), now);
}
