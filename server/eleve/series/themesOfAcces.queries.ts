import type { Db } from '../../socle/db/database.ts';
import { nombreOf } from '../../socle/db/listes.ts';

/** Lists the products' series in the order that staff set, without deleted ones. */
export async function listThemesOfAcces(db: Db, acces_ids: number[]) {
  return db
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(['acces_id', 'theme.id', 'theme.libelle', nombreOf('theme').as('nombre')])
    .where('acces_id', 'in', acces_ids)
    .where('theme.dateSuppression', 'is', null)
    .orderBy('acces_id')
    .orderBy('position')
    .orderBy('theme.id')
    .execute();
}
