import type { Selectable } from 'kysely';
import type { EleveTable } from '../compte/compte.tables.ts';
import type { AdminTable } from '../admins/admins.tables.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { fingerprint, randomToken } from './signature.ts';

const THIRTY_DAYS = 30 * 24 * 3600 * 1000;

/** The caller, without what no handler needs to see. */
export type Eleve = Omit<
  Selectable<EleveTable>,
  'motDePasse' | 'contratSigne' | 'dateVerification' | 'dateCreation'
>;
export type Admin = Omit<Selectable<AdminTable>, 'motDePasse' | 'dateCreation'>;

const ELEVE = [
  'eleve.id',
  'eleve.prenom',
  'eleve.nom',
  'eleve.dateNaissance',
  'eleve.rue',
  'eleve.localite',
  'eleve.codePostal',
  'eleve.email',
  'eleve.newsletter',
] as const;
const ADMIN = ['admin.id', 'admin.prenom', 'admin.nom', 'admin.email', 'admin.level'] as const;

export async function startSession(
  trx: Db,
  who: { eleve_id: number } | { admin_id: number },
  now: Date,
): Promise<string> {
  const token = randomToken();
  // Nothing else removes sessions that ran out.
  await trx.deleteFrom('session').where('dateFin', '<=', now.toISOString()).execute();
  await trx
    .insertInto('session')
    .values({
      jeton: fingerprint(token),
      eleve_id: 'eleve_id' in who ? who.eleve_id : null,
      admin_id: 'admin_id' in who ? who.admin_id : null,
      dateCreation: now.toISOString(),
      dateFin: new Date(now.getTime() + THIRTY_DAYS).toISOString(),
    })
    .execute();
  return token;
}

const findEleve = prepared((db, jeton: string, instant: string) =>
  db
    .selectFrom('session')
    .innerJoin('eleve', 'eleve.id', 'session.eleve_id')
    .select(ELEVE)
    .where('session.jeton', '=', jeton)
    .where('session.dateFin', '>', instant),
);

const findAdmin = prepared((db, jeton: string, instant: string) =>
  db
    .selectFrom('session')
    .innerJoin('admin', 'admin.id', 'session.admin_id')
    .select(ADMIN)
    .where('session.jeton', '=', jeton)
    .where('session.dateFin', '>', instant),
);

/** The learner of a token; a staff token is no token here. */
export async function eleveOf(db: Db, token: string, now: Date): Promise<Eleve | undefined> {
  return (await findEleve(db, fingerprint(token), now.toISOString()))[0];
}

/** The member of staff of a token; a learner's token is no token here. */
export async function adminOf(db: Db, token: string, now: Date): Promise<Admin | undefined> {
  return (await findAdmin(db, fingerprint(token), now.toISOString()))[0];
}

/** Ends one session; false when there was none. */
export async function endSession(trx: Db, token: string, extranet: boolean): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('jeton', '=', fingerprint(token))
    .where(extranet ? 'admin_id' : 'eleve_id', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
