import type { Database } from '../socle/db/database.ts';
import { doEach } from '../socle/taches/taches.ts';
import { removeMails } from '../socle/mail/mail.writes.ts';
import { dueForErasure, removeInscription, neverConfirmed } from '../eleve/compte/index.ts';
import { eraseInscriptions } from '../eleve/classes/index.ts';
import { eraseEleve } from './eraseEleve.ts';

const AT_A_TIME = 100;

/** Also deletes old unconfirmed registrations. Row locks decide between servers. */
export async function eraseDue(database: Database, now: Date): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const [due, job] of [
    [dueForErasure, erase],
    [neverConfirmed, forget],
  ] as const)
    await doEach(
      async (after) => {
        const some = due(database.read, now).where('eleve.id', '>', after).orderBy('eleve.id');
        return (await some.limit(AT_A_TIME).execute()).map(({ id }) => id);
      },
      async (id) => {
        done += await job(database, id, now);
      },
    ).catch((cause: unknown) => failures.push(cause));
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts are not erased.');
  return done;
}

const erase = (database: Database, id: number, now: Date) =>
  database.write(async (trx) => {
    const eleve = await dueForErasure(trx, now).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!eleve) return 0;
    await eraseEleve(trx, eleve, 'eleve', now);
    return 1;
  });

const forget = (database: Database, id: number, now: Date) =>
  database.write(async (trx) => {
    const eleve = await neverConfirmed(trx, now)
      .where('eleve.id', '=', id)
      .forUpdate('eleve')
      .executeTakeFirst();
    if (!eleve) return 0;
    await removeMails(trx, id);
    await eraseInscriptions(trx, id);
    await removeInscription(trx, id);
    return 1;
  });
