import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { Client, Pool, type PoolClient, types } from 'pg';
import type { Database, Db, Tables } from './database.ts';
import { readers } from './keptRows.ts';
import { quick } from './prepared.ts';
import { shareOne } from './shareOne.ts';
import { inSpan } from '../tracage/inSpan.ts';
import { inStatement, toldStatements } from '../tracage/statements.ts';
import { senders } from './withCommit.ts';

const INT8 = 20;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const TRIES = 3;

export const CONNECTIONS = { max: 20 };

/** Longer statements hold lists of varying length, whose plans are used once. */
const LONGEST_PREPARED = 1000;
const names = new Map<string, string>();
const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url');

/** A plan for `*` breaks when a newer server adds a column. */
const isLasting = (text: string) => text.length <= LONGEST_PREPARED && !text.includes('*');

/**
 * PostgreSQL parses and plans each named statement once per connection; statements of one turn of
 * the event loop go out in one packet.
 */
class PreparingClient extends Client {
  override query = ((text: unknown, values?: unknown[]) => {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const query = super.query.bind(this) as (...args: unknown[]) => never;
    if (typeof text !== 'string' || !values?.length || !isLasting(text)) return query(text, values);
    return query({ name: names.getOrInsertComputed(text, nameOf), text, values });
  }) as unknown as Client['query'];
}

/** `?prepare=0`: an old PgBouncer gives each transaction another connection, which knows no name. */
const isPreparing = (url: string) => new URL(url).searchParams.get('prepare') !== '0';

/** Kysely's lock stays with a connection, which behind PgBouncer nobody finds again. */
class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const none = async () => {};
    return Object.assign(new PostgresAdapter(), {
      acquireMigrationLock: none,
      releaseMigrationLock: none,
    });
  }
}

/** These tables name people, or hold their mails, devices and pseudonyms. */
export const PERSONAL = [
  'eleve',
  'session',
  'mail',
  'limite',
  'journal',
  'admin',
  'codeSecours',
  'guide',
  'attestation',
  'attestationPdf',
  'paiement',
  'remboursement',
  'retractation',
  'ecart',
  'epreuve',
];

/** Autovacuum waits for a fifth of a table: one person's row would stay for months. */
async function vacuum(db: Db): Promise<void> {
  for (const table of PERSONAL)
    await sql`vacuum (analyze, skip_locked) ${sql.table(table)}`.execute(db);
  await sql`vacuum (skip_locked) pg_catalog.pg_statistic`.execute(db);
}

const LIMITS = {
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 30_000,
};

const kyselyOn = (pool: PostgresPool): Db =>
  new Kysely<Tables>({ dialect: new PooledDialect({ pool }), ...toldStatements('postgres') });

const transactions = new WeakMap<PoolClient, Db>();

/** Statements that a job does not wait for go out at once, and run in their order. */
const transactionOn = (client: PoolClient): Db =>
  kyselyOn({
    options: {},
    connect: async () => ({ query: client.query.bind(client), release() {} }),
    end: async () => {},
  });

/** `begin` goes out with the first statement of the job. */
async function transact<T>(pool: Pool, read: Db, job: (trx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const trx = transactions.getOrInsertComputed(client, transactionOn);
  readers.set(trx, read);
  let broken = false;
  let failure: unknown;
  senders.set(trx, (query) => {
    const { sql: text, parameters } = query;
    inStatement('postgres', query, () => client.query(text, [...parameters])).catch(
      (cause: unknown) => (failure ??= cause),
    );
  });
  try {
    const [, value] = await Promise.all([client.query('begin'), job(trx)]);
    const { command } = await client.query('commit');
    // A failed statement was caught, or nobody waited for it.
    if (command === 'ROLLBACK') throw new Error('A statement of this transaction had failed');
    return value;
  } catch (cause) {
    await client.query('rollback').catch(() => (broken = true));
    throw failure ?? cause;
  } finally {
    client.release(broken);
  }
}

async function insist<T>(pool: Pool, read: Db, job: (trx: Db) => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await transact(pool, read, job);
    } catch (cause) {
      const code = (cause as { code?: unknown }).code;
      if (left <= 1 || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw cause;
    }
  }
}

/** A whole school in one transaction outlasts the limits of a call. */
export function connectPostgres(url: string, limits: Partial<typeof LIMITS> = LIMITS): Database {
  types.setTypeParser(INT8, Number);
  const pool = new Pool({
    Client: isPreparing(url) ? PreparingClient : Client,
    pipeline: true,
    connectionString: url,
    max: CONNECTIONS.max,
    connectionTimeoutMillis: 10_000,
    ...limits,
  });
  // An idle connection that breaks is replaced; the next query reports a lost server.
  pool.on('error', () => {});
  // A busy connection's own query fails; its error without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = kyselyOn(pool);
  quick.set(db, kyselyOn(shareOne(pool)));
  return {
    kind: 'postgres',
    read: db,
    write: (job) => inSpan('transaction', {}, () => insist(pool, db, job)),
    scrub: () => vacuum(db),
    waiting: () => pool.waitingCount,
    close: () => db.destroy(),
  };
}
