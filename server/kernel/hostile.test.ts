import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/index.ts';
import { type School, openSchool } from '../testing/school.ts';
import { startSerie } from '../testing/serie.ts';
import { builtPages } from './pages.ts';

const HOSTILE: Record<string, unknown> = {
  script: '<script>alert(1)</script>',
  attribute: '"><img src=x onerror=alert(1)>',
  sql: "'; drop table eleve; --",
  template: '{{7*7}}${7*7}<%= 7*7 %>',
  header: 'a@b.be\r\nBcc: c@d.be',
  nul: 'a\u0000b',
  surrogate: '\ud800',
  direction: '\u202egnp.exe',
  path: '../../../../etc/passwd',
  long: 'é'.repeat(5000),
  'a number': -1,
  'a list': ['x'],
  'an object': { $gt: '' },
  'no value': null,
};

let school: School;
/** For every field of the contract a value that its calls take; who adds a field adds one. */
let sample: Record<string, unknown>;

afterAll(() => school.close());
beforeAll(async () => {
  school = await openSchool({ pages: await builtPages(), env: { INSCRIPTION: 'ouverte' } });
  const eleve = await school.login('eleve@demo.be');
  const { ou, ids, questionnaire_id } = await startSerie(school, eleve, [{}, {}]);
  sample = {
    ...ou,
    questionnaire_id,
    historique_id: questionnaire_id,
    question: ids[0],
    question_id: ids[0],
    questionKey: 0,
    letter: 'a',
    isHistorique: 0,
    historique: 0,
    user_id: eleve.id,
    user: { id: eleve.id },
    dureeValidite: 1,
    datePerime: null,
    type: 'QT',
    slug: 'theorie-permis-b',
    reference: 'code-de-la-route',
    id: 'une-session',
    jeton: 'un-jeton',
    extranet: 0,
    newsletter: 1,
    email: 'nouveau@demo.be',
    password: 'Wq-7hhk!pp',
    passwordConfirm: 'Wq-7hhk!pp',
    prenom: 'Zoé',
    nom: 'Vander',
    dateNaissance: '1985-07-30',
    registreNational: '85073003328',
    rue: 'Rue de Fer 1',
    localite: 'Namur',
    codePostal: '5000',
    checkCondition: 1,
    checkOffre: 0,
  };
});
beforeEach(async () => {
  await school.database.write((trx) => trx.deleteFrom('limite').execute());
});

const fieldsOf = ({ input }: Call) => {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

/** As the call's own page would send it, by somebody who may. */
async function send(name: CallName, input: Record<string, unknown>) {
  const { method, path, audience }: Call = calls[name];
  const url = path.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(String(input[field]).toWellFormed()),
  );
  const who = { visiteur: undefined, eleve: 'eleve@demo.be', admin: 'superviseur@demo.be' };
  const person = who[audience] ? await school.login(who[audience]) : school.visitor;
  const request: InjectOptions =
    method === 'GET' ? { method, url, query: input as never } : { method, url, payload: input };
  return person.raw(request);
}

describe('what no screen sends, in every field of every call', () => {
  test.each(Object.keys(calls) as CallName[])('%s', async (name) => {
    const fields = fieldsOf(calls[name]);
    const valid = Object.fromEntries(
      fields.map((field) => {
        expect(sample, `« ${field} » has no sample above`).toHaveProperty(field);
        return [field, sample[field]];
      }),
    );
    for (const [field, [kind, text]] of [
      ['', ['nothing', '']] as const,
      ...fields.flatMap((each) =>
        Object.entries(HOSTILE).map((hostile) => [each, hostile] as const),
      ),
    ]) {
      const where = `${name}.${field} = ${kind}`;
      const answer = await send(name, field ? { ...valid, [field]: text } : valid);
      expect(answer.statusCode, where).toBeLessThan(500);
      expect(answer.headers['content-type'], where).toBe('application/json; charset=utf-8');
      expect(answer.json().status, where).toBe(answer.statusCode);
      await school.database.write((trx) => trx.deleteFrom('limite').execute());
    }
  });

  test('nothing of it stands in a mail as HTML', async () => {
    const mails = await school.database.read.selectFrom('mail').selectAll().execute();
    expect(mails.length).toBeGreaterThan(0);
    for (const { html, sujet, destinataire } of mails) {
      expect(html).not.toMatch(/<script|<img|onerror|drop table|c@d\.be/);
      expect(sujet + destinataire).not.toMatch(/[\r\n<>]/);
    }
  });

  test('and the tables are all there', async () => {
    const [row] = await school.database.read.selectFrom('eleve').select('id').limit(1).execute();
    expect(row).toBeDefined();
  });
});

