import type { Db } from '../../socle/db/database.ts';

/** Takes staff’s judgement of a finding back. */
export const setRetrait = (trx: Db, id: number, dateRetrait: string) =>
  trx.updateTable('constatRegle').set({ dateRetrait }).where('id', '=', id).execute();
