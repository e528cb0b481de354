import type { Db } from '../../socle/db/database.ts';

export { startAcces } from './startAcces.ts';

/** Learning stays counted after an account ends. */
export const closeAccesUsers = (trx: Db, eleve_id: number) =>
  trx.updateTable('accesUser').set({ actif: 0 }).where('eleve_id', '=', eleve_id).execute();
