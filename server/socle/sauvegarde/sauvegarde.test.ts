import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { RECOMPTES } from '../../recomptes.ts';
import { SCEAUX } from '../../sceaux.ts';
import { USES } from '../../taches.ts';
import { type School, openSchoolForFile } from '../../testing/school.ts';
import { scratch } from '../../testing/scratch.ts';
import { query } from '../../testing/template.ts';
import { type Environment, readEnvironment } from '../config/environment.ts';
import { lastSauvegarde, noteSauvegarde } from './derniere.ts';
import { openDatabase } from '../db/connect.ts';
import { EN_COURS } from '../db/dataDir.ts';
import type { Database } from '../db/database.ts';
import { openStore } from '../fichiers/openStore.ts';
import { nameOf } from '../fichiers/keepImage.ts';
import { sealRegistre } from '../securite/registre.ts';
import { checkSceau } from '../securite/sceau.ts';
import { readMoment } from './base.ts';
import { moveSchool } from './demenage.ts';
import { checkSchool } from './controle.ts';
import { readPaquet, writePaquet } from './paquet.ts';
import { restoreSauvegarde } from './restaure.ts';
import {
  ENTETE,
  type Entete,
  MANIFESTE,
  type Manifeste,
  keepSauvegarde,
  sha256,
} from './sauvegarde.ts';
import { listTables, readTable } from './tables.ts';

const APP_SECRET = 'a secret of the tests, long enough';
const SECRETE = await generateX25519Identity();
const PUBLIQUE = await identityToRecipient(SECRETE);
const NOW = new Date('2026-11-21T10:00:30.000Z');

const school = await openSchoolForFile({ env: { APP_SECRET } });
const env = readEnvironment({
  ...school.where,
  APP_SECRET,
  LOG_LEVEL: 'silent',
  SAUVEGARDE_CLE: PUBLIQUE,
});
const controle = { essais: SCEAUX, recomptes: RECOMPTES, uses: USES, secret: env, now: NOW };
const said: string[] = [];
const dire = (phrase: string) => void said.push(phrase);

const CLE = randomBytes(16).toString('hex');
const PICTURE = randomBytes(3000);
await prepare(school);

/** A picture, a sealed number and an accent, as every school has. */
async function prepare({ database, store }: School) {
  await checkSceau(database, env, SCEAUX);
  await database.write(async (trx) => {
    const zoe = {
      prenom: 'Zoé « Œ »\n\t\\',
      nom: '😀 d’Aulnoye',
      motDePasse: '-',
      newsletter: 0,
      contratSigne: 0,
      dateCreation: NOW.toISOString(),
      registreNational: sealRegistre(env, '85073003328'),
    };
    for (const email of ['zoe@exemple.be', 'partie@exemple.be'])
      await trx
        .insertInto('eleve')
        .values({ ...zoe, email } as never)
        .execute();
    // Her number may never be given again.
    await trx.deleteFrom('eleve').where('email', '=', 'partie@exemple.be').execute();
    await trx
      .insertInto('fichier')
      .values({
        cle: CLE,
        empreinte: 'abcdef',
        largeur: 640,
        hauteur: 480,
        poids: PICTURE.length,
        dateCreation: NOW.toISOString(),
        dateControle: NOW.toISOString(),
        dateInutile: null,
      })
      .execute();
  });
  await store.put(nameOf(CLE, '640.webp'), PICTURE);
}

const made: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of made) await remove();
});

/** An empty place of the same kind, or of the one that is asked for. */
async function emptyPlace(kind = inject('template').kind): Promise<Environment> {
  const DATA_DIR = scratch('place');
  made.push(async () => rmSync(DATA_DIR, { recursive: true, force: true }));
  const template = inject('template');
  let DATABASE_URL: string | undefined;
  if (kind === 'postgres' && template.kind === 'postgres') {
    const name = `place_${randomUUID().replaceAll('-', '')}`;
    await query(`${template.url}/postgres`, `create database ${name}`);
    made.push(() => query(`${template.url}/postgres`, `drop database ${name} with (force)`));
    DATABASE_URL = `${template.url}/${name}`;
  }
  return { ...env, DATA_DIR, DATABASE_URL };
}

const backup = async (from = env, store = school.store, vers = scratch('sauvegardes')) => {
  made.push(async () => rmSync(vers, { recursive: true, force: true }));
  return keepSauvegarde({ env: from, store, now: NOW, vers, garde: 30 });
};
const restore = (file: string, to: Environment, patch = {}) =>
  restoreSauvegarde({ env: to, file, cle: SECRETE, controle, dire, ...patch });

