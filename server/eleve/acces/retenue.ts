import type { Db } from '../../socle/db/database.ts';

/** Payments set and lift these holds (`usable`). */

/** `depuis` null: lifts the suspension. */
export const suspendAccesUser = (trx: Db, acces_user_id: number, depuis: string | null) =>
  trx
    .updateTable('accesUser')
    .set({ suspenduDepuis: depuis })
    .where('id', '=', acces_user_id)
    .execute();

/** Within these dates the access stays closed until its buyer agrees. */
export const askAccord = (
  trx: Db,
  acces_user_id: number,
  { depuis, jusque }: { depuis: string; jusque: string },
) =>
  trx
    .updateTable('accesUser')
    .set({ accordDepuis: depuis, accordJusque: jusque })
    .where('id', '=', acces_user_id)
    .execute();

export const dropAccord = (trx: Db, acces_user_id: number) =>
  trx
    .updateTable('accesUser')
    .set({ accordDepuis: null, accordJusque: null })
    .where('id', '=', acces_user_id)
    .execute();
