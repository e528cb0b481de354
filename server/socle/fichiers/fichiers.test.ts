import { readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { versionsOf } from '../../../regles/images.ts';
import { imagesDesAcces } from '../../eleve/acces/produits.queries.ts';
import { imagesDesQuestions } from '../../eleve/questions/questions.queries.ts';
import { openFolder, photo } from '../../testing/images.ts';
import { openSchool } from '../../testing/school.ts';
import { adresseOf } from '../../../regles/images.ts';
import { openStore } from './openStore.ts';
import { countPerdues } from './perdues.ts';
import type { Store } from './store.ts';
import { type Use, sweep } from './sweep.ts';

let between: Partial<Store> = {};
beforeEach(() => (between = {}));

const lines: string[] = [];
const folder = openFolder();
const school = await openSchool({
  logTo: { write: (line) => lines.push(line) },
  env: { LOG_LEVEL: 'error' },
});
const { database, fastify } = school;
const { DATA_DIR } = school.where;
const disk = openStore({ DATA_DIR } as never);
Object.assign(school.store, {
  put: (...args) => (between.put ?? disk.put)(...args),
  get: (...args) => (between.get ?? disk.get)(...args),
  remove: (...args) => (between.remove ?? disk.remove)(...args),
} satisfies Partial<Store>);
afterAll(async () => {
  await school.close();
  folder.remove();
});

let colour = 0;
const another = () =>
  photo(1000, 300, [`#${String(++colour).padStart(2, '0')}0000`, '#fff'])
    .png()
    .toBuffer();
const keep = (bytes: Buffer) =>
  school.mounting.keepImage(
    { chemin: folder.put(bytes), champ: 'libelleImage', appelant: 'admin 1' },
    { now: school.now(), log: fastify.log },
  );
const kept = async () => adresseOf('questions', await keep(await another()));
const status = async (url: string) => (await fastify.inject(url)).statusCode;
const later = (days: number) => school.later(days * 24 * 3600);
const swept = (...more: Use['usedOf'][]) =>
  sweep(
    {
      database,
      store: school.store,
      uses: [
        { dossier: 'questions', usedOf: imagesDesQuestions },
        { dossier: 'acces', usedOf: imagesDesAcces },
        ...more.map((usedOf) => ({ dossier: 'questions' as const, usedOf })),
      ],
    },
    school.now(),
  );
const files = () =>
  readdirSync(join(DATA_DIR, 'fichiers'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const filesOf = async (adresse: string) => {
  const row = await database.read
    .selectFrom('fichier')
    .select('cle')
    .where('empreinte', '=', adresse.slice(15, 47))
    .executeTakeFirst();
  return row ? files().filter((file) => file.includes(row.cle)) : [];
};
const rows = () => database.read.selectFrom('fichier').selectAll().execute();
async function useIn(adresse: string): Promise<() => Promise<unknown>> {
  const { id: _, ...version } = await database.read
    .selectFrom('questionVersion')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id } = await database.write((trx) =>
    trx
      .insertInto('questionVersion')
      .values({ ...version, libelleImage: adresse })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return () =>
    database.write((trx) =>
      trx.updateTable('questionVersion').set({ libelleImage: null }).where('id', '=', id).execute(),
    );
}

describe('a picture that is kept', () => {
  test('is served in both widths, as a picture and nothing else, for good', async () => {
    const adresse = await kept();
    expect(adresse).toMatch(/^\/img\/questions\/[0-9a-f]{32}-1000\.webp$/);
    const versions = versionsOf(adresse);
    expect(versions.map(({ largeur }) => largeur)).toEqual([640, 1000]);
    for (const version of versions) {
      const answer = await fastify.inject(version.adresse);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(answer.rawPayload.length),
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(version.largeur);
      const head = await fastify.inject({ method: 'HEAD', url: version.adresse });
      expect(head.statusCode).toBe(200);
      expect(head.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(head.rawPayload.length).toBe(0);
    }
  });

  test('is on disk for nobody else on the machine', async () => {
    const [file] = await filesOf(await kept());
    expect(statSync(file!).mode & 0o777).toBe(0o600);
    for (const up of ['..', '../..']) expect(statSync(join(file!, up)).mode & 0o777).toBe(0o700);
  });

  test('twice is one', async () => {
    const bytes = await another();
    const [one, two] = await Promise.all([keep(bytes), keep(bytes)]);
    expect(two).toEqual(one);
    expect((await rows()).filter((row) => row.empreinte === one.empreinte)).toHaveLength(1);
  });

  test('under other addresses there is nothing', async () => {
    const adresse = await kept();
    const empreinte = adresse.slice(15, 47);
    for (const other of [
      `/img/questions/${empreinte}-999.webp`,
      `/img/questions/${empreinte}-0640.webp`,
      `/img/questions/${empreinte}.webp`,
      `/img/questions/${empreinte}-1000.png`,
      `/img/questions/${empreinte.toUpperCase()}-1000.webp`,
      `/img/questions/${'0'.repeat(32)}-640.webp`,
      `/img/autre/${empreinte}-1000.webp`,
      `/img/questions/..%2f..%2f${empreinte}-1000.webp`,
      `/img/questions/%2e%2e/${empreinte}-1000.webp`,
      `/img/questions/..%2fpriorite.sqlite`,
      `/img/questions/${empreinte}-1000.webp%00`,
    ])
      expect([other, await status(other)]).toEqual([other, 404]);
  });
});

test('a start counts the newest pictures that are not in the store', async () => {
  await keep(await another());
  expect(await countPerdues(database, school.store)).toMatchObject({ perdues: 0 });
  between.get = async () => undefined;
  const { vues, perdues } = await countPerdues(database, school.store);
  expect(vues).toBeGreaterThan(0);
  expect(perdues).toBe(vues);
});

describe('a store that fails', () => {
  test('while a picture comes in: 503, in words, and the next try holds', async () => {
    const bytes = await another();
    between.put = () => Promise.reject(new Error('disk full'));
    await expect(keep(bytes)).rejects.toMatchObject({
      status: 503,
      message: /Réessayez dans un instant/,
    });
    expect(lines.at(-1)).toContain('disk full');
    between = {};
    expect(await status(adresseOf('questions', await keep(bytes)))).toBe(200);
  });

  test('while one is shown: 503 that nobody keeps, in the log, and no word of it in the health', async () => {
    const adresse = await kept();
    between.get = () => Promise.reject(new Error('bucket gone'));
    const answer = await fastify.inject(adresse);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      status: 503,
      message: expect.stringContaining('pour le moment'),
    });
    expect(lines.at(-1)).toContain('bucket gone');
    expect(await status('/api/health')).toBe(200);
  });

  test('one that has lost a file: 404, and a line in the log', async () => {
    const adresse = await kept();
    await disk.remove((await filesOf(adresse)).map((file) => file.split('fichiers/')[1]!));
    expect(await status(adresse)).toBe(404);
    expect(lines.at(-1)).toContain('picture not in the store');
  });
});

describe('what nothing uses goes', () => {
  test('a week after it was sent, files and row, and not a day earlier', async () => {
    const adresse = await kept();
    later(6);
    await swept();
    expect(await status(adresse)).toBe(200);
    const [file] = await filesOf(adresse);
    later(1);
    await swept();
    expect(await status(adresse)).toBe(404);
    expect(files()).not.toContain(file);
    expect((await rows()).filter((row) => row.empreinte === null)).toEqual([]);
  });

  test('what a question or a product names stays, and goes a week after that ends', async () => {
    const [adresse, produit] = [await kept(), adresseOf('acces', await keep(await another()))];
    const forget = await useIn(adresse);
    const { id } = await database.read.selectFrom('acces').select('id').executeTakeFirstOrThrow();
    const setProduit = (libelleImage: string | null) =>
      database.write((trx) =>
        trx.updateTable('acces').set({ libelleImage }).where('id', '=', id).execute(),
      );
    await setProduit(produit);
    for (let week = 0; week < 3; week++) {
      later(7);
      await swept();
      expect([await status(adresse), await status(produit)]).toEqual([200, 200]);
    }
    later(6.9);
    await forget();
    await setProduit(null);
    later(0.2);
    await swept();
    expect([await status(adresse), await status(produit)]).toEqual([200, 200]);
    later(7);
    await swept();
    expect([await status(adresse), await status(produit)]).toEqual([404, 404]);
  });

  test('sent anew it stays another week', async () => {
    const bytes = await another();
    const adresse = adresseOf('questions', await keep(bytes));
    later(6);
    await keep(bytes);
    later(6);
    await swept();
    expect(await status(adresse)).toBe(200);
  });

  test('many, in batches', async () => {
    const instant = school.now().toISOString();
    await database.write((trx) =>
      trx
        .insertInto('fichier')
        .values(
          Array.from({ length: 250 }, (_, n) => ({
            cle: `lot${n}`,
            empreinte: `lot${n}`,
            largeur: 400,
            hauteur: 300,
            poids: 1,
            dateCreation: instant,
            dateControle: instant,
            dateInutile: instant,
          })),
        )
        .execute(),
    );
    const batches: number[] = [];
    await swept(async (_, adresses) => {
      batches.push(adresses.filter((adresse) => adresse.includes('/lot')).length);
      return [];
    });
    expect(Math.max(...batches)).toBeLessThanOrEqual(100);
    expect((await rows()).filter(({ cle }) => cle.startsWith('lot'))).toEqual([]);
  });

  test('what a broken write left goes after an hour', async () => {
    await kept();
    const left = join(DATA_DIR, 'fichiers/en-cours/left');
    writeFileSync(left, 'half');
    const set = (ms: number) => utimesSync(left, ms / 1000, ms / 1000);
    set(school.now().getTime() - 60_000);
    await swept();
    expect(readFileSync(left, 'utf8')).toBe('half');
    set(school.now().getTime() - 3_700_000);
    await swept();
    expect(files()).not.toContain(left);
  });
});

describe('a server that dies', () => {
  test('between row and files leaves a row, which a sweep takes, and no file without one', async () => {
    let count = 0;
    between.put = async (nom, bytes) => {
      if (count++ > 0) throw new Error('died');
      await disk.put(nom, bytes);
    };
    await expect(keep(await another())).rejects.toMatchObject({ status: 503 });
    between = {};
    const known = new Set((await rows()).map(({ cle }) => cle));
    for (const file of files()) expect(known).toContain(file.split('/').at(-1)!.slice(0, 32));
    later(7);
    await swept();
    const left = new Set((await rows()).map(({ cle }) => cle));
    for (const file of files()) expect(left).toContain(file.split('/').at(-1)!.slice(0, 32));
  });

  test('between withdrawing a picture and removing its files: the next sweep does', async () => {
    const adresse = await kept();
    const [file] = await filesOf(adresse);
    later(7);
    between.remove = () => Promise.reject(new Error('died'));
    await expect(swept()).rejects.toThrow('died');
    expect(await status(adresse)).toBe(404);
    expect(files()).toContain(file);
    between = {};
    await swept();
    expect(files()).not.toContain(file);
  });
});

describe('the same picture is sent while it is being swept', () => {
  test('after it was withdrawn and before its files went', async () => {
    const bytes = await another();
    const adresse = adresseOf('questions', await keep(bytes));
    later(7);
    between.remove = async (noms) => {
      between = {};
      await keep(bytes);
      await disk.remove(noms);
    };
    await swept();
    expect([await status(adresse), await status(versionsOf(adresse)[0]!.adresse)]).toEqual([
      200, 200,
    ]);
  });

  test('while its row is being looked at', async () => {
    const bytes = await another();
    const adresse = adresseOf('questions', await keep(bytes));
    later(7);
    let sending: Promise<unknown> | undefined;
    await swept(async (trx) => {
      sending ??= keep(bytes);
      await trx.selectFrom('fichier').select('cle').execute();
      return [];
    });
    await sending;
    expect(await status(adresse)).toBe(200);
    await swept();
    expect(await status(adresse)).toBe(200);
  });

  test('by two servers that sweep at once', async () => {
    const adresses = [await kept(), await kept()];
    const forget = await useIn(adresses[0]!);
    later(7);
    await Promise.all([swept(), swept(), swept()]);
    expect(await Promise.all(adresses.map(status))).toEqual([200, 404]);
    await forget();
  });
});

test('whether a picture is used is found by its index', async () => {
  const { sql } = await import('kysely');
  const text = `select distinct "libelleImage" from "questionVersion" where "libelleImage" in ('a', 'b')`;
  const plan = await database.write(async (trx) => {
    // PostgreSQL scans small tables even where a large one would use the index.
    if (database.kind === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
    const explain = database.kind === 'postgres' ? 'explain' : 'explain query plan';
    return sql.raw(`${explain} ${text}`).execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('questionVersion_libelleImage');
});
