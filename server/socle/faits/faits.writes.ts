import type { Valeurs } from '../../../regles/champs.ts';
import { FAITS_TENUS, faitOf } from '../../../droit/faits.ts';
import { FAIT } from '../../../regles/fait.ts';
import type { Db } from '../db/database.ts';
import { isDoublon } from '../db/doublon.ts';
import { sameValues, valuesOf } from '../journal/champs.ts';
import type { Deletion } from '../journal/geste.ts';

type ValeurDite = Valeurs<typeof FAIT.champs>;
type Admin = { id: number };

/** Undefined: that fact has a value from that day already. */
export const insertFait = (trx: Db, dite: ValeurDite, { id: admin_id }: Admin) =>
  trx
    .insertInto('valeurDeFait')
    .values({ ...valuesOf(FAIT.champs, dite), admin_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** False: that fact has another value from that day already. */
export const saveFait = (
  trx: Db,
  { id, version }: { id: number; version: number },
  dite: ValeurDite,
  admin: Admin,
) =>
  keepsUnique(
    trx
      .updateTable('valeurDeFait')
      .set({ ...valuesOf(FAIT.champs, dite), version: version + 1, admin_id: admin.id })
      .where('id', '=', id)
      .executeTakeFirst(),
  );

export const removeFait = (trx: Db, id: number, dateSuppression: string) =>
  trx.updateTable('valeurDeFait').set({ dateSuppression }).where('id', '=', id).execute();

/** False: another value has taken its day. */
export const restoreFait = (trx: Db, { id, faitLe }: Deletion) =>
  keepsUnique(
    trx
      .updateTable('valeurDeFait')
      .set({ dateSuppression: null })
      .where('id', '=', id)
      .where('dateSuppression', '=', faitLe)
      .executeTakeFirst(),
  );

/** Only the unique index sees what another transaction is adding. */
async function keepsUnique(change: Promise<{ numUpdatedRows: bigint }>): Promise<boolean> {
  const done = await change.catch((cause: unknown) => {
    if (!isDoublon(cause)) throw cause;
    return { numUpdatedRows: 0n };
  });
  return done.numUpdatedRows > 0n;
}

/** Brings droit/faits.ts in, and leaves alone what staff changed or deleted. */
export async function loadFaits(trx: Db): Promise<void> {
  const there = await trx.selectFrom('valeurDeFait').selectAll().execute();
  for (const fait of FAITS_TENUS) {
    const { valeur, du, source, verifie } = faitOf(fait);
    const dite = { fait, valeur, du, source, verifie };
    // Staff may have moved its first day.
    const own = there.find((row) => row.fait === fait && row.duContenu === du);
    if (!own)
      await trx
        .insertInto('valeurDeFait')
        .values({ ...dite, duContenu: du })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else if (own.admin_id === null && !sameValues(FAIT.champs, own, dite))
      await trx
        .updateTable('valeurDeFait')
        .set((row) => ({ ...dite, version: row('version', '+', 1) }))
        .where('id', '=', own.id)
        .where('admin_id', 'is', null)
        .execute();
  }
}
