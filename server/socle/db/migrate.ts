import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Db } from './database.ts';
import * as steps from './migrations/index.ts';
import { Erreur } from './failures.ts';
import { type Schema, schemaOf } from './schema.ts';

/** Kysely's number, so that servers of older releases wait too. */
const LOCK = 3_853_314_791_062_309_107n;

export type Step = (schema: Schema) => Promise<void>;

export async function migrate(
  database: Database,
  wanted: Record<string, Step> = steps,
): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(wanted)) {
    migrations[name] = { up: (db) => step(schemaOf(db as Db, database.kind)) };
  }
  await database.write(async (db) => {
    if (database.kind === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
    Object.assign(migrations, await newerOf(db, wanted));
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      // Migrations land out of numerical order: an older database lacks some in between.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

const DONE = 'kysely_migration';
/** `0061-sans-0058-…` takes away what servers that know 0058 use no more. */
const SANS = /^\d{4}-sans-(\d{4})(?:-|$)/;

/** A newer version's schema carries this one, but for what it takes away (docs/decisions/0134). */
async function newerOf(db: Db, known: Record<string, Step>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DONE)) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)}`.execute(db);
  const newer = rows.map(({ name }) => name).filter((name) => !(name in known));
  for (const name of newer) {
    const since = SANS.exec(name)?.[1];
    if (since && !Object.keys(known).some((step) => step.startsWith(since)))
      throw new Erreur(
        `Cette base vient d’une version plus récente de Priorité, qui a retiré ce que celle-ci utilise («\u00a0${name}\u00a0»)\u00a0: lance cette version-là, ou une plus récente. Rien n’a changé.`,
      );
  }
  return Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
}
