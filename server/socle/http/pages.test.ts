// On one database: pages are cached in the memory of a process.
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';
import { finishRdv, newEleve } from '../../testing/attestation.ts';
import { openSchool, openSchoolForFile } from '../../testing/school.ts';
import { type Pages, builtPages } from './pages.ts';

let rendered: string[] = [];

const school = await openSchoolForFile({ pages: await counted() });
beforeEach(() => {
  school.at(new Date(school.now().getTime() + 31_000).toISOString());
  rendered = [];
});

async function counted(): Promise<Pages> {
  const pages = await builtPages();
  const build = await pages.build();
  const { module } = build.entry;
  const render: typeof module.default = (request, ...rest) => {
    rendered.push(new URL(request.url).pathname);
    return module.default(request, ...rest);
  };
  const own = { ...build, entry: { module: { ...module, default: render } } };
  return { build: async () => own };
}

const open = (url: string, headers = {}) => school.fastify.inject({ url, headers });
const times = <T>(many: number, job: (n: number) => T): T[] =>
  Array.from({ length: many }, (_, n) => job(n));

test('a school that wants no worker: the one that browsers fetch empties what was kept, and goes', async () => {
  const without = await openSchool({ pages: await builtPages(), env: { HORS_LIGNE: 'non' } });
  const answer = await without.fastify.inject('/sw.js?v=1');
  await without.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  });
  const kept = new Set(['workbox-precache-v2', 'priorite-images']);
  const done: string[] = [];
  const work: Promise<unknown>[] = [];
  const on = new Map<string, (event: object) => void>();
  runInNewContext(answer.body, {
    addEventListener: (type: string, listener: (event: object) => void) => on.set(type, listener),
    skipWaiting: () => done.push('in'),
    caches: { keys: async () => [...kept], delete: async (nom: string) => kept.delete(nom) },
    registration: { unregister: async () => done.push('out') },
  });
  expect([...on.keys()]).toEqual(['install', 'activate']);
  for (const listener of on.values())
    listener({ waitUntil: (job: Promise<unknown>) => work.push(job) });
  await Promise.all(work);
  expect({ done, kept: kept.size }).toEqual({ done: ['in', 'out'], kept: 0 });
});

test.each([
  ['/', { 'after-paint': true, last: false, module: false }],
  ['/mon-profil', { 'after-paint': false, last: true, module: true }],
])('when the scripts of %s begin', async (url, expected) => {
  const { body } = await open(url);
  const named = (attribute: string) => body.match(new RegExp(attribute, 'g'))?.length ?? 0;
  expect({
    'after-paint':
      named('<link rel="without-worker" href=') > 5 && named('<script type="after-paint">') === 1,
    last: named('<link rel="without-worker" fetchpriority="low" href=') > 5,
    module: named('<script type="module"') === 1,
  }).toEqual(expected);
});

