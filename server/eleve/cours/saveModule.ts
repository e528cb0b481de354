import { namesOf, type Valeurs } from '../../../regles/champs.ts';
import { MODULE } from '../../../regles/module.ts';
import type { Db } from '../../socle/db/database.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import type { Signer } from '../../socle/journal/auteur.ts';
import { signedBy, setModule } from './setModules.ts';

type ModuleSaisi = Valeurs<typeof MODULE.champs>;

export async function addModuleRow(trx: Db, module: ModuleSaisi, par: Signer): Promise<number> {
  const { id } = await trx
    .insertInto('module')
    .values({ ...module, ...signedBy(par) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a module, and returns its new revision; undefined: unknown or deleted. */
export const beginModule = (trx: Db, id: number) =>
  setModule(trx, id)
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .returning([...namesOf(MODULE.champs), 'revision'])
    .executeTakeFirst();

/** The loader of content/ skips it from now on. The caller holds the row lock. */
export async function saveModule(trx: Db, id: number, module: ModuleSaisi, par: Signer) {
  await trx
    .updateTable('module')
    .set({ ...module, empreinte: null, ...signedBy(par) })
    .where('id', '=', id)
    .execute();
}

export const removeModule = (trx: Db, id: number, par: Signer) =>
  setModule(trx, id)
    .set({ dateSuppression: par.now.toISOString(), empreinte: null, ...signedBy(par) })
    .returning(namesOf(MODULE.champs))
    .executeTakeFirst();

/** Returns each removed link with its position, for an undo. */
export async function removeChapitres(trx: Db, id: number) {
  const acces = await trx
    .deleteFrom('accesModule')
    .where('module_id', '=', id)
    .returning(['acces_id', 'position'])
    .execute();
  const chapitres = await trx
    .deleteFrom('moduleChapitre')
    .where('module_id', '=', id)
    .returning(['chapitre_id', 'position'])
    .execute();
  return {
    acces: acces.map(({ acces_id, position }) => [acces_id, position]),
    chapitres: chapitres.map(({ chapitre_id, position }) => [chapitre_id, position]),
  };
}

/** Locks chapters before the module; throws 422 when one is deleted. */
export async function holdChapitres(trx: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const there = await trx
    .selectFrom('chapitre')
    .select('id')
    .where('id', 'in', ids)
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  if (there.length < ids.length)
    throw champFaux('chapitre_ids', 'L’un de ces chapitres n’existe pas ou a été supprimé.');
}

export async function setChapitres(trx: Db, module_id: number, ids: number[]): Promise<void> {
  await trx.deleteFrom('moduleChapitre').where('module_id', '=', module_id).execute();
  if (ids.length === 0) return;
  const rows = ids.map((chapitre_id, position) => ({ module_id, chapitre_id, position }));
  await trx.insertInto('moduleChapitre').values(rows).execute();
}
