import { isRestreinte } from '../../../regles/fonctions.ts';
import type { Db } from '../../socle/db/database.ts';
import { champFaux, conflict, reconnect } from '../../socle/refus/refus.ts';
import { type Admin, holdSession } from '../../socle/securite/session.ts';
import { type Compte, superviseurs } from './admins.queries.ts';

interface AppelDeSuperviseur {
  admin: Admin;
  token: string | undefined;
  now: Date;
}

/** Serialises changes to staff by row locks. 401 when the caller is no longer a supervisor. */
export async function holdSuperviseurs(trx: Db, appel: AppelDeSuperviseur): Promise<number[]> {
  const rows = await superviseurs(trx).select('id').orderBy('id').forUpdate().execute();
  const ids = rows.map(({ id }) => id);
  await holdSession(trx, { admin_id: appel.admin.id }, appel);
  if (!ids.includes(appel.admin.id)) throw reconnect();
  return ids;
}

/** 409: nobody but the owner changes the owner's account. */
export function refuseProprietaire(
  compte: Pick<Compte, 'id' | 'prenom' | 'nom' | 'fonction'>,
  appelant: number,
) {
  if (compte.fonction !== 'proprietaire' || compte.id === appelant) return;
  throw conflict(
    `${compte.prenom} ${compte.nom} est propriétaire de l’école\u00a0: personne d’autre ne change son compte. Il peut remettre l’école à quelqu’un.`,
  );
}

/** 409 when `id` is the last supervisor, or the caller. */
export function keepSuperviseur(
  superviseurs: number[],
  id: number,
  appelant: number,
  faire: 'supprimer votre propre compte' | 'changer votre propre niveau',
): void {
  if (superviseurs.length === 1 && superviseurs[0] === id)
    throw conflict(
      'C’est le dernier superviseur\u00a0: sans lui, personne ne gérerait plus le personnel. Nommez-en un autre d’abord.',
    );
  if (id !== appelant) return;
  throw conflict(`Vous ne pouvez pas ${faire}\u00a0: un autre superviseur peut le faire.`);
}

/** 422 when the address is taken. The caller's row locks prevent a race. */
export async function refuseTaken(trx: Db, email: string, but?: number): Promise<void> {
  const found = await trx
    .selectFrom('admin')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (found && found.id !== but)
    throw champFaux('email', 'Quelqu’un du personnel a déjà cette adresse.');
}

/** As the journal keeps it, `plafond` in euros. */
type FicheOfAdmin = Pick<Admin, 'prenom' | 'nom' | 'email' | 'level' | 'fonction' | 'plafond'>;

export const ficheOfAdmin = ({ prenom, nom, email, level, fonction, plafond }: FicheOfAdmin) => ({
  prenom,
  nom,
  email,
  level,
  fonction,
  plafond: plafond === null ? null : plafond / 100,
});

/** True for who keeps the staff; see `superviseurs`. */
export const isSuperviseur = ({ level, fonction }: Pick<Admin, 'level' | 'fonction'>): boolean =>
  level === 10 && !isRestreinte(fonction);
