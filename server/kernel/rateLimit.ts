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

/** By account from one address, by account from anywhere, by address. Keys carry no personal data. */
export function loginLimits(audience: Audience, email: string, address: string): Limite[] {
  const compte = fingerprint(`${audience} ${email}`);
  const adresse = fingerprint(address);
  return [
    { cle: `login ${compte} ${adresse}`, most: 5, seconds: 60 },
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
  if (result !== undefined) await write((trx) => giveBack(trx, limites));
  return result;
}

async function refuseReached(db: Db, limites: Limite[], now: Date): Promise<void> {
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

async function count(trx: Db, limites: Limite[], now: Date): Promise<void> {
  await trx.deleteFrom('limite').where('dateFin', '<=', now.toISOString()).execute();
  // Sorted, so that two transactions take the rows in the same order.
  for (const { cle, most, seconds } of limites.toSorted((x, y) => (x.cle < y.cle ? -1 : 1))) {
    const dateFin = new Date(now.getTime() + seconds * 1000).toISOString();
    const row = await trx
      .insertInto('limite')
      .values({ cle, nombre: 1, dateFin })
      .onConflict((conflict) =>
        conflict.column('cle').doUpdateSet({ nombre: sql<number>`limite.nombre + 1` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.nombre > most) throw tooMany(row.dateFin, now);
  }
}

async function giveBack(trx: Db, limites: Limite[]): Promise<void> {
  await trx
    .updateTable('limite')
    .set({ nombre: sql<number>`nombre - 1` })
    .where(
      'cle',
      'in',
      limites.map((limite) => limite.cle),
    )
    .where('nombre', '>', 0)
    .execute();
}

function tooMany(dateFin: string, now: Date): Refus {
  const seconds = Math.max(1, Math.ceil((Date.parse(dateFin) - now.getTime()) / 1000));
  const wait = seconds < 90 ? `${seconds} secondes` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refus(429, `Trop d’essais. Réessaie dans ${wait}.`, { retryAfter: seconds });
}
