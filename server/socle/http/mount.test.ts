import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, defineCall } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/index.ts';
import { LEVELS as NIVEAUX, type Level } from '../../../regles/niveaux.ts';
import { keepOwn } from '../../testing/archive.ts';
import { forgetTries } from '../../testing/compte.ts';
import { received, samplesOf } from '../../testing/samples.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { tmpdir } from 'node:os';
import { createApp } from '../../app.ts';
import { readEnvironment } from '../config/environment.ts';
import { mount } from './mount.ts';

const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte' } });
type Qui = 'visiteur' | 'eleve' | `niveau ${Level}`;
let people: Record<Qui, Pick<Person, 'call' | 'raw'>>;
const WHO = {
  visiteur: undefined,
  eleve: 'eleve@demo.be',
  'niveau 1': 'utilisateur@demo.be',
  'niveau 9': 'administrateur@demo.be',
  'niveau 10': 'superviseur@demo.be',
} satisfies Record<Qui, string | undefined>;

const probes = ([1, 9, 10] as const).map((level) =>
  defineCall({
    method: 'POST',
    path: '/api/extranet/probe',
    audience: 'admin',
    level,
    writes: 'always',
    summary: 'Une sonde des tests.',
    input: z.object({ fail: z.enum(['answer', 'throw', 'journal', 'lignes']).optional() }),
    output: z.object({ number: z.number(), message: z.string() }),
  }),
);

beforeAll(async () => {
  for (const probe of probes) {
    const call = { ...probe, path: `${probe.path}${probe.level}` as typeof probe.path };
    mount(school.fastify, school.mounting, call, async ({ trx, input: { fail } }) => {
      await trx.insertInto('theme').values({ libelle: 'Sonde' }).execute();
      if (fail === 'throw') throw new Error('a secret of the server');
      const journal = { objet: 'theme', objet_id: null, avant: null };
      return {
        number: fail === 'answer' ? ('x' as never) : call.level,
        message: 'Fait.',
        journal: fail === 'journal' ? (undefined as never) : fail === 'lignes' ? [] : journal,
      };
    });
  }
  people = {
    visiteur: school.visitor,
    eleve: await school.login('eleve2@demo.be'),
    'niveau 1': await school.login(WHO['niveau 1']),
    'niveau 9': await school.login(WHO['niveau 9']),
    'niveau 10': await school.login(WHO['niveau 10']),
  };
});

