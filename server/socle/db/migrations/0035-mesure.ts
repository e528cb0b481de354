import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function mesure(db: Db, kind: Database['kind']): Promise<void> {
  await indexARegler(db);
  await schemaOf(db, kind)
    .table('programme')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into programme (revision) values (0)`.execute(db);
  await (kind === 'sqlite' ? countOnSqlite(db) : countOnPostgres(db));
}

/** The indexes name every filtered column: SQLite has no statistics of rare values. */
async function indexARegler(db: Db): Promise<void> {
  const paiement = sql.table('paiement');
  await sql`drop index paiement_impaye`.execute(db);
  await sql`create index paiement_impaye on ${paiement} (etat, "dateRegle", id)
    where etat = 'impaye' and "dateRegle" is null`.execute(db);
  await sql`drop index paiement_impaye_jour`.execute(db);
  await sql`create index paiement_impaye_jour on ${paiement} (etat, type, "dateEtat")
    where etat = 'impaye'`.execute(db);
  await sql`drop index remboursement_awaited`.execute(db);
  await sql`create index remboursement_awaited on remboursement (etat, id)
    where etat = 'demande'`.execute(db);
}

/** These make up a course, and many writers change them. */
const TABLES = ['accesModule', 'module', 'moduleChapitre', 'chapitre'];
const EVENTS = ['insert', 'update', 'delete'];

async function countOnSqlite(db: Db): Promise<void> {
  for (const table of TABLES)
    for (const event of EVENTS)
      await sql`create trigger ${sql.ref(`programme_${table}_${event}`)}
        after ${sql.raw(event)} on ${sql.table(table)}
        begin
          update programme set revision = revision + 1;
        end`.execute(db);
}

/** The row lock lasts until commit: a revision includes all that came before it. */
async function countOnPostgres(db: Db): Promise<void> {
  await sql`create function programme_change() returns trigger language plpgsql as ${sql.raw(`$$
    begin
      update programme set revision = revision + 1;
      return null;
    end $$`)}`.execute(db);
  for (const table of TABLES)
    await sql`create trigger programme_change
      after ${sql.raw(EVENTS.join(' or '))} on ${sql.table(table)}
      for each statement execute function programme_change()`.execute(db);
}
