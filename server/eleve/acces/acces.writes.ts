import type { Db } from '../../socle/db/database.ts';

export { startAcces } from './startAcces.ts';

/** At the end of an account: nothing of it opens any more, and what was learnt stays counted. */
export const closeAccesUsers = (trx: Db, eleve_id: number) =>
  trx.updateTable('accesUser').set({ actif: 0 }).where('eleve_id', '=', eleve_id).execute();
