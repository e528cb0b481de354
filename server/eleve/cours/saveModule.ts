import type { Db } from '../../socle/db/database.ts';
import { type Geste, signedBy } from './setModules.ts';

export async function addModuleRow(trx: Db, libelle: string, geste: Geste): Promise<number> {
  const { id } = await trx
    .insertInto('module')
    .values({ libelle, ...signedBy(geste) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a module, and answers its new revision; undefined: there is none. */
export const beginModule = (trx: Db, id: number) =>
  trx
    .updateTable('module')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .returning(['libelle', 'revision'])
    .executeTakeFirst();

/** content/ no longer changes it. The caller holds the lock. */
export async function saveModule(trx: Db, id: number, libelle: string, geste: Geste) {
  await trx
    .updateTable('module')
    .set({ libelle, empreinte: null, ...signedBy(geste) })
    .where('id', '=', id)
    .execute();
}

export const removeModule = (trx: Db, id: number, geste: Geste) =>
  trx
    .updateTable('module')
    .set({ dateSuppression: geste.now.toISOString(), empreinte: null, ...signedBy(geste) })
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .returning('libelle')
    .executeTakeFirst();

/** Answers where each link stood, for an undo. */
export async function emptyModule(trx: Db, id: number) {
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
