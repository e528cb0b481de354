import type { Db } from '../../socle/db/database.ts';

/** The caller locks the product. Returns unknown modules; links to deleted ones stay, hidden. */
export async function setModulesOfAcces(trx: Db, acces_id: number, module_ids: number[]) {
  const there = await trx
    .selectFrom('module')
    .select('id')
    .where('id', 'in', module_ids)
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  const known = new Set(there.map(({ id }) => id));
  const missing = module_ids.filter((id) => !known.has(id));
  if (missing.length > 0) return missing;
  const linked = await trx
    .selectFrom('accesModule')
    .select('module_id')
    .where('acces_id', '=', acces_id)
    .orderBy('position')
    .execute();
  const others = linked.flatMap(({ module_id }) => (known.has(module_id) ? [] : module_id));
  const rows = [...module_ids, ...others].map((module_id, position) => ({
    acces_id,
    module_id,
    position,
  }));
  await trx.deleteFrom('accesModule').where('acces_id', '=', acces_id).execute();
  await trx.insertInto('accesModule').values(rows).execute();
  return [];
}

export const removeModuleOfAcces = (trx: Db, acces_id: number, module_id: number) =>
  trx
    .deleteFrom('accesModule')
    .where('acces_id', '=', acces_id)
    .where('module_id', '=', module_id)
    .execute();
