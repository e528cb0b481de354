import { sql } from 'kysely';
import type { AppSecret } from '../config/environment.ts';
import type { Database, Db } from '../db/database.ts';
import { Erreur } from '../db/failures.ts';
import { listAbsentes } from '../fichiers/gardees.ts';
import type { Store } from '../fichiers/store.ts';
import type { Use } from '../fichiers/sweep.ts';
import { type Essai, refuseAutreSecret, temoinOf } from '../securite/sceau.ts';
import { listTables } from './tables.ts';

/** Sentences about what does not add up in a room's books. */
export type Recompte = (db: Db, now: Date) => Promise<string[]>;

export interface Controle {
  /** Undefined: it is lost for good, and what it sealed stays closed. */
  secret: AppSecret | undefined;
  store: Store;
  essais: Essai[];
  recomptes: Recompte[];
  uses: Use[];
  /** Pictures that are known to be missing. */
  connues: string[];
  now: Date;
}

/** `lignes` was looked at; `fautes` is wrong with the place, `reserves` with what its rows say. */
interface Constate {
  lignes: string[];
  fautes: string[];
  reserves: string[];
}

/** Reads only. */
export async function checkSchool(
  base: Database,
  { secret, store, essais, recomptes, uses, connues, now }: Controle,
): Promise<Constate> {
  const { read } = base;
  const tables = await listTables(base);
  let rangees = 0;
  for (const { nom } of tables) rangees += await countOf(base, nom);
  const fautes = base.kind === 'sqlite' ? await brokenOnSqlite(base) : await brokenOnPostgres(base);
  const reserves: string[] = [];
  for (const recompte of recomptes) reserves.push(...(await recompte(read, now)));
  const { vues, absentes } = await listAbsentes(read, store, uses, now);
  const perdues = absentes.filter((nom) => !connues.includes(nom));
  if (perdues.length > 0)
    fautes.push(`Des images manquent (${perdues.length}), comme ${perdues[0]}.`);
  if (secret) reserves.push(...(await closedOf(read, secret, essais)));
  return {
    lignes: [
      `${tables.length} tables, ${rangees} rangées, clés étrangères et intégrité relues.`,
      'Paiements, remboursements, factures et recettes recomptés.',
      `${vues} fichiers d’images cherchés.`,
      secret
        ? 'Numéros de registre, seconds facteurs, factures et attestations ouverts avec APP_SECRET.'
        : 'APP_SECRET est perdu\u00a0: ce qui est scellé n’a pas été ouvert.',
    ],
    fautes,
    reserves,
  };
}

/** Throws what went wrong on the way; says what was wrong before, since rows are as they were. */
export async function refuseFautes(
  base: Database,
  { dire, ...controle }: Controle & { dire: (phrase: string) => void },
): Promise<void> {
  const { fautes, reserves } = await checkSchool(base, controle);
  if (fautes.length > 0) throw new Erreur(`${fautes.join(' ')} Rien n’a changé.`);
  for (const reserve of reserves) dire(`Déjà faux dans l’école d’origine\u00a0: ${reserve}`);
}

async function countOf({ read }: Database, nom: string): Promise<number> {
  const { rows } = await sql<{
    nombre: number;
  }>`select count(*) as nombre from ${sql.table(nom)}`.execute(read);
  return rows[0]!.nombre;
}

async function brokenOnSqlite({ read }: Database): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(read);
  const keys = await sql<{ table: string }>`pragma foreign_key_check`.execute(read);
  return [
    ...integrity.rows
      .map((row) => row.integrity_check)
      .filter((word) => word !== 'ok')
      .map((word) => `Le fichier de la base est abîmé\u00a0: ${word}.`),
    ...new Set(keys.rows.map(({ table }) => orphaned(table))),
  ];
}

const orphaned = (nom: string) =>
  `Dans «\u00a0${nom}\u00a0», des rangées en nomment d’autres qui n’existent pas.`;

/** Foreign keys were promised by the catalogue; a broken disk keeps no promise. */
async function brokenOnPostgres({ read }: Database): Promise<string[]> {
  const names = (numbers: string, table: string) =>
    sql.raw(`array(select quote_ident(attname) from unnest(${numbers}) with ordinality as each (n, at)
      join pg_attribute on attrelid = ${table} and attnum = n order by at)::text[]`);
  const { rows } = await sql<{ enfant: string; parent: string; de: string[]; vers: string[] }>`
    select conrelid::regclass::text as enfant, confrelid::regclass::text as parent,
      ${names('conkey', 'conrelid')} as de, ${names('confkey', 'confrelid')} as vers
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(read);
  const fautes: string[] = [];
  for (const { enfant, parent, de, vers } of rows) {
    const same = de.map((column, at) => `parent.${vers[at]} = enfant.${column}`).join(' and ');
    const given = de.map((column) => `enfant.${column} is not null`).join(' and ');
    const { rows: orphans } = await sql
      .raw(`select 1 from ${enfant} as enfant where ${given}
      and not exists (select 1 from ${parent} as parent where ${same}) limit 1`)
      .execute(read);
    if (orphans.length > 0) fautes.push(orphaned(enfant));
  }
  return fautes;
}

async function closedOf(read: Db, secret: AppSecret, essais: Essai[]): Promise<string[]> {
  refuseAutreSecret(await temoinOf(read), secret);
  const opened = await Promise.all(essais.map((essai) => essai(read, secret)));
  return opened.includes(false)
    ? [
        'Quelque chose de scellé ne s’ouvre pas avec APP_SECRET (registre, second facteur, facture ou attestation).',
      ]
    : [];
}
