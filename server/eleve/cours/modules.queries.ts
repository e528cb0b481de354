import { namesOf } from '../../../regles/champs.ts';
import { MODULE } from '../../../regles/module.ts';
import type { Db } from '../../socle/db/database.ts';
import { listeOf } from '../../socle/db/listes.ts';
import { bestByLabel } from '../../socle/texte/libelles.ts';
import { chapitres, listChapitres } from './chapitres.queries.ts';

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

export async function accesByModule(db: Db) {
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

const modules = (db: Db) => db.selectFrom('module').where('dateSuppression', 'is', null);

export const listModules = (db: Db) =>
  modules(db).select(['id', 'libelle']).orderBy('id', 'desc').execute();

export const findModule = (db: Db, id: number) =>
  modules(db)
    .select(['id', ...namesOf(MODULE.champs), 'revision', 'dateModification', 'admin_id'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function listModulesThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await modules(db).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

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

export async function modulesByChapitre(db: Db) {
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
  chapitres(db).selectAll().select(listeOf('chapitre')).where('id', '=', id).executeTakeFirst();

export const listImages = (db: Db, chapitre_id: number) =>
  db
    .selectFrom('chapitreImage')
    .select(['id', 'url', 'largeur', 'hauteur'])
    .where('chapitre_id', '=', chapitre_id)
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .execute();

export const findImage = (db: Db, id: number) =>
  db
    .selectFrom('chapitreImage')
    .innerJoin('chapitre', 'chapitre.id', 'chapitreImage.chapitre_id')
    .selectAll('chapitreImage')
    .where('chapitreImage.id', '=', id)
    .where('chapitreImage.dateSuppression', 'is', null)
    .where('chapitre.dateSuppression', 'is', null)
    .executeTakeFirst();

const grouped = <V>(pairs: [number, V][]) =>
  new Map(
    Array.from(
      Map.groupBy(pairs, ([key]) => key),
      ([key, group]) => [key, group.map(([, value]) => value)] as const,
    ),
  );

const withDetail = (found: readonly Nomme[], held: ReadonlyMap<number, Nomme[]>) =>
  found.map(({ id, libelle }) => ({
    id,
    libelle,
    detail: (held.get(id) ?? []).map((each) => each.libelle).join(', ') || null,
  }));

export async function listModulesByMots(db: Db, recherche: string) {
  const found = bestByLabel(await listModules(db), recherche);
  return found.length === 0 ? [] : withDetail(found, await accesByModule(db));
}

export async function listChapitresByMots(db: Db, recherche: string) {
  const found = bestByLabel(await listChapitres(db), recherche);
  return found.length === 0 ? [] : withDetail(found, await modulesByChapitre(db));
}

export const listModulesAVoir = (db: Db) =>
  db
    .selectFrom('module')
    .leftJoin('moduleChapitre', 'moduleChapitre.module_id', 'module.id')
    .leftJoin('chapitre', (join) =>
      join
        .onRef('chapitre.id', '=', 'moduleChapitre.chapitre_id')
        .on('chapitre.dateSuppression', 'is', null),
    )
    .select((row) => [
      'module.id',
      'module.libelle',
      row.cast<number>(row.fn.count('chapitre.id'), 'integer').as('chapitres'),
    ])
    .where('module.dateSuppression', 'is', null)
    .groupBy(['module.id', 'module.libelle'])
    .orderBy('module.id')
    .execute();

export async function countModulesByAcces(db: Db) {
  const rows = await db
    .selectFrom('accesModule')
    .innerJoin('module', 'module.id', 'accesModule.module_id')
    .select((row) => ['acces_id', row.cast<number>(row.fn.countAll(), 'integer').as('nombre')])
    .where('module.dateSuppression', 'is', null)
    .groupBy('acces_id')
    .execute();
  return new Map(rows.map(({ acces_id, nombre }) => [acces_id, nombre]));
}
