import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openFolder, photo } from '../../testing/images.ts';
import { addressOf, startS3 } from '../../testing/s3.ts';
import { type School, openSchool } from '../../testing/school.ts';
import { adresseOf } from '../../../regles/images.ts';

import { readEnvironment } from '../config/environment.ts';
import { restoreSauvegarde } from '../sauvegarde/restaure.ts';
import { keepSauvegarde } from '../sauvegarde/sauvegarde.ts';
import { nameOf } from './keepImage.ts';
import { openStore } from './openStore.ts';
import { versionsKept } from './sortes.ts';
import { sweep } from './sweep.ts';

const folder = openFolder();
const data = mkdtempSync(join(tmpdir(), 'priorite-s3-'));
let school: School;
let server: Awaited<ReturnType<typeof startS3>>;

const storeAt = (STORAGE_URL: string) => openStore({ STORAGE_URL } as never);

beforeAll(async () => {
  server = await startS3(data);
  school = await openSchool({ env: { STORAGE_URL: addressOf(server.host) } });
});
afterAll(async () => {
  await school.close();
  if (server.process.exitCode === null && server.process.kill()) await once(server.process, 'exit');
  rmSync(data, { recursive: true, force: true });
  folder.remove();
});

const keep = async () =>
  school.mounting.keepImage(
    { chemin: folder.put(await photo().png().toBuffer()), champ: 'photo', appelant: 'admin 1' },
    { now: school.now(), log: school.fastify.log },
  );

test('its pictures go into a backup, and out of it into another folder of the bucket', async () => {
  const { empreinte } = await keep();
  const secrete = await generateX25519Identity();
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-s3-ecole-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const envAt = (where: object, dossier: string) =>
    readEnvironment({
      ...where,
      APP_SECRET: 'a secret of the tests, long enough',
      STORAGE_URL: addressOf(server.host).replace('images', dossier),
    });
  const from = {
    ...envAt(school.where, 'images'),
    SAUVEGARDE_CLE: [await identityToRecipient(secrete)],
  };
  const made = { env: from, store: school.store, now: school.now(), garde: 1 };
  const { file, images } = await keepSauvegarde({ ...made, vers: join(DATA_DIR, 'sauvegardes') });
  expect(images).toBeGreaterThan(0);
  const to = envAt({ DATA_DIR }, 'autre');
  const controle = { secret: to, essais: [], recomptes: [], uses: [], now: school.now() };
  await restoreSauvegarde({ env: to, file, cle: secrete, controle, dire: () => {} });
  const { cle, largeur } = await school.database.read
    .selectFrom('fichier')
    .selectAll()
    .where('empreinte', '=', empreinte)
    .executeTakeFirstOrThrow();
  const nom = nameOf(cle, versionsKept('photo', largeur)[0]!);
  const [one, other] = await Promise.all(
    [from, to].map(async (each) => buffer((await openStore(each).get(nom))!.flux)),
  );
  expect(other).toEqual(one);
  expect(readdirSync(DATA_DIR)).not.toContain('fichiers');
});

test('files go in, come out as they were, and go; what is not there is not found', async () => {
  const store = storeAt(addressOf(server.host));
  const bytes = Buffer.alloc(300_000, 7);
  await store.put('3f/3fa8-640.webp', Buffer.from('first'));
  await store.put('3f/3fa8-640.webp', bytes);
  const { taille, flux } = (await store.get('3f/3fa8-640.webp'))!;
  expect(taille).toBe(bytes.length);
  expect((await buffer(flux)).equals(bytes)).toBe(true);
  await store.remove(['3f/3fa8-640.webp', '3f/never-there.webp']);
  expect(await store.get('3f/3fa8-640.webp')).toBeUndefined();
});

test('a wrong secret or bucket is an error and no missing file', async () => {
  await expect(storeAt(addressOf(server.host, 'wrong')).get('a')).rejects.toThrow(/signature/i);
  const elsewhere = addressOf(server.host).replace('/ecole/', '/autre/');
  await expect(storeAt(elsewhere).get('a')).rejects.toThrow(/bucket/i);
});

test('a picture is kept, served through us, and swept', async () => {
  const adresse = adresseOf('questions', await keep());
  const answer = await school.fastify.inject(adresse);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Object.keys(answer.headers).filter((name) => /^x-amz|^etag$|^server$/.test(name))).toEqual(
    [],
  );
  school.later(7 * 24 * 3600);
  const { database, store } = school;
  await sweep({ database, store, uses: [] }, school.now());
  expect((await school.fastify.inject(adresse)).statusCode).toBe(404);
});

test('a server that answers with errors is asked again', async () => {
  let asked = 0;
  const broken = createServer((_request, response) => {
    asked++;
    response.writeHead(asked < 3 ? 503 : 200, { 'content-length': 2 }).end('ok');
  }).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const { port } = broken.address() as AddressInfo;
  const { flux } = (await storeAt(addressOf(`127.0.0.1:${port}`)).get('a'))!;
  expect((await buffer(flux)).toString()).toBe('ok');
  expect(asked).toBe(3);
  broken.close();
});

test('when the server is gone pictures are 503, and everything else answers', async () => {
  const adresse = adresseOf('questions', await keep());
  server.process.kill();
  await once(server.process, 'exit');
  expect((await school.fastify.inject(adresse)).statusCode).toBe(503);
  await expect(keep()).rejects.toMatchObject({ status: 503 });
  expect((await school.fastify.inject('/api/health')).statusCode).toBe(200);
});
