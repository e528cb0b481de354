import type { Db } from '../../socle/db/database.ts';
import type { Signer } from '../../socle/journal/auteur.ts';
import { champFaux } from '../../socle/refus/refus.ts';

export const signedBy = ({ admin, now }: Signer) => ({
  dateModification: now.toISOString(),
  admin_id: admin.id,
});

/** Deleted modules are left alone. */
export const setModule = (trx: Db, id: number) =>
  trx.updateTable('module').where('id', '=', id).where('dateSuppression', 'is', null);

/** Appends the chapter to these modules alone. Locks the chapter, then modules by id, against deadlocks. */
export async function setModules(trx: Db, chapitre_id: number, ids: number[], par: Signer) {
  const rows = await trx
    .selectFrom('moduleChapitre')
    .select('module_id')
    .where('chapitre_id', '=', chapitre_id)
    .execute();
  const before = new Set(rows.map(({ module_id }) => module_id));
  const wanted = new Set(ids);
  const changed = [...wanted.symmetricDifference(before)].toSorted((one, other) => one - other);
  for (const module_id of changed) {
    const held = await setModule(trx, module_id)
      .set((row) => ({ revision: row('revision', '+', 1), empreinte: null, ...signedBy(par) }))
      .returning('id')
      .executeTakeFirst();
    if (!wanted.has(module_id)) {
      await trx
        .deleteFrom('moduleChapitre')
        .where('module_id', '=', module_id)
        .where('chapitre_id', '=', chapitre_id)
        .execute();
    } else if (!held) {
      throw champFaux('listeModules', 'L’un de ces modules n’existe pas ou a été supprimé.');
    } else {
      const { last } = await trx
        .selectFrom('moduleChapitre')
        .select(({ fn }) => fn.max('position').as('last'))
        .where('module_id', '=', module_id)
        .executeTakeFirstOrThrow();
      const position = (last ?? -1) + 1;
      await trx
        .insertInto('moduleChapitre')
        .values({ module_id, chapitre_id, position })
        // A previous lock holder may have added it.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}
