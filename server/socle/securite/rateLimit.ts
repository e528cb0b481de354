import { sql } from 'kysely';
import type { Audience } from '../../../contract/call.ts';
import type { Database, Db } from '../db/database.ts';
import { Refus } from '../refus/refus.ts';
import { fingerprint } from './signature.ts';

/** At most `most` tries in `seconds`, counted under `cle`. */
export interface Limite {
  cle: string;
  most: number;
  seconds: number;
}

/**
 * Where a caller calls from, as pseudonyms that only the server's secret leads back from: the
 * networks of networks.ts, the narrowest first.
 */
export type Address = readonly string[];

const A_MINUTE = 60;
const A_QUARTER = 900;
const AN_HOUR = 3600;

/** A network around the caller's has room for others: up to so many times what one caller has. */
const WIDEST = 3;

/**
 * A limit for the caller, and larger ones for the networks around: whoever has a whole /48 to call
 * from has three times the tries of one caller, not 65,536 times.
 */
export const byNetwork = (
  nom: string,
  address: Address,
  most: number,
  seconds: number,
  widest = WIDEST,
): Limite[] =>
  address.map((network, width) => ({
    cle: `${nom} ${callerKey(network)}`,
    most: most * Math.min(width + 1, widest),
    seconds,
  }));

/** A network as limits keep it. */
const callerKey = (network: string) => fingerprint(network);

const compteKey = (audience: Audience, email: string) => fingerprint(`${audience} ${email}`);

/**
 * Failed log-ins: by account from one network, however wide, by account from anywhere, by network.
 * One place uses up less than half of what an account has, so that nobody alone can lock somebody
 * out. `connu`: a browser that has logged in to this account before; only its own tries count for
 * it, and it is let in whatever others do.
 */
export function loginLimits(
  audience: Audience,
  email: string,
  address: Address,
  connu?: string,
): Limite[] {
  const compte = compteKey(audience, email);
  if (connu !== undefined) {
    const lui = fingerprint(connu);
    return [
      { cle: `login connu ${compte} ${lui}`, most: 5, seconds: A_MINUTE },
      { cle: `login connu quart ${compte} ${lui}`, most: 20, seconds: A_QUARTER },
    ];
  }
  const [narrow = ''] = address;
  return [
    { cle: `login ${compte} ${callerKey(narrow)}`, most: 5, seconds: A_MINUTE },
    ...address.map((network, width) => ({
      cle: `login quart ${compte} ${callerKey(network)}`,
      most: width === 0 ? 20 : 24,
      seconds: A_QUARTER,
    })),
    { cle: `login ${compte}`, most: 50, seconds: A_QUARTER },
    ...byNetwork('login', address, 100, A_QUARTER),
  ];
}

/**
 * Log-ins that succeed: each costs as much as one that fails, and makes a session. A class behind
 * one address logs in within a minute, and all classes of a school within an hour. Of an account with
 * a second factor somebody may know the password and get no further: a browser that has been in
 * (`connu`) counts by itself.
 */
export const limitesEntree = (
  audience: Audience,
  email: string,
  address: Address,
  connu?: string,
): Limite[] => [
  {
    cle: ['entree', compteKey(audience, email), connu && fingerprint(connu)].join(' ').trim(),
    most: 30,
    seconds: A_QUARTER,
  },
  ...byNetwork('entree', address, 60, A_MINUTE),
  ...byNetwork('entree heure', address, 400, AN_HOUR),
];

interface Store {
  db: Db;
  write: Database['write'];
}

/**
 * Runs `attempt`, which gives undefined for a failure, unless one of the limits is reached: then
 * 429 and when to try again. Tries are counted before they are made, so that many at once do not
 * slip through, and given back when they succeed or are refused for another reason. `entree` is
 * looked at here and counted by `attempt`, in the transaction that lets somebody in (`countIn`).
 */
