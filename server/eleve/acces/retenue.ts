import type { Db } from '../../socle/db/database.ts';

/** What holds an access back although it is there (`usable`): each is set and lifted by what is paid. */

/** `depuis`: from when on; null: nothing suspends it any more. */
export const suspendAccesUser = (trx: Db, acces_user_id: number, depuis: string | null) =>
  trx
    .updateTable('accesUser')
    .set({ suspenduDepuis: depuis })
    .where('id', '=', acces_user_id)
    .execute();

/** It opens nothing, from then until then, before its buyer has agreed to that. */
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
