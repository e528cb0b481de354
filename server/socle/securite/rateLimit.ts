import { sql } from 'kysely';
import type { Audience } from '../../../contract/call.ts';
import type { Database, Db } from '../db/database.ts';
import { Refus } from '../refus/refus.ts';
import { fingerprint } from './signature.ts';

export interface Limite {
  cle: string;
  most: number;
  seconds: number;
}

/** Pseudonyms of the caller's networks (networks.ts), the narrowest first. */
export type Networks = readonly string[];

const A_MINUTE = 60;
const A_QUARTER = 900;
const AN_HOUR = 3600;

/** A wider network gets up to this multiple of one caller's limit. */
const WIDEST = 3;

/** A whole /48 gets three times one caller's tries, not 65,536 times. */
export const byNetwork = (
  nom: string,
  address: Networks,
  most: number,
  seconds: number,
  widest = WIDEST,
): Limite[] =>
  address.map((network, width) => ({
    cle: `${nom} ${callerKey(network)}`,
    most: most * Math.min(width + 1, widest),
    seconds,
  }));

const callerKey = (network: string) => fingerprint(network);

const compteKey = (audience: Audience, email: string) => fingerprint(`${audience} ${email}`);

/** One network gets under half of an account's tries, so it cannot lock the owner out. */
export function loginLimits(
  audience: Audience,
  email: string,
  address: Networks,
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

/** Lets a whole class log in within a minute. A known browser (`connu`) has its own count. */
export const limitesEntree = (
  audience: Audience,
  email: string,
  address: Networks,
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

/** Counts before `attempt`, so parallel tries cannot slip through; undefined: it failed. */
export async function withLimits<T>(
  { db, write }: Store,
  limites: Limite[],
  now: Date,
  attempt: () => Promise<T | undefined>,
  entree: Limite[] = [],
): Promise<T | undefined> {
  // A caller over the limit must not cause a write.
  await refuseReached(db, [...limites, ...entree], now);
  await write((trx) => takeTries(trx, limites, now));
  const result = await attempt().catch(async (cause: unknown) => {
    if (cause instanceof Refus) await write((trx) => giveBack(trx, limites, now));
    throw cause;
  });
  if (result !== undefined) {
    await write((trx) => giveBack(trx, limites, now));
  }
  return result;
}

export async function takeTry({ db, write }: Store, limites: Limite[], now: Date): Promise<void> {
  await refuseReached(db, limites, now);
  await write((trx) => takeTries(trx, limites, now));
}

/** Does not count a try that the hashing queue refused (429). */
export async function computeTry<T>(
  store: Store,
  limites: Limite[],
  now: Date,
  compute: () => Promise<T>,
): Promise<T> {
  await takeTry(store, limites, now);
  return compute().catch(async (cause: unknown) => {
    if (cause instanceof Refus) await store.write((trx) => giveBack(trx, limites, now));
    throw cause;
  });
}

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

/** A fixed order avoids deadlocks. */
const inOrder = (limites: Limite[]) => limites.toSorted((x, y) => (x.cle < y.cle ? -1 : 1));

/** Throws 429 beyond `most`, which rolls back the transaction. */
export async function takeTries(trx: Db, limites: Limite[], now: Date): Promise<void> {
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

/** Upserts in the same order; a row deleted meanwhile is inserted as expired. */
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

export async function sweepLimits({ write }: Database, now: Date): Promise<void> {
  await write((trx) =>
    trx.deleteFrom('limite').where('dateFin', '<=', now.toISOString()).execute(),
  );
}

const tooLate = (dateFin: string, now: Date): Refus =>
  tooMany(Math.max(1, Math.ceil((Date.parse(dateFin) - now.getTime()) / 1000)));

export function tooMany(seconds: number, quoi = 'Trop d’essais'): Refus {
  const wait = seconds < 90 ? `${seconds} secondes` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refus(429, `${quoi}. À réessayer dans ${wait}.`, { retryAfter: seconds });
}
