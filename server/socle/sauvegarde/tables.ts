import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

type GenreDeColonne = 'texte' | 'nombre' | 'octets';

export interface TableLue {
  nom: string;
  colonnes: { nom: string; genre: GenreDeColonne }[];
  /** Primary key; empty: it has none. */
  cle: string[];
  /** The database numbers its rows. */
  numerotee: boolean;
}

/** `empreinte`: SHA-256 of all rows as lines of JSON, ordered by key. */
export interface CompteDeTable {
  nom: string;
  colonnes: string[];
  rangees: number;
  empreinte: string;
  /** Last number given; null: rows have none. */
  suite: number | null;
}

const GENRES: [type: RegExp, genre: GenreDeColonne][] = [
  [/^(text|varchar|character varying)/i, 'texte'],
  [/^(integer|int4|bigint|smallint)$/i, 'nombre'],
  [/^(blob|bytea)$/i, 'octets'],
];

interface ColonneLue {
  nom: string;
  colonne: string;
  type: string;
  /** Place in the primary key, from 1. */
  rang: number;
  numerotee: boolean | 0 | 1;
}

const COLONNES: Record<Database['kind'], RawBuilder<ColonneLue>> = {
  sqlite: sql`select master.name as nom, info.name as colonne, info.type as type, info.pk as rang,
      master.sql like '%autoincrement%' as numerotee
    from sqlite_master as master join pragma_table_info(master.name) as info
    where master.type = 'table' and master.name not like 'sqlite\\_%' escape '\\'
    order by master.name`,
  postgres: sql`select class.relname as nom, attname as colonne,
      format_type(atttypid, null) as type, attidentity <> '' as numerotee,
      coalesce(array_position(indkey::int2[], attnum) + 1, 0) as rang
    from pg_class as class
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
    left join pg_index on indrelid = class.oid and indisprimary
    where class.relkind in ('r', 'p') and class.relnamespace = current_schema()::regnamespace
    order by class.relname collate "C"`,
};

const isMigration = (nom: string) => nom.startsWith('kysely_migration');

/** Asks the database itself, so that no table is forgotten. */
async function listColonnes({ kind, read }: Database): Promise<Map<string, ColonneLue[]>> {
  const { rows } = await COLONNES[kind].execute(read);
  return Map.groupBy(rows, ({ nom }) => nom);
}

export const isVide = async (base: Database) => (await listColonnes(base)).size === 0;

export async function listTables(base: Database): Promise<TableLue[]> {
  const tables = [...(await listColonnes(base))].filter(([nom]) => !isMigration(nom));
  return tables.map(([nom, found]) => {
    const cle = found.filter(({ rang }) => rang > 0).toSorted((a, b) => a.rang - b.rang);
    // Migrations that landed in another order made the same columns in another order.
    const colonnes = found.toSorted((a, b) => (a.colonne < b.colonne ? -1 : 1));
    return {
      nom,
      colonnes: colonnes.map(({ colonne, type }) => ({
        nom: colonne,
        genre: genreOf(nom, colonne, type),
      })),
      cle: cle.map(({ colonne }) => colonne),
      numerotee: found.some(({ numerotee }) => Boolean(numerotee)),
    };
  });
}

function genreOf(nom: string, colonne: string, type: string): GenreDeColonne {
  const found = GENRES.find(([form]) => form.test(type));
  if (!found) throw new Error(`${nom}.${colonne} is of a type that no backup knows: ${type}`);
  return found[1];
}

export async function listMigrations({ read }: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(read);
  return rows.map(({ name }) => name);
}

const ROWS_AT_ONCE = 2000;
/** Rows with a PDF are large. */
const PDFS_AT_ONCE = 100;
/** In characters: a part of the archive, and one insert of a restore. */
const PART = 4_000_000;

