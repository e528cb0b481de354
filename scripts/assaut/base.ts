import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { type Postgres, startPostgres } from '../../server/testing/postgres.ts';

type Valeur = string | number;
export type Base = Awaited<ReturnType<typeof openBase>>;

let postgres: Promise<Postgres> | undefined;
let nombre = 0;
let choisie: Moteur = 'sqlite';

export type Moteur = 'sqlite' | 'postgres';

export const chooseBase = (moteur: Moteur) => void (choisie = moteur);

export const closeBase = async () => (await postgres)?.stop();

export async function openBase(moteur = choisie) {
  const dossier = mkdtempSync(join(tmpdir(), 'priorite-assaut-'));
  const remove = () => rmSync(dossier, { recursive: true, force: true });
  return moteur === 'sqlite' ? surSqlite(dossier, remove) : surPostgres(dossier, remove);
}

function surSqlite(dossier: string, remove: () => void) {
  let base: DatabaseSync | undefined;
  const open = () =>
    (base ??= new DatabaseSync(join(dossier, 'priorite.sqlite'), { timeout: 5000 }));
  return {
    dossier,
    env: { DATA_DIR: dossier } as Record<string, string>,
    find: async (sql: string, ...valeurs: Valeur[]) =>
      open()
        .prepare(sql)
        .get(...valeurs) as Record<string, Valeur> | undefined,
    change: async (sql: string, ...valeurs: Valeur[]) =>
      void open()
        .prepare(sql)
        .run(...valeurs),
    async close() {
      base?.close();
      remove();
    },
  };
}

async function surPostgres(dossier: string, remove: () => void) {
  const { url } = await (postgres ??= startPostgres({ durable: true }));
  const nom = `assaut_${nombre++}`;
  const racine = new Client({ connectionString: `${url}/postgres` });
  await racine.connect();
  await racine.query(`create database ${nom}`);
  const DATABASE_URL = `${url}/${nom}`;
  const base = new Client({ connectionString: DATABASE_URL });
  await base.connect();
  const run = async (sql: string, valeurs: Valeur[]) => {
    let rang = 0;
    const { rows } = await base.query<Record<string, Valeur>>(
      sql.replaceAll('?', () => `$${++rang}`),
      valeurs,
    );
    return rows;
  };
  return {
    dossier,
    env: { DATA_DIR: dossier, DATABASE_URL } as Record<string, string>,
    find: async (sql: string, ...valeurs: Valeur[]) => (await run(sql, valeurs))[0],
    change: async (sql: string, ...valeurs: Valeur[]) => void (await run(sql, valeurs)),
    async close() {
      await base.end();
      await racine.query(`drop database ${nom} with (force)`);
      await racine.end();
      remove();
    },
  };
}