async function on<T>(where: Environment, job: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(where);
  return job(database).finally(() => database.close());
}

const contentsOf = (where: Environment) =>
  readMoment(where, { alone: false }, async (base) => {
    const all = [];
    for (const table of await listTables(base)) all.push(await readTable(base, table));
    return all;
  });

async function piecesOf(file: string) {
  const pieces = new Map<string, Buffer>();
  for await (const { nom, bytes } of readPaquet(file, SECRETE)) pieces.set(nom, bytes);
  return pieces;
}

describe('a backup', () => {
  test('comes back row by row, with its pictures, in an empty place', async () => {
    const { file, tables, rangees, images, absentes } = await backup();
    expect({ images, absentes }).toEqual({ images: 1, absentes: 0 });
    const there = await emptyPlace();
    await restore(file, there);
    const before = await contentsOf(env);
    expect(await contentsOf(there)).toEqual(before);
    expect(before).toHaveLength(tables);
    expect(rangees).toBeGreaterThan(1000);
    const picture = await openStore(there).get(nameOf(CLE, '640.webp'));
    expect(Buffer.concat((await picture!.flux.toArray()) as Buffer[])).toEqual(PICTURE);
    expect(existsSync(join(there.DATA_DIR, EN_COURS))).toBe(false);
  });

  test('gives no id again, and its triggers count on', async () => {
    const { file } = await backup();
    const there = await emptyPlace();
    await restore(file, there);
    const [here, restored] = await Promise.all(
      [env, there].map((where) =>
        on(where, ({ write }) =>
          write(async (trx) => {
            const row = { prenom: 'Léa', nom: 'N', email: 'lea@exemple.be', motDePasse: '-' };
            const { id } = await trx
              .insertInto('eleve')
              .values({ ...row, newsletter: 0, contratSigne: 0, dateCreation: 'x' } as never)
              .returning('id')
              .executeTakeFirstOrThrow();
            const { nombre } = await trx
              .selectFrom('compteur')
              .select(({ fn }) => fn.sum<number>('nombre').as('nombre'))
              .where('nom', '=', 'eleves')
              .executeTakeFirstOrThrow();
            await trx.deleteFrom('eleve').where('id', '=', id).execute();
            return { id, nombre };
          }),
        ),
      ),
    );
    expect(restored).toEqual(here);
  });

  test('has nothing of people in the clear, and its hash beside it', async () => {
    const { file } = await backup();
    expect(readFileSync(file).includes('eleve@demo.be')).toBe(false);
    const [hash, name] = readFileSync(`${file}.sha256`, 'utf8').trim().split('  ');
    expect(hash).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'));
    expect(file.endsWith(name!)).toBe(true);
    expect(name).toBe(`priorite-2026-11-21T1000-${hash!.slice(0, 8)}.age`);
    const text = [...(await piecesOf(file)).values()].map(String).join();
    expect(text).not.toContain(APP_SECRET);
  });

  test('takes a table that nobody told it of', async () => {
    await on(env, ({ write }) =>
      write(async (trx) => {
        await sql`create table nouveaute (mot text primary key)`.execute(trx);
        await sql`insert into nouveaute values ('un'), ('deux')`.execute(trx);
      }),
    );
    const { file } = await backup();
    await on(env, ({ write }) => write((trx) => sql`drop table nouveaute`.execute(trx)));
    const manifeste = JSON.parse(String((await piecesOf(file)).get(MANIFESTE))) as Manifeste;
    expect(manifeste.tables).toContainEqual(
      expect.objectContaining({ nom: 'nouveaute', rangees: 2 }),
    );
  });

  test('is one moment, whatever is written meanwhile', async () => {
    const count = ({ read }: Database) =>
      sql<{ nombre: number }>`select count(*) as nombre from limite`.execute(read);
    await readMoment(env, { alone: false }, async (base) => {
      const before = (await count(base)).rows;
      await school.database.write((trx) =>
        trx.insertInto('limite').values({ cle: 'entre', nombre: 1, dateFin: 'x' }).execute(),
      );
      expect((await count(base)).rows).toEqual(before);
    });
    await school.database.write((trx) =>
      trx.deleteFrom('limite').where('cle', '=', 'entre').execute(),
    );
  });

  test('is noted in its school, the newest alone', async () => {
    const { read } = school.database;
    expect(await lastSauvegarde(read)).toBeNull();
    for (const date of ['2026-11-20T03:00:00.000Z', NOW.toISOString()])
      await noteSauvegarde(env, new Date(date));
    expect(await read.selectFrom('sauvegarde').selectAll().execute()).toEqual([
      { date: NOW.toISOString() },
    ]);
    expect(await lastSauvegarde(read)).toBe(NOW.toISOString());
  });

  test('keeps as many as it is told', async () => {
    const vers = scratch('sauvegardes');
    made.push(async () => rmSync(vers, { recursive: true, force: true }));
    for (const nom of ['priorite-2026-11-19T0000.age', 'priorite-2026-11-20T0000.age', 'mien.age'])
      writeFileSync(join(vers, nom), '');
    writeFileSync(join(vers, 'priorite-2026-11-19T0000.age.sha256'), '');
    const wanted = { env, store: school.store, now: NOW, vers, garde: 2 };
    const { retirees, file } = await keepSauvegarde(wanted);
    expect(retirees).toBe(1);
    expect(readdirSync(vers).toSorted()).toEqual([
      'mien.age',
      'priorite-2026-11-20T0000.age',
      basename(file),
      `${basename(file)}.sha256`,
    ]);
  });

  test('leaves another of the same minute, and its hash, alone', async () => {
    const vers = scratch('sauvegardes');
    const first = await backup(env, school.store, vers);
    const hash = readFileSync(`${first.file}.sha256`, 'utf8');
    const second = await backup(env, school.store, vers);
    expect(second.file).not.toBe(first.file);
    expect(readFileSync(`${first.file}.sha256`, 'utf8')).toBe(hash);
  });

  test('without a key, or a folder to write to, is refused in words', async () => {
    await expect(backup({ ...env, SAUVEGARDE_CLE: undefined })).rejects.toThrow(
      'npm run sauvegarde:cle',
    );
    const slipped = [PUBLIQUE.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))];
    await expect(backup({ ...env, SAUVEGARDE_CLE: slipped })).rejects.toThrow('faute de frappe');
    const vers = join(scratch('sauvegardes'), 'fichier');
    writeFileSync(vers, '');
    await expect(backup(env, school.store, vers)).rejects.toThrow(`${vers} ne convient pas`);
  });
});

