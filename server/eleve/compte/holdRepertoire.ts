import type { Db } from '../../socle/db/database.ts';

/** Locks the directory, as triggers on addresses do later: taken first, it prevents deadlocks. */
export const holdRepertoire = (trx: Db) =>
  trx.selectFrom('repertoire').select('revision').forUpdate().executeTakeFirstOrThrow();
