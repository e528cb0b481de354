import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';

/** Over how many rows a month is spread, so that payments of one moment don't wait for each other. */
const PARTS = 16;

const MONTH = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Europe/Brussels',
});
/** `YYYY-MM` in Brussels. */
export const moisOf = (now: Date) => MONTH.format(now);

/**
 * Adds what was sold, cancelled before its capture or given back, in cents, to its month, in the transaction in which it does; after its
 * document has its number, as all do, so that no two wait for each other.
 */
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