export async function withLimits<T>(
  { db, write }: Store,
  limites: Limite[],
  now: Date,
  attempt: () => Promise<T | undefined>,
  entree: Limite[] = [],
): Promise<T | undefined> {
  // A caller who is over the limit must not be able to make us write.
  await refuseReached(db, [...limites, ...entree], now);
  await write((trx) => countIn(trx, limites, now));
  const result = await attempt().catch(async (cause: unknown) => {
    if (cause instanceof Refus) await write((trx) => giveBack(trx, limites, now));
    throw cause;
  });
  if (result !== undefined) {
    await write((trx) => giveBack(trx, limites, now));
  }
  return result;
}

/** Counts one try whatever comes of it: 429 from the one after `most`. */
export async function countTry({ db, write }: Store, limites: Limite[], now: Date): Promise<void> {
  await refuseReached(db, limites, now);
  await write((trx) => countIn(trx, limites, now));
}

/** The same around what is dear to compute: who finds no room for it (429) has spent no try. */
export async function computeTry<T>(
  store: Store,
  limites: Limite[],
  now: Date,
  compute: () => Promise<T>,
): Promise<T> {
  await countTry(store, limites, now);
  return compute().catch(async (cause: unknown) => {
    if (cause instanceof Refus) await store.write((trx) => giveBack(trx, limites, now));
    throw cause;
  });
}

/** 429 when one of the limits is reached; counts nothing. */
export async function refuseReached(db: Db, limites: Limite[], now: Date): Promise<void> {
  if (limites.length === 0) return;
  const rows = await db
    .selectFrom('limite')
    .selectAll()
    .where(
      'cle',
      'in',
      limites.map((limite) => limite.cle),
    )
    .where('dateFin', '>', now.toISOString())
    .execute();
  for (const { cle, most } of limites) {
    const row = rows.find((each) => each.cle === cle);
    if (row && row.nombre >= most) throw tooLate(row.dateFin, now);
  }
}

/** In one order everywhere, so that two transactions take the rows in the same order. */
const inOrder = (limites: Limite[]) => limites.toSorted((x, y) => (x.cle < y.cle ? -1 : 1));

/** Counts one try within a transaction; 429, and nothing of the transaction kept, beyond `most`. */
export async function countIn(trx: Db, limites: Limite[], now: Date): Promise<void> {
  if (limites.length === 0) return;
  const over = sql`limite."dateFin" <= ${now.toISOString()}`;
  const rows = await trx
    .insertInto('limite')
    .values(
      inOrder(limites).map(({ cle, seconds }) => ({
        cle,
        nombre: 1,
        dateFin: new Date(now.getTime() + seconds * 1000).toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet({
        nombre: sql<number>`case when ${over} then 1 else limite.nombre + 1 end`,
        dateFin: sql<string>`case when ${over} then excluded."dateFin" else limite."dateFin" end`,
      }),
    )
    .returningAll()
    .execute();
  for (const { cle, nombre, dateFin } of rows) {
    if (nombre > limites.find((limite) => limite.cle === cle)!.most) throw tooLate(dateFin, now);
  }
}

/** An upsert too, for its order; a row that was swept meanwhile comes back as one that has run out. */
async function giveBack(trx: Db, limites: Limite[], now: Date): Promise<void> {
  await trx
    .insertInto('limite')
    .values(inOrder(limites).map(({ cle }) => ({ cle, nombre: 0, dateFin: now.toISOString() })))
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet({
        nombre: sql<number>`case when limite.nombre > 0 then limite.nombre - 1 else 0 end`,
      }),
    )
    .execute();
}

/** A job to run every hour: forgets what has run out; nothing else removes it. */
export async function sweepLimits({ write }: Database, now: Date): Promise<void> {
  await write((trx) =>
    trx.deleteFrom('limite').where('dateFin', '<=', now.toISOString()).execute(),
  );
}

const tooLate = (dateFin: string, now: Date): Refus =>
  tooMany(Math.max(1, Math.ceil((Date.parse(dateFin) - now.getTime()) / 1000)));

/** 429, and in how many seconds to try again. */
export function tooMany(seconds: number, quoi = 'Trop d’essais'): Refus {
  const wait = seconds < 90 ? `${seconds} secondes` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refus(429, `${quoi}. À réessayer dans ${wait}.`, { retryAfter: seconds });
}
