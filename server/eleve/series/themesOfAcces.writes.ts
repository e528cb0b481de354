import type { Db } from '../../socle/db/database.ts';
import { VEDETTES } from './series.queries.ts';

/** The caller locks the product. Returns unusable ids; links to deleted series stay last, hidden. */
export async function setThemesOfAcces(
  trx: Db,
  acces_id: number,
  theme_ids: number[],
): Promise<number[]> {
  const there = await trx
    .selectFrom('theme')
    .select('id')
    .where('id', 'in', theme_ids)
    .where('dateSuppression', 'is', null)
    .where('reference', 'is distinct from', VEDETTES)
    .orderBy('id')
    .forShare()
    .execute();
  const known = new Set(there.map(({ id }) => id));
  const missing = theme_ids.filter((id) => !known.has(id));
  if (missing.length > 0) return missing;
  const linked = await trx
    .selectFrom('accesTheme')
    .select('theme_id')
    .where('acces_id', '=', acces_id)
    .orderBy('position')
    .execute();
  const others = linked.flatMap(({ theme_id }) => (known.has(theme_id) ? [] : theme_id));
  await trx.deleteFrom('accesTheme').where('acces_id', '=', acces_id).execute();
  await trx
    .insertInto('accesTheme')
    .values(
      [...theme_ids, ...others].map((theme_id, position) => ({ acces_id, theme_id, position })),
    )
    .execute();
  return [];
}

export const removeThemeOfAcces = (trx: Db, acces_id: number, theme_id: number) =>
  trx
    .deleteFrom('accesTheme')
    .where('acces_id', '=', acces_id)
    .where('theme_id', '=', theme_id)
    .execute();