describe('keys that would change what an object is', () => {
  const writing = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method !== 'GET');
  test.each(writing)('%s takes none of them', async (name) => {
    for (const payload of [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"user":{"deep":{"__proto__":{"polluted":1}}}}',
    ]) {
      const answer = await school.visitor.raw({
        method: 'POST',
        url: calls[name].path,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode, payload).toBe(400);
    }
    expect({}).not.toHaveProperty('polluted');
  });

  test('nor does a query', async () => {
    for (const query of ['__proto__[type]=EL', '__proto__=EL', 'constructor[prototype][type]=EL']) {
      const { faq } = (await school.fastify.inject(`/api/site/getFaq?${query}`)).json();
      expect(faq, query).toEqual((await school.fastify.inject('/api/site/getFaq')).json().faq);
    }
    expect({}).not.toHaveProperty('type');
  });
});

test('fields that a call does not have are not written', async () => {
  const eleve = await school.login('eleve2@demo.be');
  const row = () =>
    school.database.read
      .selectFrom('eleve')
      .selectAll()
      .where('id', '=', eleve.id)
      .executeTakeFirstOrThrow();
  const before = await row();
  await eleve.call('updateAccount', {
    newsletter: 1,
    id: 1,
    email: 'autre@demo.be',
    dateVerification: null,
    contratSigne: 1,
    motDePasse: 'x',
    level: 10,
  });
  expect(await row()).toEqual({ ...before, newsletter: 1 });
});

test('one field given twice is no value', async () => {
  const answer = await school.fastify.inject('/api/site/getFaq?type=QT&type=EL');
  expect(answer.json()).toMatchObject({ status: 422, errors: { type: expect.any(Array) } });
  // What stands in the path is what is meant, whatever the query says.
  const path = await school.fastify.inject('/api/site/getPageAcces/rien?slug=theorie-permis-b');
  expect(path.statusCode).toBe(404);
});

describe('pages', () => {
  const TEXTS = [HOSTILE.script, HOSTILE.attribute, HOSTILE.template, "'-alert(1)-'"].map(String);

  test.each([
    '/…',
    '/acces/…',
    '/confirmation/…',
    '/series/…',
    '/series/1/serie/1/question/…',
    '/?question_id=…',
    '/mon-profil?panneau=…',
  ])('%s repeats nothing that would act', async (address) => {
    for (const text of TEXTS) {
      const url = address.replace('…', () => encodeURIComponent(text));
      const answer = await school.fastify.inject(url);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain(text);
      expect(answer.body).not.toMatch(/<img src=x|<script>alert/);
    }
  });

  test('no address and no parameter leads to another site', async () => {
    const names = [
      'next',
      'url',
      'redirect',
      'redirect_uri',
      'return',
      'returnTo',
      'continue',
      'to',
    ];
    const addresses = [
      '//evil.example',
      '//evil.example/%2e%2e',
      '///evil.example',
      '/\\evil.example',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '/.evil.example',
      '/@evil.example',
      '/mon-profil//evil.example',
      ...['/', '/mon-profil', '/confirmation/x', '/sanctum/csrf-cookie', '/api/docs'].flatMap(
        (path) => names.map((name) => `${path}?${name}=https://evil.example/`),
      ),
    ];
    for (const url of addresses) {
      const { statusCode, headers, body } = await school.fastify.inject({
        url,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      });
      expect(statusCode < 300 || statusCode >= 400, `${url}: ${statusCode}`).toBe(true);
      expect(headers.location, url).toBeUndefined();
      expect(body, url).not.toMatch(/(href|src|action|content|url)="?(https?:)?\/\/evil/i);
    }
  });

  test('what a browser claims to be calling stands in no page and no file', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const url of ['/', '/nulle-part', '/sitemap.xml', '/robots.txt', '/api/site/getReglages'])
      expect((await school.fastify.inject({ url, headers })).body, url).not.toContain('evil');
  });
});

describe('files that are none of the public’s', () => {
  test.each([
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%252f..%252fpackage.json',
    '/..%2f..%2fpackage.json',
    '/img/questions/..%2f..%2f..%2fetc%2fpasswd',
    '/img/questions/..%2fx.svg',
    '/img/partage/..%2f..%2fpackage.json',
    '/img/icones/..%2f180.png',
    '/api/docs/static/..%2f..%2f..%2fpackage.json',
    '/.git/config',
    '/.env',
    '/app-secret',
    '/priorite.sqlite',
    '/server/main.ts',
    '/package.json',
    '/assets/',
  ])('%s', async (url) => {
    const { statusCode, body } = await school.fastify.inject(url);
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/"dependencies"|root:x:|SQLite format|ownPort/);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'no picture is named %s',
    async (name) => {
      for (const folder of ['questions', 'acces', 'chapitres', 'partage', 'icones']) {
        for (const end of ['', '.png', '.svg']) {
          const { statusCode } = await school.fastify.inject(`/img/${folder}/${name}${end}`);
          expect(statusCode, `${folder}/${name}${end}`).toBe(404);
        }
      }
    },
  );
});
