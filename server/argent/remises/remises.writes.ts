import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { Deletion } from '../../socle/journal/geste.ts';
import { isDoublon } from '../../socle/db/doublon.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { INCONNU, type Remise, type Usage, moinsOf, refusOf } from './validite.ts';
import { findRemise } from './remises.queries.ts';

/** Locks the row until the transaction ends. */
export async function holdRemise(trx: Db, id: number): Promise<Remise | undefined> {
  await trx.selectFrom('remise').select('id').where('id', '=', id).forUpdate().execute();
  return findRemise(trx, { id });
}

interface Prise extends Usage {
  remise_id: number;
  prix: number;
}

/** The row lock serializes those who take the last use. Returns cents; throws 422 under `remise`. */
export async function takeRemise(trx: Db, prise: Prise, now: Date): Promise<number> {
  const remise = await holdRemise(trx, prise.remise_id);
  const refus = remise ? refusOf(remise, prise, now) : INCONNU;
  if (!remise || refus !== null) throw champFaux('remise', refus ?? INCONNU);
  await addUsages(trx, remise.id, 1);
  return moinsOf(remise, prise.prix);
}

export const releaseRemise = (trx: Db, id: number) => addUsages(trx, id, -1);

/** Money for a closed order uses its code again, even over the limit: the price was agreed. */
export const retakeRemise = (trx: Db, id: number) => addUsages(trx, id, 1);

async function addUsages(trx: Db, id: number, by: 1 | -1): Promise<void> {
  await trx
    .updateTable('remise')
    .set({ nombre: sql<number>`nombre + ${sql.lit(by)}` })
    .where('id', '=', id)
    .execute();
}

/** Returns false when another discount took its code: the caller must then stop. */
export async function restoreRemise(trx: Db, { id, faitLe }: Deletion): Promise<boolean> {
  const back = await trx
    .updateTable('remise')
    .set({ dateSuppression: null })
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe)
    .executeTakeFirst()
    // Only the unique index detects a code that another transaction is adding.
    .catch((cause: unknown) => {
      if (!isDoublon(cause)) throw cause;
      return { numUpdatedRows: 0n };
    });
  return back.numUpdatedRows > 0n;
}
