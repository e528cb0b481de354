import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';

/** A month spreads over rows, so that concurrent payments avoid one row lock. */
const PARTS = 16;

const MONTH = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Europe/Brussels',
});
/** `YYYY-MM` in Brussels. */
export const moisOf = (now: Date) => MONTH.format(now);

/** Lock order: it runs after the document's number, always, to avoid deadlock. */
export async function countRecette(
  trx: Db,
  type: string,
  { entre = 0, annule = 0, rendu = 0 }: { entre?: number; annule?: number; rendu?: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('recette')
    .values({ mois: moisOf(now), type, part: randomInt(PARTS), entre, annule, rendu })
    .onConflict((conflict) =>
      conflict.columns(['mois', 'type', 'part']).doUpdateSet({
        entre: sql<number>`recette.entre + excluded.entre`,
        annule: sql<number>`recette.annule + excluded.annule`,
        rendu: sql<number>`recette.rendu + excluded.rendu`,
      }),
    )
    .execute();
}
