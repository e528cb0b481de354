import { beforeEach, describe, expect, test } from 'vitest';
import { openSchoolForFile } from '../../testing/school.ts';
import {
  ANCIEN,
  TPR,
  newHolder,
  open,
  report,
  result,
  say,
  seconds,
  setAcces,
  signMessage,
  tokenOf,
} from '../../testing/tpr.ts';
import { clesOf } from './cles.ts';
import { signJeton } from './jeton.ts';

const NOW = '2026-11-21T10:00:00.000Z';
let lines: string[] = [];

const logTo = { write: (line: string) => void lines.push(line) };
const school = await openSchoolForFile({ env: { ...TPR, LOG_LEVEL: 'info' }, logTo });
beforeEach(() => {
  school.at(NOW);
  lines = [];
});

let nth = 0;
async function opened() {
  const holder = await newHolder(school, `tpr-${++nth}`);
  const jeton = await tokenOf(holder.eleve, holder.ou);
  const answer = await open(school, jeton);
  expect(answer).toMatchObject({ status: 200 });
  return { ...holder, jeton, seance: answer.seance as string };
}
type Holder = Awaited<ReturnType<typeof opened>>;

const shown = async ({ eleve }: Pick<Holder, 'eleve'>) =>
  (await eleve.call('getExercices', {})).acces.flatMap(({ exercices }) => exercices);
const logged = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; appel?: string; raison?: string })
    .filter(({ msg }) => msg === 'player refused');
const rows = async () =>
  (await school.database.read.selectFrom('tprResultat').select('reference').execute()).length;

