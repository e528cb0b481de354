import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Db } from './database.ts';
import * as steps from './migrations/index.ts';
import { Erreur } from './failures.ts';
import { type Schema, schemaOf } from './schema.ts';

export type Step = (schema: Schema) => Promise<void>;

export async function migrate(
  database: Database,
  wanted: Record<string, Step> = steps,
): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(wanted)) {
    migrations[name] = { up: (db) => step(schemaOf(db as Db, database.kind)) };
  }
  const run = async (db: Db) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      // Migrations land out of numerical order: an older database lacks some in between.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw (await refusalOf(db)) ?? error;
  };
  // Kysely locks and opens a transaction on PostgreSQL only.
  if (database.kind === 'sqlite') await database.write(run);
  else await run(database.read);
}

/** A newer version's schema is unknown here, and would be damaged. */
async function refusalOf(db: Db): Promise<Error | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const inconnue = rows.map(({ name }) => name).find((name) => !(name in steps));
  if (inconnue === undefined) return undefined;
  return new Erreur(
    `Cette base vient d’une version plus récente de Priorité, qui connaît «\u00a0${inconnue}\u00a0»\u00a0: lance cette version-là, ou une plus récente. Rien n’a changé.`,
  );
}