describe('who may make which call, from the contract', () => {
  const LEVELS: Record<Qui, number> = {
    visiteur: 0,
    eleve: 0,
    'niveau 1': 1,
    'niveau 9': 9,
    'niveau 10': 10,
  };
  // Repeated by hand: lowering a level in the contract alone fails here.
  const STAFF: Record<Level, CallName[]> = {
    1: [
      'getUserExtranet',
      'modifyPasswordExtranet',
      'getFacteur',
      'beginFacteur',
      'confirmFacteur',
      'renewCodes',
      'deleteFacteur',
      'addPreuveExtranet',
      'getDashboard',
      'getRecherche',
      'getQuestions',
      'getQuestionExtranet',
      'addQuestion',
      'editQuestion',
      'deleteQuestion',
      'getVersions',
      'restoreVersion',
      'setEnsuite',
      'undo',
    ],
    9: [
      'getAccesExtranet',
      'addAcces',
      'editAcces',
      'deleteAcces',
      'linkModules',
      'linkThemes',
      'unlinkModule',
      'unlinkTheme',
      'getRemises',
      'addRemise',
      'editRemise',
      'deleteRemise',
      'getThemesExtranet',
      'getTheme',
      'addTheme',
      'editTheme',
      'deleteTheme',
      'composeTheme',
      'getSentinelle',
      'settleConstat',
      'reopenConstat',
      'getRemplacantes',
      'getModulesExtranet',
      'addModule',
      'editModule',
      'deleteModule',
      'getChapitresExtranet',
      'addChapitre',
      'editChapitre',
      'deleteChapitre',
      'uploadImages',
      'deleteImage',
      'getCorbeille',
      'restoreDeleted',
      'exportContenu',
      'checkContenu',
      'importContenu',
    ],
    10: [
      'getUsers',
      'getDroits',
      'handOverEcole',
      'addUser',
      'updateUser',
      'deleteUser',
      'deleteFacteurUser',
      'sendLienUser',
      'getEleves',
      'getEleve',
      'addEleve',
      'editEleve',
      'deleteEleve',
      'getSuivi',
      'getRegistre',
      'getPaiementsExtranet',
      'activateAcces',
      'updateAcces',
      'addAccesToEleve',
      'deleteAccesFromEleve',
      'endSessionExtranet',
      'openRegard',
      'sendConfirmation',
      'sendPassword',
      'checkClasse',
      'importClasse',
      'exportEleves',
      'editAccesDesEleves',
      'getClasses',
      'getClasse',
      'getChoixDeClasse',
      'addClasse',
      'editClasse',
      'deleteClasse',
      'addInscrits',
      'removeInscrit',
      'getAttestationsExtranet',
      'getAttestationPdfExtranet',
      'deliverAttestation',
      'getValeurAttestation',
      'setValeurAttestation',
      'sendAttestation',
      'withdrawAttestation',
      'getJournal',
      'getFacturePdfExtranet',
      'exportComptable',
      'getCaisse',
      'getPaiement',
      'getConditionsPdf',
      'refundPaiement',
      'checkPaiement',
      'settlePaiement',
      'givePaiement',
      'winLitige',
      'refuseRetractation',
      'getTotauxComptables',
      'getEcarts',
      'getEpreuves',
      'getFaitsExtranet',
      'addFait',
      'editFait',
      'deleteFait',
      'getSante',
      'compareMouvements',
      'takeOverEcart',
      'settleEcart',
    ],
  };
  test('each call of the staff has the level that the specification gives its screen', () => {
    const declared: typeof STAFF = { 1: [], 9: [], 10: [] };
    for (const [name, call] of Object.entries(calls) as [CallName, Call][])
      if (call.audience === 'admin') declared[call.level!].push(name);
    for (const level of NIVEAUX)
      expect(declared[level].toSorted()).toEqual(STAFF[level].toSorted());
  });

  let sampleOf: Awaited<ReturnType<typeof samplesOf>>;
  beforeAll(async () => {
    sampleOf = await samplesOf(school);
    await keepOwn(school);
  });

  test.each(Object.keys(calls) as CallName[])('%s', async (name) => {
    const { audience, level, input }: Call = calls[name];
    const sample = sampleOf(name);
    expect(input.safeParse(received(sample)).error).toBeUndefined();
    for (const [who, email] of Object.entries(WHO) as [Qui, string | undefined][]) {
      const own = name === 'logout' || (audience === 'eleve' && who === 'eleve');
      const person = own && email ? await school.login(email) : people[who];
      const sent = name === 'addRemise' ? { ...sample, code: `NIVEAU${LEVELS[who]}` } : sample;
      const { status, reconnexion } = (await person.call(name, sent)) as {
        status: number;
        reconnexion?: 1;
      };
      const role = LEVELS[who] > 0 ? 'admin' : who;
      const told = { status, reconnexion };
      const where = `${name} by ${who}`;
      if (audience !== 'visiteur' && audience !== role)
        expect(told, where).toEqual({ status: 401, reconnexion: 1 });
      else if (LEVELS[who] < (level ?? 0)) expect(told, where).toEqual({ status: 403 });
      else {
        expect([403, 419, 422, 429, 500], where).not.toContain(status);
        if (name !== 'logout') expect(reconnexion, where).toBeUndefined();
      }
      if (audience === 'visiteur') await forgetTries(school);
    }
  });

  test.each([
    [1, [401, 401, 200, 200, 200]],
    [9, [401, 401, 403, 200, 200]],
    [10, [401, 401, 403, 403, 200]],
  ])('a call of level %i', async (level, expected) => {
    const statuses = [];
    for (const person of Object.values(people)) {
      const answer = await person.raw({
        method: 'POST',
        url: `/api/extranet/probe${level}`,
        payload: {},
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual(expected);
  });
});

describe('a token is only a token', () => {
  test.each([
    '',
    'Bearer',
    'Bearer x',
    'Basic abc',
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(5000)}`,
  ])('%s is none', async (authorization) => {
    const answer = await school.visitor.raw({
      url: '/api/user/getUser',
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('it ends after thirty days', async () => {
    const eleve = await school.login('eleve@demo.be');
    school.at('2026-12-21T09:59:59.999Z');
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 200 });
    school.at('2026-12-21T10:00:00.000Z');
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 401 });
    school.at('2026-11-21T10:00:00.000Z');
  });
});

describe('419 without the proof that a call comes from our pages', () => {
  const post = (headers: Record<string, string>) =>
    school.visitor.raw({ method: 'POST', url: '/api/user/login', payload: {}, headers });

  test('with all of it the call is looked at', async () => {
    expect((await post({})).statusCode).toBe(422);
  });

  test.each([
    ['no cookie', { cookie: '' }],
    ['another header', { 'x-xsrf-token': 'x' }],
    ['no header', { 'x-xsrf-token': '' }],
    ['no marker', { 'x-requested-with': '' }],
    ['a pair that we never signed', { cookie: 'XSRF-TOKEN=abc.def', 'x-xsrf-token': 'abc.def' }],
    ['an empty pair', { cookie: 'XSRF-TOKEN=.', 'x-xsrf-token': '.' }],
  ])('%s', async (_, headers) => {
    const answer = await post(headers);
    expect(answer.json()).toMatchObject({ status: 419, message: expect.any(String) });
  });

  test('a GET needs none', async () => {
    expect((await school.fastify.inject('/api/health')).json()).toMatchObject({ status: 200 });
  });
});

describe('a write that goes wrong keeps nothing and tells nothing', () => {
  test.each(['answer', 'throw', 'journal', 'lignes'])('%s', async (fail) => {
    const count = async () =>
      (
        await school.database.read
          .selectFrom('theme')
          .select('id')
          .where('libelle', '=', 'Sonde')
          .execute()
      ).length;
    const before = await count();
    const answer = await people['niveau 10'].raw({
      method: 'POST',
      url: '/api/extranet/probe1',
      payload: { fail },
    });
    expect(answer.json()).toEqual({
      status: 500,
      message: expect.any(String),
      reference: expect.any(String),
    });
    expect(answer.body).not.toContain('secret');
    expect(await count()).toBe(before);
  });
});

test('the cookie of the proof lasts two hours, for this site alone, and can be read by its pages', async () => {
  const { headers } = await school.fastify.inject('/sanctum/csrf-cookie');
  expect(headers['set-cookie']).toMatch(
    /^XSRF-TOKEN=[\w-]+\.\w+\.[\w-]+; Max-Age=7200; Path=\/; SameSite=Lax$/,
  );
});

test('health is 503 when the database can’t be read', async () => {
  const { fastify } = await createApp({
    env: readEnvironment({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent', APP_SECRET: 'x'.repeat(32) }),
    database: {
      ...school.database,
      read: {
        selectFrom: () => {
          throw new Error('gone');
        },
      } as never,
    },
  });
  const answer = await fastify.inject('/api/health');
  expect(answer.json()).toMatchObject({ status: 503, message: expect.any(String) });
  await fastify.close();
});

test('an address under /api that is no call is told so in JSON', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await school.visitor.raw({ method, url: '/api/app/rien' });
    expect(answer.json()).toMatchObject({ status: 404, message: expect.any(String) });
  }
});

test('an address that can’t be read is told so in JSON', async () => {
  const answer = await school.visitor.raw({ url: '/api/%zz' });
  expect(answer.json()).toEqual({ status: 400, message: 'Cette adresse est illisible.' });
});

test('the document of /api/docs is packed once, however its address is written', async () => {
  const packed = async (url: string) => {
    const headers = { 'accept-encoding': 'br' };
    return (await school.fastify.inject({ url, headers })).rawPayload;
  };
  const [once, ...others] = await Promise.all(
    ['/api/docs/json', '/api/docs/js%6Fn', '/api/docs/json?a=b', '/api/docs/%6aso%6e?'].map(packed),
  );
  for (const other of others) expect(other.equals(once!)).toBe(true);
});

test('the document of /api/docs has every call', async () => {
  const { paths } = (await school.fastify.inject('/api/docs/json')).json();
  const named = Object.values(paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((path) => Object.values(path))
    .map((operation) => operation.operationId);
  expect(named.toSorted()).toEqual(Object.keys(calls).toSorted());
});
