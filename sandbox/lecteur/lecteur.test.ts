import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ecoleAt } from './ecole.ts';
import { createLecteur } from './lecteur.ts';

const pair = generateKeyPairSync('ed25519');
const { privateKey: stranger } = generateKeyPairSync('ed25519');
const cle = new Uint8Array(32).fill(7);
const LECTEUR = 'https://lecteur.example/';
let said: { path: string; says: Record<string, unknown> }[] = [];
let moods: (number | 'gone')[] = [];
let school: Server;
let site: string;
let player: Server;

beforeAll(async () => {
  school = createServer((request, response) => {
    void (async () => {
      const answer = (status: number, body: object) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body));
      if (request.url === '/api/tpr/cles') {
        const jwk = { ...pair.publicKey.export({ format: 'jwk' }), kid: 'un', alg: 'EdDSA' };
        return answer(200, { status: 200, keys: [jwk] });
      }
      const { message } = (await new Response(request as never).json()) as { message: string };
      const audience = site + request.url!;
      const { payload } = await jwtVerify(message, cle, { audience, algorithms: ['HS256'] });
      said.push({ path: request.url!, says: payload });
      const mood = moods.shift() ?? 200;
      if (mood === 'gone') return response.destroy();
      const retour = `${site}/mon-profil`;
      return answer(mood, { seance: 'seance-1', dateFin: '2100-01-01T00:00:00.000Z', retour });
    })();
  }).listen(0, '127.0.0.1');
  await once(school, 'listening');
  site = `http://127.0.0.1:${(school.address() as AddressInfo).port}`;
  player = createLecteur(ecoleAt(site, LECTEUR, cle), site).listen(0, '127.0.0.1');
  await once(player, 'listening');
});
afterAll(() => {
  school.close();
  player.close();
});
beforeEach(() => {
  said = [];
  moods = [];
});

const token = (more: object = {}, key = pair.privateKey) =>
  new SignJWT({ iss: site, aud: LECTEUR, sub: 'x', acces: 1, jti: 'j', ...more })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'un' })
    .setIssuedAt()
    .setExpirationTime('exp' in more ? (more.exp as number) : '5m')
    .sign(key);

async function post(path: string, body: unknown, type = 'application/json') {
  const answer = await fetch(`http://127.0.0.1:${(player.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const told = (await answer.json()) as { partie?: string; message?: string };
  return { ...told, status: answer.status };
}

test('a token that is good opens an exercise, of which nothing says what is right before its end', async () => {
  const jeton = await token();
  const opened = await post('/ouvrir', { jeton });
  expect(opened).toMatchObject({ status: 200, retour: `${site}/mon-profil` });
  expect(said).toMatchObject([{ path: '/api/tpr/ouverture', says: { jeton } }]);
  const { port } = player.address() as AddressInfo;
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(page).not.toMatch(/juste"|explication"|enfant qui ne regarde/);

  const reponses = [2, 0, 1];
  const done = await post('/terminer', { partie: opened.partie, reponses });
  expect(done).toMatchObject({
    status: 200,
    points: 2,
    sur: 3,
    transmis: 'Ton résultat est dans Mes accès.',
    corrections: [{ juste: true }, { juste: true }, { juste: false }],
  });
  expect(said[1]).toMatchObject({
    path: '/api/tpr/resultat',
    says: {
      jti: opened.partie,
      seance: 'seance-1',
      points: 2,
      sur: 3,
      exercice: 'Trois situations',
    },
  });
  expect(await post('/terminer', { partie: opened.partie, reponses: [2, 0, 0] })).toEqual(done);
  expect(said).toHaveLength(2);
});

test.each([
  ['made by somebody else', () => token({}, stranger)],
  ['for another player', () => token({ aud: 'https://ailleurs.example/' })],
  ['of another school', () => token({ iss: 'https://ailleurs.example' })],
  ['too old', () => token({ exp: Math.floor(Date.now() / 1000) - 61 })],
  ['no token', () => Promise.resolve('x')],
])('one that is %s is not even asked about', async (_, make) => {
  expect(await post('/ouvrir', { jeton: await make() })).toMatchObject({ status: 403 });
  expect(said).toEqual([]);
});

test('what the school refuses is told in words', async () => {
  moods = [409, 404, 503, 'gone'];
  const told = [];
  for (let n = 0; n < 4; n++) told.push((await post('/ouvrir', { jeton: await token() })).message);
  expect(told).toEqual([
    expect.stringContaining('déjà été ouvert'),
    expect.stringContaining('n’est plus ouvert'),
    expect.stringContaining('ne répond pas'),
    expect.stringContaining('ne répond pas'),
  ]);
});

test('a result that does not get through is kept to be told again; one that is refused is said so', async () => {
  const { partie } = await post('/ouvrir', { jeton: await token() });
  moods = ['gone'];
  expect(await post('/terminer', { partie, reponses: [0, 0, 0] })).toMatchObject({
    status: 200,
    transmis: expect.stringContaining('transmis dès qu’il revient'),
  });
  const other = await post('/ouvrir', { jeton: await token() });
  moods = [400];
  expect(await post('/terminer', { partie: other.partie, reponses: [0, 0, 0] })).toMatchObject({
    transmis: expect.stringContaining('n’a pas été pris'),
  });
});

test('what is no request of its page breaks nothing', async () => {
  for (const [path, body, type, status] of [
    ['/ouvrir', '{', undefined, 400],
    ['/ouvrir', '"x"', undefined, 400],
    ['/ouvrir', 'x'.repeat(9000), undefined, 400],
    ['/ouvrir', '{}', 'text/plain', 415],
    ['/ouvrir', '{"jeton":{"a":1}}', undefined, 403],
    ['/terminer', '{"partie":"inconnue"}', undefined, 404],
    ['/ailleurs', '{}', undefined, 404],
  ] as const)
    expect(await post(path, body, type), body).toMatchObject({ status });
});

test('a school that has no keys to give just now is no fault of the link', async () => {
  const restarting = createServer((_, response) => response.writeHead(502).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(restarting, 'listening');
  const { port } = restarting.address() as AddressInfo;
  const opened = await ecoleAt(`http://127.0.0.1:${port}`, LECTEUR, cle).open(await token());
  expect(opened).toMatch(/^Le site ne répond pas/);
  restarting.close();
});
