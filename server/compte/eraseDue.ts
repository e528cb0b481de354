import type { Database } from '../db/database.ts';
import { removeMails } from '../mail/mail.writes.ts';
import { dueForErasure, waitingTooLong } from './compte.queries.ts';
import { effacer } from './effacer.ts';

const AT_A_TIME = 100;

/**
 * A job to run every now and then: erases the accounts whose day has come, and forgets the
 * registrations that nobody confirmed for thirty days. How many of both. Several servers may run it
 * at once: each account is held, looked at again, and done by one of them.
 */
export async function eraseDue(database: Database, now: Date): Promise<number> {
  let done = 0;
  for (const [list, job] of [
    [dueForErasure, erase],
    [waitingTooLong, forget],
  ] as const) {
    const ids = () => list(database.read, now).select('eleve.id').limit(AT_A_TIME).execute();
    for (let some = await ids(); some.length > 0; some = await ids()) {
      for (const { id } of some) done += await job(database, id, now);
    }
  }
  return done;
}

const erase = (database: Database, id: number, now: Date) =>
  database.write(async (trx) => {
    const eleve = await dueForErasure(trx, now).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!eleve) return 0;
    await effacer(trx, eleve, 'eleve', now);
    return 1;
  });

const forget = (database: Database, id: number, now: Date) =>
  database.write(async (trx) => {
    const eleve = await waitingTooLong(trx, now)
      .where('eleve.id', '=', id)
      .forUpdate('eleve')
      .executeTakeFirst();
    if (!eleve) return 0;
    await removeMails(trx, id);
    await trx.deleteFrom('eleve').where('id', '=', id).execute();
    return 1;
  });
