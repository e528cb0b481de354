import type { Db } from '../../socle/db/database.ts';
import { nombreOf } from '../../socle/db/listes.ts';
import { VEDETTES } from './series.queries.ts';

/** The series with how many questions each has; the home page’s own, which is none of 50, aside. */
export async function listSeriesAVoir(db: Db) {
  return db
    .selectFrom('theme')
    .select(['id', 'libelle', nombreOf('theme').as('questions')])
    .where('dateSuppression', 'is', null)
    .where('reference', 'is distinct from', VEDETTES)
    .orderBy('id')
    .execute();
}

/** How many series each product offers; one without any is not there. */
export async function countSeriesByAcces(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select((row) => ['acces_id', row.cast<number>(row.fn.countAll(), 'integer').as('nombre')])
    .where('theme.dateSuppression', 'is', null)
    .groupBy('acces_id')
    .execute();
  return new Map(rows.map(({ acces_id, nombre }) => [acces_id, nombre]));
}
