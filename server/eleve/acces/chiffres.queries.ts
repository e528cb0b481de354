import type { FiltreDAcces } from '../../../regles/accesUser.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';

const SEMAINE_MS = 7 * 24 * 3600 * 1000;

/** The column's bounds, in milliseconds from now: after the first, until the second. */
const PERIODES: Record<
  FiltreDAcces,
  readonly ['dateActivation' | 'datePerime', apres: number, jusque: number]
> = {
  commences: ['dateActivation', -SEMAINE_MS, 0],
  bientotPerimes: ['datePerime', 0, SEMAINE_MS],
};

function actifs(db: Db, lesquels: FiltreDAcces, now: Date) {
  const [date, apres, jusque] = PERIODES[lesquels];
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
