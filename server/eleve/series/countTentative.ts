import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { lundiOf } from './semaine.ts';

/** Over how many rows a week is spread. */
const PARTS = 16;

/** Counts an attempt in its week, in the transaction that closes it. */
export async function countTentative(trx: Db, reussi: 0 | 1, now: Date): Promise<void> {
  await trx
    .insertInto('semaine')
    .values({ lundi: lundiOf(now), part: randomInt(PARTS), tentatives: 1, reussies: reussi })
    .onConflict((conflict) =>
      conflict.columns(['lundi', 'part']).doUpdateSet({
        tentatives: sql<number>`semaine.tentatives + 1`,
        reussies: sql<number>`semaine.reussies + excluded.reussies`,
      }),
    )
    .execute();
}
