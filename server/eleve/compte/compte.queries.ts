import { openRegistre } from '../../socle/securite/registre.ts';
import type { Essai } from '../../socle/securite/sceau.ts';
import type { Db } from '../../socle/db/database.ts';

const THIRTY_DAYS = 30 * 24 * 3600 * 1000;

export const dueForErasure = (db: Db, now: Date) =>
  db
    .selectFrom('eleve')
    .select(['id', 'email', 'prenom', 'dateVerification'])
    .where('dateEffacement', '<=', now.toISOString());

/** Registrations unconfirmed for thirty days, without access or payment. */
export const waitingTooLong = (db: Db, now: Date) =>
  db
    .selectFrom('eleve')
    .leftJoin('accesUser', 'accesUser.eleve_id', 'eleve.id')
    .leftJoin('paiement', 'paiement.eleve_id', 'eleve.id')
    .select('eleve.id')
    .where('eleve.dateVerification', 'is', null)
    .where('eleve.dateCreation', '<=', new Date(now.getTime() - THIRTY_DAYS).toISOString())
    .where('accesUser.id', 'is', null)
    .where('paiement.id', 'is', null);

export const findMotDePasse = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('eleve').select('motDePasse').where('id', '=', id).executeTakeFirst())
    ?.motDePasse;

export const opensRegistre: Essai = async (db, env) => {
  const row = await db
    .selectFrom('eleve')
    .select(['id', 'registreNational'])
    .where('registreNational', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && openRegistre(env, row.registreNational) !== null;
};