describe('who makes addresses up does not make us render', () => {
  test.each<[string, (n: number) => string, number, string]>([
    ['pages that are not there', (n) => `/rien-${n}/de/tel`, 404, '/-'],
    ['products that are not there', (n) => `/acces/rien-${n}`, 404, '/acces/-'],
    ['queries that no page reads', (n) => `/?utm_source=${n}&q=${n}`, 200, '/'],
    [
      'pages of learners',
      (n) => `/series/${n}/serie/${n}/question/${n}`,
      200,
      '/series/0/serie/0/question/0',
    ],
    ['ids that are none', (n) => `/series/${n}/serie/a${n}`, 404, '/series/0/serie/0'],
    ['links that were mailed', (n) => `/confirmation/jeton-${n}`, 200, '/confirmation/-'],
    ['capitals and slashes', (n) => (n % 2 ? '/LE-BLOG' : '/le-blog/'), 200, '/le-blog'],
  ])('%s', async (_, url, status, page) => {
    const answers = await Promise.all(times(40, (n) => open(url(n))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([status]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(rendered).toEqual([page]);
  });

  test('nor do the data of pages, whatever loaders they ask for', async () => {
    const ask = (n: number) =>
      open(`/code-de-la-route.data?_routes=${n % 2 ? `rien-${n}` : 'root'}&n=${n}`);
    const answers = await Promise.all(times(40, ask));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
    expect(rendered).toEqual([]);
  });

  test('answers without JavaScript are any number: they wait, few at a time, and hold up no other page', async () => {
    const { question } = await school.visitor.call('getVedette', {});
    const url = `/?question=${question.id}&reponse=a`;
    const asked = times(60, () => open(url));
    const [home, ...answers] = await Promise.all([open('/'), ...asked]);
    expect(home.statusCode).toBe(200);
    const status = answers.map(({ statusCode }) => statusCode);
    expect(status.filter((each) => each === 200)).toHaveLength(11);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(49);
    expect(refused[0]!.headers['retry-after']).toBe('5');
    expect(refused[0]!.json()).toMatchObject({ message: expect.stringContaining('À réessayer') });
    expect((await open(url)).statusCode).toBe(200);
  });

  test('whoever has a whole network of addresses waits as one, and leaves others their turn', async () => {
    const { question } = await school.visitor.call('getVedette', {});
    const from = async (remoteAddress: string) =>
      (await school.fastify.inject({ url: `/?question=${question.id}&reponse=a`, remoteAddress }))
        .statusCode;
    const theirs = times(40, (n) => from(`2001:db8:1:${n}::${n}`));
    expect(await from('203.0.113.9')).toBe(200);
    await Promise.all(theirs);
  });
});

describe('a page is made for the site’s own address', () => {
  test('a host that is none poisons nothing', async () => {
    for (const host of ['localhost/robots.txt?', 'localhost#', 'a b', 'x@y', '[1]', 'é.be']) {
      const answer = await open('/', { host });
      expect(answer.statusCode, host).toBe(400);
      expect(answer.json()).toEqual({ status: 400, message: 'Cette adresse est illisible.' });
    }
    expect((await open('/')).body).toContain('<title>');
    expect(rendered).toEqual(['/']);
  });

  test('a demo answers by the names of its own machine alone', async () => {
    const urls = ['/', '/boite-mail', '/api/health', '/robots.txt', '/favicon.svg'];
    for (const url of urls) {
      const answer = await open(url, { host: 'ailleurs.example:3000' });
      expect(answer.statusCode, url).toBe(421);
      expect(answer.body).not.toContain('<');
    }
    for (const host of ['localhost', 'LOCALHOST:80', '127.0.0.1:3000', '[::1]:3000', 'a.localhost'])
      expect((await open('/api/health', { host })).statusCode, host).toBe(200);
  });

  test('a demo that listens elsewhere answers by that name too, and a real school by any', async () => {
    const cases: [env: NodeJS.ProcessEnv, hosts: Record<string, number>][] = [
      [{ HOST: '192.0.2.7' }, { '192.0.2.7:3000': 200, '192.0.2.8': 421, localhost: 200 }],
      [{ APP_URL: 'https://demo.example' }, { 'demo.example': 200, 'x.demo.example': 421 }],
      // A phone reaches this machine by its address; inject claims 127.0.0.1.
      [{ HOST: '0.0.0.0' }, { '192.0.2.8': 421, 'ailleurs.example': 421 }],
      [PRODUCTION, { 'ailleurs.example': 200, '192.0.2.8': 200, 'a b': 400 }],
    ];
    for (const [env, hosts] of cases) {
      const other = await openSchool({ env });
      for (const [host, status] of Object.entries(hosts)) {
        const { statusCode } = await other.fastify.inject({
          url: '/api/health',
          headers: { host },
        });
        expect(statusCode, host).toBe(status);
      }
      await other.close();
    }
  });
});

test.each([
  '/series/abc',
  '/series/-',
  '/series/1/serie/2/question/x',
  '/series/1/serie/2/historique/3e4',
  '/historique/%20',
  '/e-learning/-1',
  '/e-learning/1/module/2/chapitre/deux',
  '/tpr-exercice/1.5',
  '/entrainement/1/dizaine/2/question/+1',
  '/examen/1/resultat/0x1f',
  '/extranet/eleves/moi',
  '/extranet/edit-acces/1;2',
])('an id is digits alone: %s answers 404, before and after it was asked rightly', async (url) => {
  const status = async (asked: string) => (await open(asked)).statusCode;
  expect(await status(url)).toBe(404);
  const right = url.replace(/\/[^/]*$/, '/7');
  expect(await status(right)).toBe(200);
  expect(await status(url)).toBe(404);
});

test('the parts are shown in a demo, and a real school has no such page', async () => {
  expect((await open('/composants')).statusCode).toBe(200);
  const real = await openSchool({ env: PRODUCTION, pages: await counted() });
  for (const url of ['/composants', '/COMPOSANTS/', '/composants?mot=a']) {
    const { statusCode, body } = await real.fastify.inject({ url });
    expect(statusCode, url).toBe(404);
    expect(body).toContain('On dirait que vous êtes perdu');
  }
  await real.close();
});

const PRODUCTION = {
  APP_MODE: 'production',
  APP_URL: 'https://ecole.example',
  APP_SECRET: 'Jx4vQ0t9bZr2LwYk7NdHs5GmPc8EaUfT',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'bonjour@ecole.example',
};

test('an attestation is read and compared without scripts, and is made for each who asks', async () => {
  const chef = await school.login('superviseur@demo.be');
  const eleve = await newEleve(school, chef);
  const { code, numero } = (await finishRdv(school, eleve)).attestation!;
  const url = `/attestation/${code}`;
  const read = await open(url);
  expect(read.statusCode).toBe(200);
  expect(read.headers['cache-control']).toBe('no-store');
  for (const said of [numero, 'C. L.', 'method="post"']) expect(read.body).toContain(said);
  expect(read.body).not.toContain('Lejeune');
  const ask = (fields: Record<string, string>, headers = {}) =>
    school.fastify.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const sienne = { nom: 'lejeune chloe', dateNaissance: '30/07/1985' };
  expect((await ask(sienne)).body).toContain('Oui\u00a0: cette attestation');
  expect((await ask({ ...sienne, nom: 'Zoé' })).body).toContain('Non\u00a0: cette attestation');
  expect((await ask({})).body).toContain('Indique le prénom et le nom');
  const foreign = await ask(sienne, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.body).not.toContain('Oui\u00a0: cette attestation');
  const cherche = await open(`/attestation?code=${code}`);
  expect([cherche.statusCode, cherche.headers.location]).toEqual([302, url]);
  expect((await open('/attestation/x')).body).toContain('Ce code contient une faute');
  for (let n = 0; n < 10; n++) await ask({ ...sienne, nom: 'X' });
  expect((await ask(sienne)).body).toContain('Trop d’essais');
});