test('a full disk leaves nothing behind, and is told in words', async () => {
  const vers = scratch('sauvegardes');
  made.push(async () => rmSync(vers, { recursive: true, force: true }));
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const store = { ...school.store, get: () => Promise.reject(full) };
  await expect(backup(env, store, vers)).rejects.toThrow(`La place manque dans ${vers}`);
  expect(readdirSync(vers)).toEqual([]);
});

describe('a restore refuses', () => {
  /** Its sentence; nothing may be left behind. */
  async function refusalOf(to: Environment, job: () => Promise<unknown>): Promise<string> {
    const cause = await job().then(
      () => undefined,
      (cause: unknown) => cause as Error,
    );
    for (const name of ['priorite.sqlite', 'fichiers', EN_COURS])
      expect(existsSync(join(to.DATA_DIR, name))).toBe(false);
    if (to.DATABASE_URL) expect(await readMoment(to, { alone: false }, listTables)).toEqual([]);
    return cause?.message ?? 'done';
  }

  test('what is cut, altered by a byte, of another key, or no backup', async () => {
    const { file } = await backup();
    const whole = readFileSync(file);
    const there = await emptyPlace();
    const broken = join(scratch('sauvegardes'), 'broken.age');
    const attempt = async (bytes: Uint8Array, why: RegExp) => {
      writeFileSync(broken, bytes);
      expect(await refusalOf(there, () => restore(broken, there))).toMatch(why);
    };
    for (const length of [0, 10])
      await attempt(whole.subarray(0, length), /pas une sauvegarde|coupé/);
    for (const length of [150, 300, 65_000, 70_000, whole.length - 70_000, whole.length - 1])
      await attempt(whole.subarray(0, length), /coupé ou abîmé/);
    for (const at of [130, 250, 1000, Math.floor(whole.length / 2), whole.length - 1]) {
      const flipped = Buffer.from(whole);
      flipped[at]! ^= 1;
      await attempt(flipped, /coupé ou abîmé|chiffré pour cette clé/);
    }
    await attempt(Buffer.from('bonjour'), /pas une sauvegarde/);
    await attempt(Buffer.concat([whole, Buffer.from('x')]), /coupé ou abîmé/);
    const autre = await generateX25519Identity();
    expect(await refusalOf(there, () => restore(file, there, { cle: autre }))).toContain(
      'pas été chiffré pour cette clé',
    );
    expect(await refusalOf(there, () => restore(join(there.DATA_DIR, 'rien'), there))).toContain(
      'n’existe pas',
    );
  });

  /** A backup by somebody with the public key, changed on the way. */
  async function forged(change: (pieces: Map<string, Buffer>) => void) {
    const { file } = await backup();
    const pieces = await piecesOf(file);
    change(pieces);
    const other = join(scratch('sauvegardes'), 'other.age');
    await writePaquet(other, [PUBLIQUE], async (add) => {
      for (const [nom, bytes] of pieces) await add(nom, bytes);
    });
    return other;
  }
  const edit = (pieces: Map<string, Buffer>, nom: string, patch: object) =>
    pieces.set(
      nom,
      Buffer.from(JSON.stringify({ ...(JSON.parse(String(pieces.get(nom))) as object), ...patch })),
    );

  test.each<[string, (pieces: Map<string, Buffer>) => void, RegExp]>([
    ['without its manifest', (pieces) => pieces.delete(MANIFESTE), /manifeste manque/],
    [
      'without a part of a table',
      (pieces) => pieces.delete('tables/eleve/00001.ndjson.zst'),
      /la table «\u00a0eleve\u00a0» n’est pas celle du manifeste/,
    ],
    [
      'with another picture',
      (pieces) => pieces.set(`fichiers/${nameOf(CLE, '640.webp')}`, Buffer.from('autre')),
      /l’image .* n’est pas celle du manifeste/,
    ],
    [
      'with a picture elsewhere',
      (pieces) => pieces.set('fichiers/../../ailleurs.webp', Buffer.from('x')),
      /n’est pas une image/,
    ],
    [
      'with a field that its table has not',
      (pieces) => {
        const nom = 'tables/eleve/00001.ndjson.zst';
        const lignes = zstdDecompressSync(pieces.get(nom)!)
          .toString()
          .replaceAll('}\n', ',"inconnu":1}\n');
        pieces.set(nom, zstdCompressSync(Buffer.from(lignes)));
        const { tables } = JSON.parse(String(pieces.get(MANIFESTE))) as Manifeste;
        tables.find((table) => table.nom === 'eleve')!.empreinte = sha256(Buffer.from(lignes));
        edit(pieces, MANIFESTE, { tables });
      },
      /ne se relit pas comme elle a été écrite/,
    ],
    [
      'from a newer version',
      (pieces) => edit(pieces, ENTETE, { migrations: ['0001-series', '9999-demain'] }),
      /version plus récente .*9999-demain/,
    ],
  ])('one %s', async (_, change, why) => {
    const there = await emptyPlace();
    expect(await refusalOf(there, async () => restore(await forged(change), there))).toMatch(why);
  });

  test('another APP_SECRET, unless it is lost for good', async () => {
    const { file } = await backup();
    const there = await emptyPlace();
    const secret = { APP_SECRET: 'another secret of the tests, as long' };
    expect(
      await refusalOf(there, () => restore(file, there, { controle: { ...controle, secret } })),
    ).toContain('APP_SECRET n’est pas celui');
    await restore(file, there, { controle: { ...controle, secret: undefined } });
    expect(await contentsOf(there)).toEqual(await contentsOf(env));
  });

  test('a place that is not empty, and changes nothing there', async () => {
    const { file } = await backup();
    const before = await contentsOf(env);
    await expect(restore(file, env)).rejects.toThrow('La place n’est pas vide');
    expect(await contentsOf(env)).toEqual(before);
    const full = await emptyPlace();
    await restore(file, full);
    rmSync(join(full.DATA_DIR, 'fichiers'), { recursive: true });
    await expect(restore(file, full)).rejects.toThrow('contient déjà quelque chose');
    const there = await emptyPlace();
    mkdirSync(join(there.DATA_DIR, 'fichiers/3f'), { recursive: true });
    writeFileSync(join(there.DATA_DIR, 'fichiers/3f/une.webp'), '');
    await expect(restore(file, there)).rejects.toThrow('contient des images');
  });
});

