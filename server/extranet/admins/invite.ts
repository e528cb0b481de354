import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { type Lettre, queueMail } from '../../socle/mail/mail.writes.ts';
import type { AdminTable } from './admins.tables.ts';
import { lettreInvitation, lettreLien, lettreSuperviseur } from './lettres.ts';
import { lienDuPersonnel } from './liens.ts';

type Compte = Pick<Selectable<AdminTable>, 'id' | 'prenom' | 'email' | 'motDePasse'>;
interface Avec {
  env: Environment;
  now: Date;
  admin: { prenom: string; nom: string };
}

export const tell = (trx: Db, destinataire: string, lettre: Lettre, now: Date) =>
  queueMail(trx, { eleve_id: null, destinataire, lettre, demandeur: 'ecole' }, now);

/** Mails a link with which they choose their password themselves. */
export async function invite(trx: Db, compte: Compte, { env, now, admin }: Avec): Promise<void> {
  const told = { prenom: compte.prenom, ...lienDuPersonnel(env, compte, 'invitation', now) };
  const nouveau = compte.motDePasse === UNUSABLE_PASSWORD;
  const par = `${admin.prenom} ${admin.nom}`;
  const lettre = nouveau ? lettreInvitation({ ...told, par }) : lettreLien({ ...told, par });
  await tell(trx, compte.email, lettre, now);
}

/** All supervisors but the new one learn that there is one more, whoever calls among them. */
export async function tellSuperviseurs(
  trx: Db,
  nouveau: { id: number; prenom: string; nom: string },
  { now, admin }: Pick<Avec, 'now' | 'admin'>,
): Promise<void> {
  const others = await trx
    .selectFrom('admin')
    .select(['prenom', 'email'])
    .where('level', '=', 10)
    .where('dateSuppression', 'is', null)
    .where('id', '<>', nouveau.id)
    .execute();
  const qui = `${nouveau.prenom} ${nouveau.nom}`;
  const par = `${admin.prenom} ${admin.nom}`;
  for (const { prenom, email } of others)
    await tell(trx, email, lettreSuperviseur({ prenom, qui, par, date: now }), now);
}
