import type { Db } from '../../socle/db/database.ts';

/**
 * The directory of learners, held until the transaction ends. A trigger takes it behind each new,
 * changed or removed address: taken before the address, nobody waits in a ring.
 */
export const holdRepertoire = (trx: Db) =>
  trx.selectFrom('repertoire').select('revision').forUpdate().executeTakeFirstOrThrow();
