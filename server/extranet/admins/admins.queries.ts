import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { niveauDit } from '../../../regles/fonctions.ts';
import { sansAccents } from '../../../regles/ecriture.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import type { Essai } from '../../socle/securite/sceau.ts';
import type { AdminTable } from './admins.tables.ts';
import { unsealTotp } from './totp.ts';

/** As many as the search shows of one kind. */
const FEW = 6;
export const plain = (text: string) => sansAccents(text).toLowerCase();

export type Compte = Selectable<AdminTable>;

export const staff = (db: Db) => db.selectFrom('admin').where('dateSuppression', 'is', null);

/** Those who keep the staff: level 10 without a function that narrows it. */
export const superviseurs = (db: Db) =>
  staff(db)
    .where('level', '=', 10)
    .where((is) => is.or([is('fonction', 'is', null), is('fonction', '=', 'proprietaire')]));

export const listAdmins = (db: Db) =>
  staff(db).select(['id', 'prenom', 'nom']).orderBy('nom').orderBy('prenom').execute();

/** A few whose name or address has every word; a school has a few dozen. */
export async function listAdminsByMots(db: Db, recherche: string) {
  const mots = plain(recherche).split(/\s+/).filter(Boolean);
  const all = await staff(db)
    .select(['id', 'prenom', 'nom', 'email', 'level', 'fonction'])
    .orderBy('nom')
    .execute();
  return all
    .filter(({ prenom, nom, email }) =>
      mots.every((mot) => plain(`${prenom} ${nom} ${email}`).includes(mot)),
    )
    .slice(0, FEW)
    .map(({ id, prenom, nom, ...rights }) => ({
      id,
      libelle: `${prenom} ${nom}`,
      detail: niveauDit(rights),
    }));
}

/** Versions loaded from content/ have this author, who has no account. */
export const CONTENU = 'Contenu';

/** Includes former staff, whose names stay in the journal. */
export async function namesOfAdmins(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const some = new Set(ids.flatMap((id) => id ?? []));
  if (some.size === 0) return new Map();
  const rows = await db
    .selectFrom('admin')
    .select(['id', 'prenom', 'nom'])
    .where('id', 'in', [...some])
    .execute();
  return new Map(rows.map(({ id, prenom, nom }) => [id, `${prenom} ${nom}`]));
}

export const hasSuperviseur = async (db: Db): Promise<boolean> =>
  (await superviseurs(db).select('id').limit(1).execute()).length > 0;

/** Returns secrets, so only this room may call it. */
export const findAdmin = (db: Db, id: number): Promise<Compte | undefined> =>
  staff(db).selectAll().where('id', '=', id).executeTakeFirst();

export const findByEmail = (db: Db, email: string): Promise<Compte | undefined> =>
  staff(db).selectAll().where('email', '=', email).executeTakeFirst();

/** Locks the row. 404 when no current member of staff has this id. */
export async function holdAdmin(trx: Db, id: number): Promise<Compte> {
  const found = await staff(trx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw introuvable('Cette personne ne fait plus partie du personnel.');
  return found;
}

/** Skips the addresses in `without`; returns hashed passwords. */
export const listStaffToCheck = (db: Db, without: string[]) =>
  staff(db)
    .select(['id', 'prenom', 'nom', 'email', 'level', 'motDePasse'])
    .where('email', 'not in', without)
    .orderBy('id')
    .execute();

/** Tries the newest second factor; returns undefined without one. */
export const opensFacteur: Essai = async (db, env) => {
  const row = await db
    .selectFrom('admin')
    .select(['id', 'totpSecret'])
    .where('totpSecret', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && unsealTotp(env, row.id, row.totpSecret!) !== undefined;
};
