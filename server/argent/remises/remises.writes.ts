import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { isDoublon } from '../../socle/db/doublon.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { INCONNU, type Remise, type Usage, moinsOf, refusOf } from './regles.ts';
import { findRemise } from './remises.queries.ts';

/** Holds one until the end of the transaction; undefined: there is none, or no more. */
export async function holdRemise(trx: Db, id: number): Promise<Remise | undefined> {
  await trx.selectFrom('remise').select('id').where('id', '=', id).forUpdate().execute();
  return findRemise(trx, id);
}

interface Prise extends Usage {
  remise_id: number;
  /** In cents, before it. */
  prix: number;
}

/**
 * Takes a discount for a payment that is opened in this transaction: those who want the last of it come
 * one after the other. What it takes off, in cents; 422 under `remise` where it can't be used so.
 */
export async function takeRemise(trx: Db, prise: Prise, now: Date): Promise<number> {
  const remise = await holdRemise(trx, prise.remise_id);
  const refus = remise ? refusOf(remise, prise, now) : INCONNU;
  if (!remise || refus !== null) throw champFaux('remise', refus ?? INCONNU);
  await count(trx, remise.id, 1);
  return moinsOf(remise, prise.prix);
}

/** A payment that had taken it ended without money: somebody else may have it. */
export const releaseRemise = (trx: Db, id: number) => count(trx, id, -1);

/** Its money comes all the same: it is taken again, whatever the limit says, as the price was agreed. */
export const retakeRemise = (trx: Db, id: number) => count(trx, id, 1);

async function count(trx: Db, id: number, by: 1 | -1): Promise<void> {
  await trx
    .updateTable('remise')
    .set({ nombre: sql<number>`nombre + ${sql.lit(by)}` })
    .where('id', '=', id)
    .execute();
}

/** A deletion taken back; false when it was not that one, or its code is another one's by now: nothing else may follow then. */
export async function restoreRemise(
  trx: Db,
  { id, le }: { id: number; le: string },
): Promise<boolean> {
  const back = await trx
    .updateTable('remise')
    .set({ dateSuppression: null })
    .where('id', '=', id)
    .where('dateSuppression', '=', le)
    .executeTakeFirst()
    // Also one that somebody is adding at this moment: the index alone sees it.
    .catch((cause: unknown) => {
      if (!isDoublon(cause)) throw cause;
      return { numUpdatedRows: 0n };
    });
  return back.numUpdatedRows > 0n;
}
