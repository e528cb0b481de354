import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Audience } from '../../contract/call.ts';
import type { Database, Db } from '../db/database.ts';
import { Refus } from './refus.ts';
import { fingerprint } from './signature.ts';

/** At most `most` failures in `seconds`, counted under `cle`. */
export interface Limite {
  cle: string;
  most: number;
  seconds: number;
}

const A_QUARTER = 900;

/** « ::ffff:192.0.2.1 »: how a server that listens on both sees an IPv4 caller. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** One IPv6 caller has a whole /64 to call from. */
export function networkOf(address: string): string {
  if (MAPPED.test(address)) return address.replace(MAPPED, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}

/** A caller, whom handlers know by a pseudonym only, as limits keep them. */
export const callerKey = (address: string) => fingerprint(address);

/**
 * By account from one address, by account from anywhere, by address. One address uses up less than
 * half of what an account has, so that nobody alone can lock somebody out.
 */
export function loginLimits(audience: Audience, email: string, address: string): Limite[] {
  const compte = fingerprint(`${audience} ${email}`);
  const adresse = callerKey(address);
  return [
    { cle: `login ${compte} ${adresse}`, most: 5, seconds: 60 },
    { cle: `login quart ${compte} ${adresse}`, most: 20, seconds: A_QUARTER },
    { cle: `login ${compte}`, most: 50, seconds: A_QUARTER },
    { cle: `login ${adresse}`, most: 100, seconds: A_QUARTER },
  ];
}

/**
 * Runs `attempt`, which gives undefined for a failure, unless one of the limits is reached: then
 * 429 and when to try again. Tries are counted before they are made, so that many at once do not
 * slip through, and given back when they succeed.
 */
export async function withLimits<T>(
  { db, write }: { db: Db; write: Database['write'] },
  limites: Limite[],
  now: Date,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  // A caller who is over the limit must not be able to make us write.
  await refuseReached(db, limites, now);
  await write((trx) => count(trx, limites, now));
  const result = await attempt();
  if (result !== undefined) {
    await write((trx) => giveBack(trx, limites));
  }
  return result;
}

/** Counts one try whatever comes of it: 429 from the one after `most`. */
export async function countTry(
  { db, write }: { db: Db; write: Database['write'] },
  limites: Limite[],
  now: Date,
): Promise<void> {
  await refuseReached(db, limites, now);
  await write((trx) => count(trx, limites, now));
}

/** 429 when one of the limits is reached; counts nothing. */
export async function refuseReached(db: Db, limites: Limite[], now: Date): Promise<void> {
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
    if (row && row.nombre >= most) throw tooMany(row.dateFin, now);
  }
}

/** In one order everywhere, so that two transactions take the rows in the same order. */
const inOrder = (limites: Limite[]) => limites.toSorted((x, y) => (x.cle < y.cle ? -1 : 1));

/** Counts one in `trx`; over a limit 429, which undoes the transaction. */
export async function count(trx: Db, limites: Limite[], now: Date): Promise<void> {
  const instant = now.toISOString();
  for (const { cle, most, seconds } of inOrder(limites)) {
    const dateFin = new Date(now.getTime() + seconds * 1000).toISOString();
    const over = sql`limite."dateFin" <= ${instant}`;
    const row = await trx
      .insertInto('limite')
      .values({ cle, nombre: 1, dateFin })
      .onConflict((conflict) =>
        conflict.column('cle').doUpdateSet({
          nombre: sql<number>`case when ${over} then 1 else limite.nombre + 1 end`,
          dateFin: sql<string>`case when ${over} then ${dateFin} else limite."dateFin" end`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.nombre > most) throw tooMany(row.dateFin, now);
  }
}

async function giveBack(trx: Db, limites: Limite[]): Promise<void> {
  for (const { cle } of inOrder(limites)) {
    await trx
      .updateTable('limite')
      .set({ nombre: sql<number>`nombre - 1` })
      .where('cle', '=', cle)
      .where('nombre', '>', 0)
      .execute();
  }
}

/** A job to run every hour: forgets what has run out; nothing else removes it. */
export async function sweepLimits({ write }: Database, now: Date): Promise<void> {
  await write((trx) =>
    trx.deleteFrom('limite').where('dateFin', '<=', now.toISOString()).execute(),
  );
}

function tooMany(dateFin: string, now: Date): Refus {
  const seconds = Math.max(1, Math.ceil((Date.parse(dateFin) - now.getTime()) / 1000));
  const wait = seconds < 90 ? `${seconds} secondes` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refus(429, `Trop d’essais. Réessaie dans ${wait}.`, { retryAfter: seconds });
}
