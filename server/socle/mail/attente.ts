import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { SERVEUR } from './essais.ts';

/** In milliseconds: a sender extends its lease meanwhile. */
export const LEASE = 60_000;

interface Where {
  database: Database;
  clock: () => Date;
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE).toISOString();

const EN_MAIN = [
  'id',
  'destinataire',
  'sujet',
  'texte',
  'html',
  'piece',
  'dateCreation',
  'essais',
  'prochainEssai',
] as const;

const due = (db: Db, now: string) =>
  db
    .selectFrom('mail')
    .select('id')
    .where('prochainEssai', '<=', now)
    .orderBy('prochainEssai')
    .orderBy('id')
    .limit(1);

/** Leases the longest waiting mail; undefined: none is due. */
export async function claimMail({ database, clock }: Where) {
  const now = clock();
  const instant = now.toISOString();
  // Usually none is due, and on SQLite a write blocks the others.
  if (!(await due(database.read, instant).executeTakeFirst())) return undefined;
  return database.write((trx) =>
    trx
      .updateTable('mail')
      .set({ essais: sql<number>`essais + 1`, prochainEssai: leaseFrom(now), erreur: null })
      .where('id', '=', () =>
        due(trx, instant).$if(database.kind === 'postgres', (query) =>
          query.forUpdate().skipLocked(),
        ),
      )
      .returning(EN_MAIN)
      .executeTakeFirst(),
  );
}

export type MailEnMain = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

export async function extendLease({ database, clock }: Where, mail: MailEnMain): Promise<void> {
  const prochainEssai = leaseFrom(clock());
  const { numUpdatedRows } = await database.write((trx) =>
    trx
      .updateTable('mail')
      .set({ prochainEssai })
      .where('id', '=', mail.id)
      .where('prochainEssai', '=', mail.prochainEssai)
      .executeTakeFirst(),
  );
  if (numUpdatedRows > 0n) mail.prochainEssai = prochainEssai;
}

/** A mail that is done keeps no link, no password and no stranger's address. */
const EMPTIED = {
  texte: '',
  html: '',
  piece: null,
  prochainEssai: null,
  destinataire: sql<string>`case when eleve_id is null then '' else destinataire end`,
};

export async function markSent({ database, clock }: Where, id: number): Promise<void> {
  await database.write((trx) =>
    trx
      .updateTable('mail')
      .set({ ...EMPTIED, dateEnvoi: clock().toISOString(), erreur: null })
      .where('id', '=', id)
      .execute(),
  );
}

export async function markGivenUp({ database }: Where, id: number, erreur: string) {
  await database.write((trx) =>
    trx
      .updateTable('mail')
      .set({ ...EMPTIED, erreur })
      .where('id', '=', id)
      .execute(),
  );
}

export async function putOff(
  { database, clock }: Where,
  id: number,
  { pause, erreur }: { pause: number; erreur: string },
): Promise<void> {
  const prochainEssai = new Date(clock().getTime() + pause).toISOString();
  await database.write((trx) =>
    trx.updateTable('mail').set({ prochainEssai, erreur }).where('id', '=', id).execute(),
  );
}

/** The mail server is back: mails that missed it are due now, with fresh tries. */
export async function wakeWaiting({ database, clock }: Where): Promise<void> {
  const prochainEssai = clock().toISOString();
  const asleep = (db: Db) =>
    db
      .selectFrom('mail')
      .select('id')
      .where('prochainEssai', '>', prochainEssai)
      .where('erreur', 'like', `${SERVEUR} %`);
  if (!(await asleep(database.read).limit(1).executeTakeFirst())) return;
  await database.write((trx) =>
    trx
      .updateTable('mail')
      .set({ prochainEssai, essais: 1 })
      .where('id', 'in', asleep(trx))
      .execute(),
  );
}

export async function countWaiting(database: Database) {
  return database.read
    .selectFrom('mail')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('attendent'),
      eb.cast<number>(eb.fn.count('erreur'), 'integer').as('ontEchoue'),
    ])
    .where('prochainEssai', 'is not', null)
    .executeTakeFirstOrThrow();
}
