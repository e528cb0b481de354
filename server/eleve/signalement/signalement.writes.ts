import type { Db } from '../../socle/db/database.ts';

/** The mark itself stays: it tells each process that somebody is gone. */
export const eraseSignalement = (trx: Db, eleve_id: number) =>
  trx
    .updateTable('signalement')
    .set({ vuLe: null, pret: null, bloque: 0, aJuger: 0 })
    .where('eleve_id', '=', eleve_id)
    .execute();
