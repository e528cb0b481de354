import type { Selectable } from 'kysely';
import type { EleveTable } from '../compte/compte.tables.ts';
import type { AdminTable } from '../admins/admins.tables.ts';
import type { Database, Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { reconnecter } from './refus.ts';
import { fingerprint, randomToken } from './signature.ts';

const AN_HOUR = 3600 * 1000;
const THIRTY_DAYS = 30 * 24 * AN_HOUR;
/** Of one account at the same time: more than anybody has devices. */
const MOST_SESSIONS = 20;

/** The caller, without what no handler needs to see. */
export type Eleve = Omit<
  Selectable<EleveTable>,
  | 'motDePasse'
  | 'motDePasseProvisoire'
  | 'dateFinProvisoire'
  | 'contratSigne'
  | 'dateVerification'
  | 'dateConditions'
  | 'dateCreation'
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
  'eleve.registreNational',
  'eleve.changerMotDePasse',
  'eleve.dateEffacement',
] as const;
const ADMIN = ['admin.id', 'admin.prenom', 'admin.nom', 'admin.email', 'admin.level'] as const;

/** Beside the newest sessions of the account; an older one ends. */
export async function startSession(
  trx: Db,
  who: { eleve_id: number } | { admin_id: number },
  now: Date,
  appareil: string | null = null,
): Promise<string> {
  const token = randomToken();
  await endOldest(trx, who);
  // Nothing else removes sessions that ran out.
  await trx.deleteFrom('session').where('dateFin', '<=', now.toISOString()).execute();
  await trx
    .insertInto('session')
    .values({
      jeton: fingerprint(token),
      eleve_id: 'eleve_id' in who ? who.eleve_id : null,
      admin_id: 'admin_id' in who ? who.admin_id : null,
      dateCreation: now.toISOString(),
      appareil,
      dateVue: now.toISOString(),
      dateFin: new Date(now.getTime() + THIRTY_DAYS).toISOString(),
    })
    .execute();
  return token;
}

/** Leaves room for one more. Two log-ins at once come one after the other: the account is held. */
async function endOldest(trx: Db, who: { eleve_id: number } | { admin_id: number }): Promise<void> {
  const [table, column, id] =
    'eleve_id' in who
      ? (['eleve', 'eleve_id', who.eleve_id] as const)
      : (['admin', 'admin_id', who.admin_id] as const);
  await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
  await trx
    .deleteFrom('session')
    .where(column, '=', id)
    .where('jeton', 'not in', (newest) =>
      newest
        .selectFrom('session')
        .select('jeton')
        .where(column, '=', id)
        .orderBy('dateCreation', 'desc')
        .orderBy('jeton')
        .limit(MOST_SESSIONS - 1),
    )
    .execute();
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

/** Who calls, as a handler is told. */
interface Caller {
  eleve: { id: number };
  token: string | undefined;
  now: Date;
}

/**
 * The caller's row, held until the transaction ends. 401 when the session has ended since the call
 * was let in: by a change of password, a log-out elsewhere or the end of the account.
 */
export async function holdEleve(
  trx: Db,
  { eleve: { id }, token = '', now }: Caller,
): Promise<Selectable<EleveTable>> {
  const eleve = await trx
    .selectFrom('eleve')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const session = await trx
    .selectFrom('session')
    .select('jeton')
    .where('jeton', '=', fingerprint(token))
    .where('eleve_id', '=', id)
    .where('dateFin', '>', now.toISOString())
    .executeTakeFirst();
  if (!eleve || !session) throw reconnecter();
  return eleve;
}

/** Remembers that the caller's session is in use, once an hour. */
export async function touchSession({
  token = '',
  now,
  db,
  write,
}: Caller & { db: Db; write: Database['write'] }): Promise<void> {
  const jeton = fingerprint(token);
  const anHourAgo = new Date(now.getTime() - AN_HOUR).toISOString();
  const session = await db
    .selectFrom('session')
    .select('dateVue')
    .where('jeton', '=', jeton)
    .executeTakeFirst();
  if (!session || (session.dateVue !== null && session.dateVue > anHourAgo)) return;
  await write((trx) =>
    trx
      .updateTable('session')
      .set({ dateVue: now.toISOString() })
      .where('jeton', '=', jeton)
      .execute(),
  );
}

/** Ends a learner's sessions but the one of `token`; how many. */
export async function endOtherSessions(
  trx: Db,
  eleve_id: number,
  token: string | undefined,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('eleve_id', '=', eleve_id)
    .where('jeton', '<>', fingerprint(token ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
