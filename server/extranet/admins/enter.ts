import type { Selectable } from 'kysely';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { facteurManque } from '../../socle/http/admission.ts';
import { type Admin, startSession } from '../../socle/securite/session.ts';
import type { AdminTable } from './admins.tables.ts';

type Compte = Selectable<AdminTable>;

/**
 * A session of somebody who has shown who they are; undefined where the account is no longer what
 * it was when they did: deleted, with another password, or with another factor.
 */
export async function enter(
  trx: Db,
  admin: Compte,
  { env, now }: { env: Environment; now: Date },
): Promise<{ token: string; user: ReturnType<typeof connecte>; message: string } | undefined> {
  const held = await trx
    .selectFrom('admin')
    .selectAll()
    .where('id', '=', admin.id)
    .where('dateSuppression', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (held?.motDePasse !== admin.motDePasse || held.totpSecret !== admin.totpSecret)
    return undefined;
  const token = await startSession(trx, { admin_id: admin.id }, now);
  return { token, user: connecte(env, held), message: `Bonjour ${held.prenom}.` };
}

/** The one who is connected, without what is secret. */
export const connecte = (env: Environment, admin: Admin) => {
  const { id, prenom, nom, email, level } = admin;
  const facteurManquant = flagOf(facteurManque(env, admin));
  return { id, prenom, nom, email, level, facteurManquant };
};
