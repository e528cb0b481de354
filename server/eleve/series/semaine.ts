import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { pourcentage } from '../../../droit/bareme.ts';
import type { Db } from '../../socle/db/database.ts';

const PARTS = 16;

/** The Monday of the current week in Brussels, YYYY-MM-DD. */
export function lundiOf(instant: Date): string {
  const day = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO('Europe/Brussels')
    .toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** The current week's Monday is last. */
export function derniersLundis(now: Date, nombre: number): string[] {
  const last = Temporal.PlainDate.from(lundiOf(now));
  return Array.from({ length: nombre }, (_, n) =>
    last.subtract({ weeks: nombre - 1 - n }).toString(),
  );
}

export async function addToSemaine(trx: Db, reussi: 0 | 1, now: Date): Promise<void> {
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

/** Weeks without attempts are listed with zeros. */
export async function listSemaines(db: Db, now: Date, nombre: number) {
  const lundis = derniersLundis(now, nombre);
  const rows = await db
    .selectFrom('semaine')
    .select((row) => [
      'lundi',
      row.cast<number>(row.fn.sum('tentatives'), 'integer').as('tentatives'),
      row.cast<number>(row.fn.sum('reussies'), 'integer').as('reussies'),
    ])
    .where('lundi', '>=', lundis[0]!)
    .groupBy('lundi')
    .execute();
  return lundis.map((lundi) => {
    const { tentatives = 0, reussies = 0 } = rows.find((row) => row.lundi === lundi) ?? {};
    const taux = tentatives === 0 ? null : pourcentage(reussies, tentatives);
    return { lundi, tentatives, reussies, taux };
  });
}
