import type { FiltreDAcces } from '../../../regles/accesUser.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';

/** The date must be later than `apres`, not later than `jusque`: milliseconds from now. */
const BORNES: Record<
  FiltreDAcces,
  readonly ['dateActivation' | 'datePerime', apres: number, jusque: number]
> = {
  commences: ['dateActivation', -PERIODES.accesRecents.ms, 0],
  bientotPerimes: ['datePerime', 0, PERIODES.accesRecents.ms],
};

function actifs(db: Db, lesquels: FiltreDAcces, now: Date) {
  const [date, apres, jusque] = BORNES[lesquels];
  const instant = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return db
    .selectFrom('accesUser')
    .where('actif', '=', 1)
    .where(date, '>', instant(apres))
    .where(date, '<=', instant(jusque));
}

export const countAcces = (db: Db, lesquels: FiltreDAcces, now: Date): Promise<number> =>
  countRows(actifs(db, lesquels, now));

export async function listElevesDesAcces(
  db: Db,
  lesquels: FiltreDAcces,
  now: Date,
): Promise<Set<number>> {
  const rows = await actifs(db, lesquels, now).select('eleve_id').execute();
  return new Set(rows.map(({ eleve_id }) => eleve_id));
}

/** Learners who have, or had, an access, by id. */
export async function listElevesAvecAcces(db: Db, after: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accesUser')
    .select('eleve_id')
    .distinct()
    .where('eleve_id', '>', after)
    .orderBy('eleve_id')
    .limit(most)
    .execute();
  return rows.map(({ eleve_id }) => eleve_id);
}