const altered = (token: string) =>
  [5, token.indexOf('.') + 5, token.lastIndexOf('.') + 5].map(
    (at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
  );

describe('a token', () => {
  test('opens once, and tells until when and where back', async () => {
    const { jeton, seance } = await opened();
    expect(await open(school, jeton)).toMatchObject({ status: 409 });
    school.later(1);
    expect(await open(school, jeton)).toMatchObject({ status: 409 });
    expect(logged()).toMatchObject([{ appel: 'ouverture' }, { appel: 'ouverture' }]);
    const row = await school.database.read
      .selectFrom('tprSeance')
      .select('dateOuverture')
      .where('reference', '=', seance)
      .executeTakeFirst();
    expect(row).toEqual({ dateOuverture: NOW });
  });

  test('opened thirty times at once: once', async () => {
    const { eleve, ou } = await newHolder(school, 'trente');
    const jeton = await tokenOf(eleve, ou);
    const answers = await Promise.all(Array.from({ length: 30 }, () => open(school, jeton)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
    expect(answers.find(({ status }) => status === 200)).toMatchObject({
      dateFin: '2026-11-22T10:00:00.000Z',
      retour: 'https://priorite.example/mon-profil',
    });
  });

  test('opens within five minutes, to the last moment, and not before its time', async () => {
    const { eleve, ou } = await newHolder(school, 'cinq');
    const [one, two] = [await tokenOf(eleve, ou), await tokenOf(eleve, ou)];
    school.at('2026-11-21T10:04:59.999Z');
    expect(await open(school, one)).toMatchObject({ status: 200 });
    school.at('2026-11-21T10:05:00.000Z');
    expect(await open(school, two)).toMatchObject({ status: 410 });
  });

  test('forged, altered, or made for somebody else opens nothing', async () => {
    const { eleve, ou } = await newHolder(school, 'faux');
    const jeton = await tokenOf(eleve, ou);
    const porteur = { acces_user_id: ou.acces_user_id, pseudonyme: 'x' };
    const cles = [clesOf('un autre secret que le nôtre, assez long pour des clés')] as const;
    const nous = { url: TPR.TPR_PLAYER_URL, site: TPR.APP_URL, cles };
    const [head, says] = jeton.split('.') as [string, string];
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const ours = { ...nous, cles: [clesOf(TPR.TPR_SECRET.split(',')[0]!)] as const };
    for (const forged of [
      ...altered(jeton),
      await signJeton(nous, porteur, school.now()),
      await signJeton({ ...ours, url: 'https://ailleurs.example' }, porteur, school.now()),
      await signJeton({ ...ours, site: 'https://ailleurs.example' }, porteur, school.now()),
      `${none}.${says}.`,
      `${head}.${says}.`,
      signMessage(JSON.parse(Buffer.from(says, 'base64url').toString()) as object),
      '',
      'x',
      '..',
      'a.b.c',
      '🚗'.repeat(30),
    ])
      expect(await open(school, forged), forged).toMatchObject({ status: 401 });
    expect(await open(school, 'x'.repeat(5000))).toMatchObject({ status: 422 });
    expect(await open(school, jeton)).toMatchObject({ status: 200 });
  });

  test('of the secret of before is good still', async () => {
    const { ou } = await newHolder(school, 'rotation');
    const nous = { url: TPR.TPR_PLAYER_URL, site: TPR.APP_URL, cles: [clesOf(ANCIEN)] as const };
    const porteur = { acces_user_id: ou.acces_user_id, pseudonyme: 'x' };
    const jeton = await signJeton(nous, porteur, school.now());
    expect(await open(school, jeton)).toMatchObject({ status: 200 });
  });

  test('opens nothing once the access is off, taken back, expired, or its learner erased', async () => {
    const { eleve, ou, chef } = await newHolder(school, 'entretemps');
    const tokens = [];
    for (let n = 0; n < 4; n++) tokens.push(await tokenOf(eleve, ou));
    await setAcces(school, { ou }, { actif: 0 });
    expect(await open(school, tokens[0]!)).toMatchObject({ status: 404 });
    await setAcces(school, { ou }, { actif: 1, datePerime: NOW });
    expect(await open(school, tokens[1]!)).toMatchObject({ status: 400 });
    await setAcces(school, { ou }, { datePerime: '2026-12-21T10:00:00.000Z' });
    await chef.call('deleteAccesFromEleve', { user_id: eleve.id, acces_id: ou.acces_id });
    expect(await open(school, tokens[2]!)).toMatchObject({ status: 404 });
    await chef.call('addAccesToEleve', { user_id: eleve.id, acces_id: ou.acces_id });
    await chef.call('deleteEleve', { id: eleve.id });
    expect(await open(school, tokens[3]!)).toMatchObject({ status: 404 });
    expect(logged()).toHaveLength(4);
  });
});

describe('a result', () => {
  test('is shown to its learner and on the page that staff have of her, the newest first', async () => {
    const { eleve, ou, chef, seance } = await opened();
    school.later(600);
    const at = (more: number) => ({ fin: seconds(school) - more });
    await report(school, seance, { jti: 'deux', points: 1, ...at(10), exercice: 'Virage' });
    await report(school, seance, { jti: 'un', points: 6, sur: 10, ...at(300) });
    const both = [
      { exercice: 'Virage', points: 1, sur: 3, reussi: 0, dateFin: '2026-11-21T10:09:50.000Z' },
      {
        exercice: 'Trois situations',
        points: 6,
        sur: 10,
        reussi: 1,
        dateFin: '2026-11-21T10:05:00.000Z',
      },
    ];
    expect(await shown({ eleve })).toMatchObject(both);
    const { exercices } = await chef.call('getSuivi', { id: eleve.id });
    expect(exercices).toMatchObject([{ acces_user_id: ou.acces_user_id, exercices: both }]);
    for (let n = 0; n < 5; n++) await report(school, seance, { jti: `n${n}` });
    expect(await shown({ eleve })).toHaveLength(5);
    const { acces } = await eleve.call('getDonnees', {});
    expect(acces).toMatchObject([{ seances: [{ dateOuverture: NOW }], exercices: { length: 7 } }]);
  });

  test('sent again, signed anew or not, is taken once; another under its name is not taken', async () => {
    const holder = await opened();
    const { seance } = holder;
    const message = signMessage(result(school, seance));
    expect(await say(school, 'resultat', message)).toEqual({ status: 200, deja: 0 });
    expect(await say(school, 'resultat', message)).toEqual({ status: 200, deja: 1 });
    const fin = seconds(school);
    school.later(3600);
    expect(await report(school, seance, { fin })).toEqual({ status: 200, deja: 1 });
    for (const other of [{ points: 3 }, { sur: 4 }, { exercice: 'Autre' }, { fin: fin + 1 }])
      expect(await report(school, seance, { fin, ...other })).toMatchObject({ status: 409 });
    school.later(2 * 24 * 3600);
    expect(await report(school, seance, { fin })).toEqual({ status: 200, deja: 1 });
    await setAcces(school, holder, { datePerime: NOW });
    expect(await report(school, seance, { fin })).toEqual({ status: 200, deja: 1 });
    await setAcces(school, holder, { datePerime: '2026-12-21T10:00:00.000Z' });
    expect(await shown(holder)).toHaveLength(1);
    expect(logged()).toHaveLength(4);
  });

  test('the same thirty times at once: once; thirty different ones: all', async () => {
    const { seance, ...holder } = await opened();
    const same = await Promise.all(Array.from({ length: 30 }, () => report(school, seance)));
    expect(same.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(same.filter(({ deja }) => deja === 0)).toHaveLength(1);
    const before = await rows();
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => report(school, seance, { jti: `autre-${n}` })),
    );
    expect(await rows()).toBe(before + 30);
    expect(await shown(holder)).toHaveLength(5);
  });

  test('the same with two contents at once: one stands', async () => {
    const { seance, ...holder } = await opened();
    const answers = await Promise.all([1, 2].map((points) => report(school, seance, { points })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [{ points } = { points: 0 }] = await shown(holder);
    expect(points).toBe(answers[0]!.status === 200 ? 1 : 2);
  });

  test('forged, altered, for another call, too old or from the future is not taken, and is logged', async () => {
    const { seance, ...holder } = await opened();
    const says = result(school, seance);
    const good = signMessage(says);
    const { iat: _, ...dateless } = says;
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [
      ...altered(good),
      signMessage(says, { secret: 'un secret que le lecteur s’est inventé, assez long' }),
      signMessage(says, { header: { alg: 'HS512' } }),
      signMessage(says, { header: { alg: 'HS256', crit: ['x'], x: 1 } }),
      signMessage(says, { header: { alg: 'HS256', b64: false, crit: ['b64'] } }),
      `${none}.${good.split('.')[1]!}.`,
      signMessage({ ...says, aud: `${TPR.APP_URL}/api/tpr/ouverture` }),
      signMessage({ ...says, aud: 'https://ailleurs.example/api/tpr/resultat' }),
      signMessage({ ...says, iat: seconds(school) - 361 }),
      signMessage({ ...says, iat: seconds(school) + 61 }),
      signMessage({ ...says, exp: seconds(school) - 61 }),
      signMessage(dateless),
      signMessage([says]),
      'x',
      'a.b.c',
      '\u0000',
    ];
    for (const message of forged) {
      const answer = await say(school, 'resultat', message);
      expect(answer, message).toMatchObject({ status: 401 });
      expect(answer.message).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(logged()).toHaveLength(forged.length);
    expect(lines.join('')).not.toContain(good.split('.')[2]!);
    expect(await shown(holder)).toEqual([]);
    expect(await say(school, 'resultat', signMessage(says, { secret: ANCIEN }))).toMatchObject({
      status: 200,
    });
  });

  test('that can’t be is told why, field by field', async () => {
    const { seance, ...holder } = await opened();
    const fin = seconds(school);
    for (const [field, wrong] of [
      ['jti', { jti: 'a b' }],
      ['jti', { jti: 'x'.repeat(65) }],
      ['jti', { jti: 7 }],
      ['exercice', { exercice: '' }],
      ['exercice', { exercice: '<script>' }],
      ['exercice', { exercice: 'x\u202ey' }],
      ['exercice', { exercice: 'x\u2028y' }],
      ['exercice', { exercice: 'x'.repeat(101) }],
      ['points', { points: -1 }],
      ['points', { points: 4 }],
      ['points', { points: 1.5 }],
      ['points', { points: '2' }],
      ['sur', { points: 0, sur: 0 }],
      ['sur', { sur: 1001 }],
      ['fin', { fin: 'demain' }],
      ['fin', { fin: 1e300 }],
      ['fin', { fin: fin - 61 }],
      ['fin', { fin: fin + 61 }],
      ['seance', { seance: null }],
      ['seance', { seance: { '=': 1 } }],
    ] as const)
      expect(await report(school, seance, wrong), JSON.stringify(wrong)).toMatchObject({
        status: 422,
        errors: { [field]: [expect.stringMatching(/^\p{Lu}.*\.$/u)] },
      });
    expect(await report(school, 'inconnue')).toMatchObject({ status: 404 });
    expect(await shown(holder)).toEqual([]);
  });

  test('of any size and shape never breaks anything', async () => {
    const post = (payload: string, headers: object = {}) =>
      school.fastify.inject({
        method: 'POST',
        url: '/api/tpr/resultat',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const statuses = [];
    for (const payload of [
      JSON.stringify({ message: 'x'.repeat(9000) }),
      JSON.stringify({ message: { a: 1 } }),
      JSON.stringify({ message: ['x'] }),
      '{}',
      '[]',
      'null',
      '{"message":',
    ])
      statuses.push((await post(payload)).statusCode);
    expect(statuses).toEqual([413, 422, 422, 422, 422, 422, 400]);
    expect((await post('x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  test('comes within a day of the opening, while the access holds', async () => {
    const one = await opened();
    school.at('2026-11-22T09:59:59.999Z');
    expect(await report(school, one.seance)).toMatchObject({ status: 200 });
    school.at('2026-11-22T10:00:00.000Z');
    expect(await report(school, one.seance, { jti: 'tard' })).toMatchObject({ status: 410 });

    school.at(NOW);
    const two = await opened();
    await setAcces(school, two, { datePerime: NOW });
    expect(await report(school, two.seance)).toMatchObject({ status: 400 });
    await setAcces(school, two, { datePerime: '2026-12-21T10:00:00.000Z', actif: 0 });
    expect(await report(school, two.seance)).toMatchObject({ status: 404 });
    await setAcces(school, two, { actif: 1 });
    const { chef, eleve, ou } = two;
    await chef.call('deleteAccesFromEleve', { user_id: eleve.id, acces_id: ou.acces_id });
    expect(await report(school, two.seance)).toMatchObject({ status: 404 });
    expect(logged().map(({ appel }) => appel)).toEqual(Array(4).fill('resultat'));
  });

  test('a session takes a hundred, and no more', async () => {
    const { seance } = await opened();
    expect(await report(school, seance, { jti: 'r7' })).toEqual({ status: 200, deja: 0 });
    await school.database.write(async (trx) => {
      const own = trx.selectFrom('tprResultat').selectAll().where('seance', '=', seance);
      const { id: _, ...row } = await own.executeTakeFirstOrThrow();
      const more = Array.from({ length: 99 }, (_, n) => ({ ...row, reference: `de-plus-${n}` }));
      await trx.insertInto('tprResultat').values(more).execute();
    });
    expect(await report(school, seance, { jti: 'de-trop' })).toMatchObject({ status: 409 });
    expect(await report(school, seance, { jti: 'r7' })).toEqual({ status: 200, deja: 1 });
  });
});

test('the end of an account takes with it what a player said, also what comes at that moment', async () => {
  const { eleve, chef, seance } = await opened();
  await report(school, seance);
  const [, ...late] = await Promise.all([
    chef.call('deleteEleve', { id: eleve.id }),
    ...Array.from({ length: 5 }, (_, n) => report(school, seance, { jti: `pendant-${n}` })),
  ]);
  for (const { status } of late) expect([200, 404]).toContain(status);
  const left = async (table: 'tprSeance' | 'tprResultat') =>
    school.database.read
      .selectFrom(table)
      .select('reference')
      .where(table === 'tprSeance' ? 'reference' : 'seance', '=', seance)
      .execute();
  expect([await left('tprSeance'), await left('tprResultat')]).toEqual([[], []]);
  expect(await report(school, seance)).toMatchObject({ status: 404 });
});
