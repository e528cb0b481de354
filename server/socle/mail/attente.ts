import { type Updateable, sql } from 'kysely';
import type { Database, Db, Tables } from '../db/database.ts';
import { REFUS, SERVEUR } from './essais.ts';

export const LEASE_MS = 60_000;

interface MailTools {
  database: Database;
  clock: () => Date;
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString();

const due = (db: Db, now: string) =>
  db
    .selectFrom('mail')
    .select('id')
    .where('prochainEssai', '<=', now)
    .orderBy('prochainEssai')
    .orderBy('id')
    .limit(1);

/** Leases the longest waiting mail; undefined: none is due. */
export async function claimMail({ database, clock }: MailTools) {
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
      .returning(['id', 'destinataire', 'sujet', 'texte', 'html', 'piece'])
      .returning(['dateCreation', 'essais', 'prochainEssai'])
      .executeTakeFirst(),
  );
}

export type MailEnMain = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

export async function extendLease({ database, clock }: MailTools, mail: MailEnMain): Promise<void> {
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

/** Empties a finished mail of links, passwords and strangers' addresses. */
const EMPTIED = {
  texte: '',
  html: '',
  piece: null,
  prochainEssai: null,
  destinataire: sql<string>`case when eleve_id is null then '' else destinataire end`,
};

async function setMail(
  { database }: MailTools,
  id: number,
  values: Updateable<Tables['mail']> | typeof EMPTIED,
): Promise<void> {
  await database.write((trx) => trx.updateTable('mail').set(values).where('id', '=', id).execute());
}

export const noteSent = (where: MailTools, id: number) =>
  setMail(where, id, { ...EMPTIED, dateEnvoi: where.clock().toISOString(), erreur: null });

export const noteGivenUp = (where: MailTools, id: number, erreur: string) =>
  setMail(where, id, { ...EMPTIED, erreur });

/** `pause` is in milliseconds. */
export const putOff = (where: MailTools, id: number, pause: number, erreur: string) =>
  setMail(where, id, {
    prochainEssai: new Date(where.clock().getTime() + pause).toISOString(),
    erreur,
  });

/** When the mail server is back: mails that missed it are due now, with new tries. */
export async function wakeWaiting({ database, clock }: MailTools): Promise<void> {
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

export async function oldestWaiting(db: Db): Promise<string | null> {
  const { depuis } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.min<string | null>('dateCreation').as('depuis'))
    .where('prochainEssai', 'is not', null)
    .executeTakeFirstOrThrow();
  return depuis;
}

export async function countWaiting(db: Db) {
  return db
    .selectFrom('mail')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('attendent'),
      eb.cast<number>(eb.fn.count('erreur'), 'integer').as('ontEchoue'),
      eb
        .cast<number>(
          eb.fn.count('erreur').filterWhere('erreur', 'like', `${SERVEUR} ${REFUS}%`),
          'integer',
        )
        .as('refuses'),
    ])
    .where('prochainEssai', 'is not', null)
    .executeTakeFirstOrThrow();
}