/** Gives `each` lines of JSON; call it inside one transaction. */
export async function readTable(
  base: Database,
  table: TableLue,
  each?: (lignes: Buffer, rangees: number) => Promise<void>,
): Promise<CompteDeTable> {
  const { nom, colonnes, numerotee } = table;
  const hash = createHash('sha256');
  let rangees = 0;
  let part = '';
  const give = async () => {
    const lignes = Buffer.from(part);
    part = '';
    hash.update(lignes);
    await each?.(lignes, rangees);
  };
  const batches = base.kind === 'postgres' ? fetched(base, table) : listed(base, table);
  for await (const rows of batches) {
    rangees += rows.length;
    for (const row of rows) part += `${JSON.stringify(row)}\n`;
    if (part.length > PART) await give();
  }
  if (part) await give();
  return {
    nom,
    colonnes: colonnes.map((colonne) => colonne.nom),
    rangees,
    empreinte: hash.digest('hex'),
    suite: numerotee ? await lastNumber(base, nom) : null,
  };
}

type RangeeLue = Record<string, unknown>;

function selectOf({ kind }: Database, { nom, colonnes, cle }: TableLue) {
  const lourde = colonnes.some(({ genre }) => genre === 'octets');
  const columns = colonnes.map(({ nom: colonne, genre }) => {
    const column = sql.ref(colonne);
    if (genre !== 'octets') return column;
    return kind === 'sqlite'
      ? sql`lower(hex(${column})) as ${column}`
      : sql`encode(${column}, 'hex') as ${column}`;
  });
  const textes = new Set(colonnes.filter(({ genre }) => genre === 'texte').map((each) => each.nom));
  const order = (cle.length > 0 ? cle : colonnes.map((each) => each.nom)).map((each) =>
    // Both databases then sort texts by their bytes.
    kind === 'postgres' && textes.has(each)
      ? sql`${sql.ref(each)} collate "C" nulls first`
      : sql`${sql.ref(each)} nulls first`,
  );
  return {
    rows: sql`select ${sql.join(columns)} from ${sql.table(nom)}`,
    order: sql`order by ${sql.join(order)}`,
    most: sql.lit(lourde ? PDFS_AT_ONCE : ROWS_AT_ONCE),
  };
}

async function* fetched(base: Database, table: TableLue): AsyncGenerator<RangeeLue[]> {
  const { rows, order, most } = selectOf(base, table);
  await sql`declare rangees no scroll cursor for ${rows} ${order}`.execute(base.read);
  for (;;) {
    const batch = await sql<RangeeLue>`fetch forward ${most} from rangees`.execute(base.read);
    if (batch.rows.length === 0) break;
    yield batch.rows;
  }
  await sql`close rangees`.execute(base.read);
}

async function* listed(base: Database, table: TableLue): AsyncGenerator<RangeeLue[]> {
  const { nom, cle } = table;
  const { rows, order, most } = selectOf(base, table);
  const keys = sql.join(cle.map((each) => sql.ref(each)));
  let read = 0;
  for (let last: RangeeLue | undefined; ;) {
    const from =
      last && cle.length > 0
        ? sql`where (${keys}) > (${sql.join(cle.map((each) => last![each]))})`
        : sql``;
    const skipped = cle.length > 0 ? sql`` : sql`offset ${sql.lit(read)}`;
    const batch = await sql<RangeeLue>`${rows} ${from} ${order} limit ${most} ${skipped}`.execute(
      base.read,
    );
    if (batch.rows.length === 0) break;
    yield batch.rows;
    read += batch.rows.length;
    last = batch.rows.at(-1)!;
  }
  const counted = await sql<{
    nombre: number;
  }>`select count(*) as nombre from ${sql.table(nom)}`.execute(base.read);
  if (counted.rows[0]!.nombre !== read)
    throw new Error(`${nom}: ${read} rows of ${counted.rows[0]!.nombre} were read`);
}

async function lastNumber({ kind, read }: Database, nom: string): Promise<number> {
  const last =
    kind === 'sqlite'
      ? sql<{ suite: number }>`select seq as suite from sqlite_sequence where name = ${nom}`
      : sql<{ suite: number }>`select case when is_called then last_value else last_value - 1 end
          as suite from ${sql.table(`${nom}_id_seq`)}`;
  return (await last.execute(read)).rows[0]?.suite ?? 0;
}
