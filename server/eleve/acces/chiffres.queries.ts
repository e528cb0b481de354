import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';

const SEVEN_DAYS_MS = 7 * 24 * 3600 * 1000;

const around = (now: Date) =>
  [-SEVEN_DAYS_MS, 0, SEVEN_DAYS_MS].map((ms) => new Date(now.getTime() + ms).toISOString()) as [
    from: string,
    instant: string,
    until: string,
  ];

export async function countAcces(db: Db, now: Date) {
  const [from, instant, until] = around(now);
  // Two index ranges avoid a table scan.
  const { rows } = await sql<{ commences: number; bientotPerimes: number }>`
    select
      (select count(*) from "accesUser" where actif = 1
        and "dateActivation" > ${from} and "dateActivation" <= ${instant}) as commences,
      (select count(*) from "accesUser" where actif = 1
        and "datePerime" > ${instant} and "datePerime" <= ${until}) as "bientotPerimes"
  `.execute(db);
  return rows[0]!;
}

export async function listElevesDesAcces(
  db: Db,
  lesquels: 'commences' | 'bientotPerimes',
  now: Date,
): Promise<Set<number>> {
  const [from, instant, until] = around(now);
  const actifs = db.selectFrom('accesUser').select('eleve_id').where('actif', '=', 1);
  const rows = await (
    lesquels === 'commences'
      ? actifs.where('dateActivation', '>', from).where('dateActivation', '<=', instant)
      : actifs.where('datePerime', '>', instant).where('datePerime', '<=', until)
  ).execute();
  return new Set(rows.map(({ eleve_id }) => eleve_id));
}
