import type { Db } from '../../socle/db/database.ts';
import { listeOf } from '../../socle/db/listes.ts';
import { bestByLabel } from '../../socle/texte/libelles.ts';
import { listChapitres } from './chapitres.queries.ts';

interface Nomme {
  id: number;
  libelle: string;
}

export const listAccesEL = (db: Db): Promise<Nomme[]> =>
  db
    .selectFrom('accesModule')
    .rightJoin('acces', 'acces.id', 'accesModule.acces_id')
    .select(['acces.id', 'acces.libelle'])
    .distinct()
    .where('acces.type', '=', 'EL')
    .where('acces.dateSuppression', 'is', null)
    .orderBy('acces.libelle')
    .orderBy('acces.id')
    .$narrowType<Nomme>()
    .execute();

export async function accesByModule(db: Db): Promise<Map<number, Nomme[]>> {
  const rows = await db
    .selectFrom('accesModule')
    .innerJoin('acces', 'acces.id', 'accesModule.acces_id')
    .select(['accesModule.module_id', 'acces.id', 'acces.libelle'])
    .where('acces.dateSuppression', 'is', null)
    .orderBy('acces.libelle')
    .orderBy('acces.id')
    .execute();
  return grouped(rows.map(({ module_id, ...acces }) => [module_id, acces]));
}

export const listModules = (db: Db) =>
  db
    .selectFrom('module')
    .select(['id', 'libelle'])
    .where('dateSuppression', 'is', null)
    .orderBy('id', 'desc')
    .execute();

export const findModule = (db: Db, id: number) =>
  db
    .selectFrom('module')
    .selectAll()
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

export const listChapitresOfModule = (db: Db, module_id: number): Promise<Nomme[]> =>
  db
    .selectFrom('moduleChapitre')
    .innerJoin('chapitre', 'chapitre.id', 'moduleChapitre.chapitre_id')
    .select(['chapitre.id', 'chapitre.libelle'])
    .where('module_id', '=', module_id)
    .where('chapitre.dateSuppression', 'is', null)
    .orderBy('position')
    .orderBy('chapitre.id')
    .execute();

export async function modulesByChapitre(db: Db): Promise<Map<number, Nomme[]>> {
  const rows = await db
    .selectFrom('moduleChapitre')
    .innerJoin('module', 'module.id', 'moduleChapitre.module_id')
    .innerJoin('chapitre', 'chapitre.id', 'moduleChapitre.chapitre_id')
    .select(['moduleChapitre.chapitre_id', 'module.id', 'module.libelle'])
    .where('module.dateSuppression', 'is', null)
    .where('chapitre.dateSuppression', 'is', null)
    .orderBy('module.id')
    .execute();
  return grouped(rows.map(({ chapitre_id, ...module }) => [chapitre_id, module]));
}

export const placesOfChapitre = (db: Db, chapitre_id: number) =>
  db
    .selectFrom('moduleChapitre')
    .innerJoin('module', 'module.id', 'moduleChapitre.module_id')
    .select(['module_id', 'position'])
    .where('chapitre_id', '=', chapitre_id)
    .where('module.dateSuppression', 'is', null)
    .orderBy('module_id')
    .execute();

export const findChapitre = (db: Db, id: number) =>
  db
    .selectFrom('chapitre')
    .selectAll()
    .select(listeOf('chapitre'))
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

export const listImages = (db: Db, chapitre_id: number) =>
  db
    .selectFrom('chapitreImage')
    .select(['id', 'url', 'largeur', 'hauteur'])
    .where('chapitre_id', '=', chapitre_id)
    .orderBy('id')
    .execute();

export const findImage = (db: Db, id: number) =>
  db
    .selectFrom('chapitreImage')
    .innerJoin('chapitre', 'chapitre.id', 'chapitreImage.chapitre_id')
    .selectAll('chapitreImage')
    .where('chapitreImage.id', '=', id)
    .where('chapitre.dateSuppression', 'is', null)
    .executeTakeFirst();

const namesOf = (all: readonly Nomme[] = []) =>
  all.map(({ libelle }) => libelle).join(', ') || null;

export async function findModulesByMots(db: Db, recherche: string) {
  const found = bestByLabel(await listModules(db), recherche);
  const held = found.length > 0 ? await accesByModule(db) : new Map<number, Nomme[]>();
  return found.map(({ id, libelle }) => ({ id, libelle, detail: namesOf(held.get(id)) }));
}

export async function findChapitresByMots(db: Db, recherche: string) {
  const found = bestByLabel(await listChapitres(db), recherche);
  const held = found.length > 0 ? await modulesByChapitre(db) : new Map<number, Nomme[]>();
  return found.map(({ id, libelle }) => ({ id, libelle, detail: namesOf(held.get(id)) }));
}

function grouped<V>(pairs: [number, V][]): Map<number, V[]> {
  const groups = new Map<number, V[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
