import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { Erreur } from '../db/failures.ts';
import { migrate } from '../db/migrate.ts';
import * as steps from '../db/migrations/index.ts';
import { type CompteDeTable, type TableLue, listTables, readTable } from './tables.ts';

type Step = (typeof steps)[keyof typeof steps];
const connues = new Map<string, Step>(Object.entries(steps));

/** Throws a sentence: a newer version wrote what this one can't understand. */
function refusePlusRecente(migrations: string[]): void {
  const inconnue = migrations.find((nom) => !connues.has(nom));
  if (inconnue !== undefined)
    throw new Erreur(
      `Elle vient d’une version plus récente de Priorité, qui connaît «\u00a0${inconnue}\u00a0»\u00a0: prends cette version-là, ou une plus récente. Rien n’a changé.`,
    );
}

export type Insert = (nom: string, lignes: Buffer) => Promise<void>;

interface Filling {
  migrations: string[];
  /** Inserts all rows; resolves to what the tables then have to hold. */
  feed: (insert: Insert) => Promise<CompteDeTable[]>;
  dire: (phrase: string) => void;
}

/** Fills an empty database inside its transaction, in the schema that the rows come from. */
export async function fill(base: Database, { migrations, feed, dire }: Filling): Promise<void> {
  refusePlusRecente(migrations);
  await migrate(base, Object.fromEntries(migrations.map((nom) => [nom, connues.get(nom)!])));
  const tables = new Map((await listTables(base)).map((table) => [table.nom, table]));
  const park = await parkRules(base);
  for (const nom of tables.keys()) await sql`delete from ${sql.table(nom)}`.execute(base.read);
  const comptes = await feed(async (nom, lignes) => {
    const table = tables.get(nom);
    if (!table) throw new Erreur(`La table «\u00a0${nom}\u00a0» n’est pas d’une école.`);
    await insertLines(base, table, lignes);
  });
  dire('Les rangées sont là\u00a0: elles sont relues une par une.');
  await park.back();
  for (const { nom, suite } of comptes) if (suite !== null) await countOn(base, nom, suite);
  await checkTables(base, [...tables.values()], comptes);
  await migrate(base);
}

/** The database reads the JSON itself: one statement for thousands of rows. */
async function insertLines({ kind, read }: Database, table: TableLue, lignes: Buffer) {
  const { nom, colonnes } = table;
  const columns = sql.join(colonnes.map((each) => sql.ref(each.nom)));
  const json = `[${lignes.toString().trimEnd().replaceAll('\n', ',')}]`;
  if (kind === 'sqlite') {
    const values = colonnes.map(({ nom: colonne, genre }) => {
      const value = sql`value ->> ${sql.lit(colonne)}`;
      return genre === 'octets' ? sql`unhex(${value})` : value;
    });
    await sql`insert into ${sql.table(nom)} (${columns}) select ${sql.join(values)}
      from json_each(${json})`.execute(read);
    return;
  }
  const fields = colonnes.map(
    ({ nom: colonne, genre }) =>
      sql`${sql.ref(colonne)} ${sql.raw(genre === 'nombre' ? 'bigint' : 'text')}`,
  );
  const values = colonnes.map(({ nom: colonne, genre }) =>
    genre === 'octets' ? sql`decode(${sql.ref(colonne)}, 'hex')` : sql.ref(colonne),
  );
  await sql`insert into ${sql.table(nom)} (${columns}) select ${sql.join(values)}
    from json_to_recordset(${json}) as ligne (${sql.join(fields)})`.execute(read);
}

/** Triggers would count rows again; foreign keys are checked once, at the end. */
async function parkRules(base: Database): Promise<{ back: () => Promise<void> }> {
  return base.kind === 'sqlite' ? parkOnSqlite(base) : parkOnPostgres(base);
}

async function parkOnSqlite({ read }: Database) {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'trigger'`.execute(read);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(read);
  return {
    async back() {
      for (const trigger of rows) await sql.raw(trigger.sql).execute(read);
      const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(read);
      if (broken.rows.length > 0) throw orphans(broken.rows[0]!.table);
    },
  };
}

async function parkOnPostgres({ read }: Database) {
  const { rows: keys } = await sql<{ nom: string; cle: string; texte: string }>`
    select conrelid::regclass::text as nom, quote_ident(conname) as cle,
      pg_get_constraintdef(oid) as texte
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(read);
  const { rows: tables } = await sql<{ nom: string }>`select distinct tgrelid::regclass::text as nom
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(read);
  for (const { nom, cle } of keys)
    await sql.raw(`alter table ${nom} drop constraint ${cle}`).execute(read);
  for (const { nom } of tables)
    await sql.raw(`alter table ${nom} disable trigger user`).execute(read);
  return {
    async back() {
      for (const { nom, cle, texte } of keys)
        await sql
          .raw(`alter table ${nom} add constraint ${cle} ${texte}`)
          .execute(read)
          .catch((cause: { code?: string }) => {
            throw cause.code === FOREIGN_KEY ? orphans(nom) : cause;
          });
      for (const { nom } of tables)
        await sql.raw(`alter table ${nom} enable trigger user`).execute(read);
    },
  };
}

const FOREIGN_KEY = '23503';

const orphans = (nom: string) =>
  new Erreur(
    `Dans «\u00a0${nom}\u00a0», des rangées en nomment d’autres qui n’existent pas. Rien n’a changé.`,
  );

async function countOn({ kind, read }: Database, nom: string, suite: number): Promise<void> {
  if (kind === 'postgres') {
    await sql`select setval(${sql.lit(`"${nom}_id_seq"`)}, ${sql.lit(Math.max(suite, 1))}, ${sql.lit(suite > 0)})`.execute(
      read,
    );
    return;
  }
  await sql`delete from sqlite_sequence where name = ${nom}`.execute(read);
  await sql`insert into sqlite_sequence (name, seq) values (${nom}, ${suite})`.execute(read);
}

/** Reads every row again, out of the database that was filled. */
async function checkTables(base: Database, tables: TableLue[], comptes: CompteDeTable[]) {
  const wanted = new Map(comptes.map((compte) => [compte.nom, compte]));
  const missing = tables.find(({ nom }) => !wanted.has(nom));
  if (missing) throw new Erreur(`La table «\u00a0${missing.nom}\u00a0» manque. Rien n’a changé.`);
  for (const table of tables) {
    const compte = wanted.get(table.nom)!;
    const { colonnes, rangees, empreinte, suite } = await readTable(base, table);
    if (
      colonnes.join() !== compte.colonnes.join() ||
      rangees !== compte.rangees ||
      empreinte !== compte.empreinte ||
      (suite ?? 0) !== (compte.suite ?? 0)
    )
      throw new Erreur(
        `La table «\u00a0${table.nom}\u00a0» ne se relit pas comme elle a été écrite (${rangees} rangées sur ${compte.rangees}). Rien n’a changé.`,
      );
  }
}
