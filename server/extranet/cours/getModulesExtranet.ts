import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import {
  accesByModule,
  listAccesEL,
  listModules,
  modulesByChapitre,
} from '../../eleve/cours/index.ts';
import { moduleOf } from './moduleOf.ts';
import { labelFilter } from '../../socle/texte/libelles.ts';
import { pageIn } from '../../socle/texte/rangees.ts';
import { accesFilter } from './recherche.ts';

export const getModulesExtranet: Handler<'getModulesExtranet'> = async ({
  db,
  input: { page, all, recherche, acces_id, aCompleter, id },
}) => {
  const says = labelFilter(recherche);
  const isIn = accesFilter(acces_id);
  const held = await accesByModule(db);
  const counts = await countChapitres(db);
  const found = (await listModules(db)).filter(
    (module) =>
      says(module.libelle) &&
      isIn(held.get(module.id) ?? []) &&
      !(aCompleter && counts.has(module.id)),
  );
  const acces = await listAccesEL(db);
  const module = id === undefined ? {} : { module: await moduleOf(db, id) };
  const total = found.length;
  const message = total === 1 ? '1 module.' : `${total} modules.`;
  if (all) {
    const modules = { data: found, current_page: 1, last_page: 1, per_page: total, total };
    return { modules, acces, ...module, message };
  }
  const data = found.map((row) => ({
    ...row,
    nbChapitre: counts.get(row.id) ?? 0,
    acces: held.get(row.id) ?? [],
  }));
  return { modules: pageIn(data, page), acces, ...module, message };
};

async function countChapitres(db: Db): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const modules of (await modulesByChapitre(db)).values())
    for (const { id } of modules) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
