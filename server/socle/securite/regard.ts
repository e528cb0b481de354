import { calls } from '../../../contract/index.ts';
import { mayMake } from '../../../regles/fonctions.ts';
import type { Call } from '../../../contract/call.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import type { Database, Db } from '../db/database.ts';
import { findRegard } from './regard.queries.ts';
import { Refus } from '../refus/refus.ts';
import { type Eleve, holdSession } from './session.ts';
import { fingerprint, randomToken } from './signature.ts';

/** A supervisor's read-only view of a learner's side ends with the staff session behind it. */

const PREFIX = 'regard-';

/** Checks the prefix, to spare learners' calls a query. */
export const isRegard = (token: string | undefined): token is string =>
  token !== undefined && token.length === PREFIX.length + 43 && token.startsWith(PREFIX);

/** Locks the learner; throws 401 when the caller's session has ended. */
export async function startRegard(
  trx: Db,
  eleve_id: number,
  { admin, token, now }: { admin: { id: number }; token: string | undefined; now: Date },
): Promise<{ token: string; dateFin: string }> {
  await holdSession(trx, { admin_id: admin.id }, { token, now });
  await trx.deleteFrom('regard').where('dateFin', '<=', now.toISOString()).execute();
  const own = PREFIX + randomToken();
  const dateFin = new Date(now.getTime() + PERIODES.regard.ms).toISOString();
  await trx
    .insertInto('regard')
    .values({ jeton: fingerprint(own), eleve_id, session: fingerprint(token!), dateFin })
    .execute();
  return { token: own, dateFin };
}

export async function endRegard(trx: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('regard')
    .where('jeton', '=', fingerprint(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const endRegardsOf = (trx: Db, eleve_id: number) =>
  trx.deleteFrom('regard').where('eleve_id', '=', eleve_id).execute();

export interface Regarde {
  /** Has no register number: each reading of that is journalled. */
  eleve: Eleve;
  regard: { id: number; dateFacteur: string | null };
}

/** Writes nothing; undefined for an invalid token. */
export async function regardeOf(
  { read }: Pick<Database, 'read'>,
  token: string,
  now: Date,
): Promise<Regarde | undefined> {
  const [found] = await findRegard(read, fingerprint(token), now.toISOString());
  if (!found || !mayMake(found, calls.openRegard)) return undefined;
  const { admin_id, level: _, fonction: __, dateFacteur, ...eleve } = found;
  return { eleve: { ...eleve, registreNational: null }, regard: { id: admin_id, dateFacteur } };
}

const lectureSeule = () =>
  new Refus(
    403,
    'Vous voyez le site comme cet élève, en lecture seule\u00a0: rien ne commence et rien ne s’enregistre.',
    { lectureSeule: 1 },
  );

/** Throws 403 for writes, and for what only the learner may see. */
export function refuseToRegard({ writes, secret }: Call): void {
  if (secret)
    throw new Refus(403, 'Ceci n’est qu’à l’élève\u00a0: rien n’en est montré ici.', {
      lectureSeule: 1,
    });
  if (writes === 'always') throw lectureSeule();
}

/** Makes a reading call that also writes throw. */
export const withoutWrites = (database: Database): Database => ({
  ...database,
  write: () => Promise.reject(lectureSeule()),
});
