import type { Database, Db } from '../db/database.ts';
import { queueMail } from '../mail/queueMail.ts';
import { anonymise } from './anonymise.ts';
import { lettreEffacementFait } from './lettres.ts';

const AT_A_TIME = 100;
const THIRTY_DAYS = 30 * 24 * 3600 * 1000;

/**
 * A job to run every now and then: erases the accounts whose day has come, and forgets the
 * registrations that nobody confirmed for thirty days. How many of both. Several servers may run it
 * at once: each account is held, looked at again, and done by one of them.
 */
export async function eraseDue(database: Database, now: Date): Promise<number> {
  let done = 0;
  for (const [list, job] of [
    [dueForErasure, erase],
    [neverConfirmed, forget],
  ] as const) {
    for (let ids = await list(database, now); ids.length > 0; ids = await list(database, now)) {
      for (const { id } of ids) done += await job(database, id, now);
    }
  }
  return done;
}

const dueForErasure = ({ read }: Database, now: Date) =>
  read
    .selectFrom('eleve')
    .select('id')
    .where('dateEffacement', '<=', now.toISOString())
    .limit(AT_A_TIME)
    .execute();

const erase = (database: Database, id: number, now: Date) =>
  database.write(async (trx) => {
    const eleve = await trx
      .selectFrom('eleve')
      .select(['email', 'prenom'])
      .where('id', '=', id)
      .where('dateEffacement', '<=', now.toISOString())
      .forUpdate()
      .executeTakeFirst();
    if (!eleve) return 0;
    await anonymise(trx, id);
    // Belongs to nobody: a mail of the account would tell whose it was.
    const lettre = lettreEffacementFait(eleve);
    const demandeur = 'ecole';
    await queueMail(trx, { eleve_id: null, destinataire: eleve.email, lettre, demandeur }, now);
    return 1;
  });

/** Whoever has an access or has paid is kept, confirmed or not. */
const waitingTooLong = (db: Db, now: Date) =>
  db
    .selectFrom('eleve')
    .select('eleve.id')
    .where('dateVerification', 'is', null)
    .where('eleve.dateCreation', '<=', new Date(now.getTime() - THIRTY_DAYS).toISOString())
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('accesUser').select('id').whereRef('accesUser.eleve_id', '=', 'eleve.id'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('paiement').select('id').whereRef('paiement.eleve_id', '=', 'eleve.id'),
        ),
      ),
    );

const neverConfirmed = ({ read }: Database, now: Date) =>
  waitingTooLong(read, now).limit(AT_A_TIME).execute();

const forget = (database: Database, id: number, now: Date) =>
  database.write(async (trx) => {
    const eleve = await waitingTooLong(trx, now)
      .where('eleve.id', '=', id)
      .forUpdate('eleve')
      .executeTakeFirst();
    if (!eleve) return 0;
    await trx.deleteFrom('mail').where('eleve_id', '=', id).execute();
    await trx.deleteFrom('eleve').where('id', '=', id).execute();
    return 1;
  });
