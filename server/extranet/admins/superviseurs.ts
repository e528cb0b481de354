import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { Refus, champFaux, introuvable, reconnect } from '../../socle/refus/refus.ts';
import { type Admin, holdSession } from '../../socle/securite/session.ts';
import type { AdminTable } from './admins.tables.ts';

interface Appel {
  admin: Admin;
  token: string | undefined;
  now: Date;
}

/**
 * Whoever changes the staff holds all supervisors until the transaction ends: changes come one after
 * the other, and each sees who is still one. 401 for a caller who has just ceased to be it.
 */
export async function holdSuperviseurs(trx: Db, appel: Appel): Promise<number[]> {
  const rows = await trx
    .selectFrom('admin')
    .select('id')
    .where('level', '=', 10)
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  await holdSession(trx, { admin_id: appel.admin.id }, appel);
  if (!ids.includes(appel.admin.id)) throw reconnect();
  return ids;
}

/** The one that is to be changed, held; 404 when there is none any more. */
export async function holdAdmin(trx: Db, id: number): Promise<Selectable<AdminTable>> {
  const found = await trx
    .selectFrom('admin')
    .selectAll()
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw introuvable('Cette personne ne fait plus partie du personnel.');
  return found;
}

/** 409 where `id` must remain a supervisor: it is the last one, or the caller's own. */
export function keepSuperviseur(
  superviseurs: number[],
  id: number,
  appelant: number,
  faire: 'supprimer' | 'changer le niveau',
): void {
  if (superviseurs.length === 1 && superviseurs[0] === id)
    throw new Refus(
      409,
      'C’est le dernier superviseur\u00a0: sans lui, personne ne gérerait plus le personnel. Nommez-en un autre d’abord.',
    );
  if (id !== appelant) return;
  throw new Refus(
    409,
    faire === 'supprimer'
      ? 'Vous ne pouvez pas supprimer votre propre compte\u00a0: un autre superviseur peut le faire.'
      : 'Vous ne pouvez pas changer votre propre niveau\u00a0: un autre superviseur peut le faire.',
  );
}

/** 422 when somebody of the staff has the address already; staff are held, so nobody takes it meanwhile. */
export async function refuseTaken(trx: Db, email: string, but?: number): Promise<void> {
  const found = await trx
    .selectFrom('admin')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (found && found.id !== but) throw champFaux('email', DEJA);
}

export const DEJA = 'Quelqu’un du personnel a déjà cette adresse.';

/** What the journal has of somebody. */
export const ficheOf = ({ prenom, nom, email, level }: Omit<Admin, 'id' | 'dateFacteur'>) => ({
  prenom,
  nom,
  email,
  level,
});