test('a backup of an older version is brought up', async () => {
  await on(env, ({ write }) =>
    write(async (trx) => {
      await sql`delete from kysely_migration where name = '0043-a-voir'`.execute(trx);
      await sql`drop index "paiement_aVoir"`.execute(trx);
      await sql`alter table paiement drop column "aVoir"`.execute(trx);
    }),
  );
  const { file } = await backup();
  const entete = JSON.parse(String((await piecesOf(file)).get(ENTETE))) as Entete;
  expect(entete.migrations).not.toContain('0043-a-voir');
  const there = await emptyPlace();
  await restore(file, there);
  await on(there, async ({ read }) => {
    await sql`select "aVoir" from paiement`.execute(read);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(read);
    expect(rows.map(({ name }) => name)).toContain('0043-a-voir');
  });
  const { migrate } = await import('../db/migrate.ts');
  await on(env, migrate);
});

describe('a restore that was interrupted', () => {
  test('lets nothing start, and begins again', async () => {
    const { file } = await backup();
    const there = await emptyPlace();
    mkdirSync(join(there.DATA_DIR, EN_COURS, 'fichiers'), { recursive: true });
    writeFileSync(join(there.DATA_DIR, EN_COURS, 'priorite.sqlite'), 'half');
    await expect(openDatabase(there)).rejects.toThrow('relance la même commande');
    await restore(file, there);
    expect(await contentsOf(there)).toEqual(await contentsOf(env));
  });

  test('after all was checked is only finished', async () => {
    const { file } = await backup();
    const there = await emptyPlace();
    await restore(file, there);
    const folder = join(there.DATA_DIR, EN_COURS);
    mkdirSync(join(folder, 'fichiers/aa'), { recursive: true });
    writeFileSync(join(folder, 'fichiers/aa/une.webp'), 'une');
    writeFileSync(join(folder, 'pret'), '');
    expect(await restore(file, there)).toBeUndefined();
    expect(existsSync(folder)).toBe(false);
    expect(readFileSync(join(there.DATA_DIR, 'fichiers/aa/une.webp'), 'utf8')).toBe('une');
  });
});

describe('a look at a running school', () => {
  const look = () =>
    readMoment(env, { alone: false }, (base) =>
      checkSchool(base, { ...controle, store: school.store, connues: [] }),
    );

  test('finds nothing wrong with the demo', async () => {
    expect(await look()).toMatchObject({ fautes: [], reserves: [] });
  });

  test('finds books that differ, with which a backup still comes back', async () => {
    const line = { mois: '2020-01', type: 'payzen', part: 99, entre: 7, rendu: 0 };
    await school.database.write((trx) => trx.insertInto('recette').values(line).execute());
    expect((await look()).reserves.join()).toContain('Les recettes');
    const { file } = await backup();
    const there = await emptyPlace();
    await restore(file, there);
    expect(await contentsOf(there)).toEqual(await contentsOf(env));
    expect(said.join()).toContain('Déjà faux dans l’école d’origine\u00a0: Les recettes');
    await school.database.write((trx) =>
      trx.deleteFrom('recette').where('part', '=', 99).execute(),
    );
  });
});

describe.runIf(inject('template').kind === 'postgres')('a move', () => {
  const move = (de: Environment, vers: Environment) =>
    moveSchool({
      de,
      vers,
      images: { de: openStore(de), vers: undefined },
      controle,
      dire,
    });

  test('to SQLite and back to PostgreSQL loses nothing', async () => {
    const first = await emptyPlace();
    await restore((await backup()).file, first);
    const file = await emptyPlace('sqlite');
    await move(first, file);
    const before = await contentsOf(first);
    expect(await contentsOf(file)).toEqual(before);
    const back = await emptyPlace();
    await move(file, back);
    expect(await contentsOf(back)).toEqual(before);
    expect(await contentsOf(file)).toEqual(before);
  });

  test('is refused while a server has the database open, and into a place that is not empty', async () => {
    const first = await emptyPlace();
    await restore((await backup()).file, first);
    const file = await emptyPlace('sqlite');
    await on(first, async ({ read }) => {
      await sql`select 1`.execute(read);
      await expect(move(first, file)).rejects.toThrow('Un serveur');
    });
    await move(first, file);
    await on(file, () =>
      expect(emptyPlace().then((to) => move(file, to))).rejects.toThrow('Un serveur'),
    );
    await expect(move(file, first)).rejects.toThrow('La place n’est pas vide');
    await expect(move(file, file)).rejects.toThrow('la même base');
  });
});
