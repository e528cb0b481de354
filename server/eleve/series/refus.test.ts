import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../../contract/index.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { accesQT, startSerie } from '../../testing/serie.ts';
import { setListe } from '../../socle/db/listes.ts';

const school = await openSchoolForFile();
let eleve: Person;
let autre: Person;
let serie: Awaited<ReturnType<typeof startSerie>>;

beforeAll(async () => {
  eleve = await school.login('eleve@demo.be');
  autre = await school.login('eleve2@demo.be');
  serie = await startSerie(school, eleve, [{}, {}]);
  await serie.answer(0, 'a');
});

/** Lists every call of the room with valid input from the learner's own screen. */
function everyCall(): [CallName, Record<string, unknown>][] {
  const { ou, ids, questionnaire_id } = serie;
  return [
    ['getThemes', ou],
    ['getThemes', { ...ou, historique: true }],
    ['addQuestionnaire', ou],
    ['getQuestionnaire', ou],
    ['getQuestionnaire', { ...ou, isHistorique: true, historique_id: questionnaire_id }],
    ['getQuestion', { ...ou, question_id: ids[0] }],
    ['addReponse', { ...ou, question: ids[1], questionKey: 1, letter: 'a' }],
    ['beginSerie', { ...ou, questionnaire_id }],
    ['stopSerie', { ...ou, questionnaire_id }],
  ];
}

async function statusesOf(who: Person, change: Record<string, unknown> = {}) {
  const statuses: Record<string, number> = {};
  for (const [name, input] of everyCall()) {
    const answer = await who.call(name, { ...input, ...change });
    expect(answer.message, name).toMatch(/^\p{Lu}.*\.$/u);
    statuses[name] = answer.status;
  }
  return statuses;
}

const NOT_HIS = {
  getThemes: 404,
  addQuestionnaire: 401,
  getQuestionnaire: 401,
  getQuestion: 401,
  addReponse: 401,
  beginSerie: 401,
  stopSerie: 401,
};
const all = (status: number) =>
  Object.fromEntries(Object.keys(NOT_HIS).map((name) => [name, status]));

test('somebody else’s access and attempt are not found', async () => {
  expect(await statusesOf(autre)).toEqual(NOT_HIS);
});

test('one’s own access does not open somebody else’s attempt', async () => {
  const acces = await accesQT(autre);
  await autre.call('getThemes', acces);
  const { questionnaire_id, ids, ou } = serie;
  const mine = { ...ou, ...acces };
  const asked = [
    await autre.call('getQuestionnaire', { ...mine, historique_id: questionnaire_id }),
    await autre.call('getQuestion', {
      ...mine,
      question_id: ids[0]!,
      historique_id: questionnaire_id,
    }),
    await autre.call('stopSerie', { ...mine, questionnaire_id }),
    await autre.call('beginSerie', { ...mine, questionnaire_id }),
    await autre.call('addReponse', {
      ...mine,
      question: ids[1],
      questionKey: 1,
      letter: 'a',
      questionnaire_id,
    }),
  ];
  expect(asked.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401]);
});

test('a series of another access is not to be had, whoever owns both', async () => {
  const { acces_id } = serie.ou;
  const stranger = await school.database.write(async (trx) => {
    const { id } = await trx
      .insertInto('theme')
      .values({ libelle: 'Ailleurs' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setListe(trx, 'theme', id, serie.ids.slice(0, 1));
    const other = await trx
      .selectFrom('acces')
      .select('id')
      .where('type', '=', 'QT')
      .where('id', '<>', acces_id)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('accesTheme')
      .values({ acces_id: other.id, theme_id: id, position: 0 })
      .execute();
    return { ...serie.ou, theme_id: id };
  });
  expect(await eleve.call('addQuestionnaire', stranger)).toMatchObject({ status: 401 });
  expect(await eleve.call('getQuestionnaire', stranger)).toMatchObject({ status: 401 });
});

test('an attempt is found under its own series only, and in the history only once finished', async () => {
  const { ou, questionnaire_id, ids } = serie;
  const elsewhere = { ...ou, theme_id: ou.theme_id - 1 };
  const open = { ...ou, historique_id: questionnaire_id, isHistorique: 1 };
  const answers = [
    await eleve.call('getQuestionnaire', { ...elsewhere, historique_id: questionnaire_id }),
    await eleve.call('beginSerie', { ...elsewhere, questionnaire_id }),
    await eleve.call('getQuestionnaire', open),
    await eleve.call('getQuestion', { ...open, question_id: ids[0]! }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401]);
});

test('an access of another type is not found', async () => {
  const { accesList } = await eleve.call('getAccesUser', {});
  const el = accesList.find((acces) => acces.type === 'EL')!;
  const { acces_id, acces_user_id } = el;
  expect(await statusesOf(eleve, { acces_id, acces_user_id })).toEqual(NOT_HIS);
});

test('a product that the access is not of is not found', async () => {
  const { acces_id } = (await eleve.call('getAccesUser', {})).accesList.find(
    (a) => a.type === 'EX',
  )!;
  const input = { ...serie.ou, acces_id };
  expect(await eleve.call('getThemes', input)).toMatchObject({ status: 404 });
  expect(await eleve.call('getQuestionnaire', input)).toMatchObject({ status: 401 });
});

test('an expired access is refused with 400 from the very instant of its end', async () => {
  const { acces_user_id } = serie.ou;
  const end = (datePerime: string) =>
    school.database.write((trx) =>
      trx.updateTable('accesUser').set({ datePerime }).where('id', '=', acces_user_id).execute(),
    );
  await end('2026-11-21T10:00:00.001Z');
  expect(await eleve.call('getThemes', serie.ou)).toMatchObject({ status: 200 });
  await end('2026-11-21T10:00:00.000Z');
  expect(await statusesOf(eleve)).toEqual(all(400));
  const { accesList } = await eleve.call('getAccesUser', {});
  expect(accesList.find((a) => a.acces_user_id === acces_user_id)!.isPerime).toBe(1);
  await end('2026-12-21T10:00:00.000Z');
});

test('a switched-off access is neither listed nor found', async () => {
  const { acces_user_id } = serie.ou;
  const turn = (actif: number) =>
    school.database.write((trx) =>
      trx.updateTable('accesUser').set({ actif }).where('id', '=', acces_user_id).execute(),
    );
  await turn(0);
  expect(await statusesOf(eleve)).toEqual(all(404));
  const { accesList } = await eleve.call('getAccesUser', {});
  expect(accesList.map((acces) => acces.acces_user_id)).not.toContain(acces_user_id);
  await turn(1);
});

test('an access never opened takes no attempt', async () => {
  const third = await accesQT(autre);
  await school.database.write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ dateActivation: null, datePerime: null })
      .where('id', '=', third.acces_user_id)
      .execute(),
  );
  const theme_id = 1;
  expect(await autre.call('addQuestionnaire', { ...third, theme_id })).toMatchObject({
    status: 409,
  });
});

describe('what the payload says of who and until when decides nothing', () => {
  test('lies change no answer', async () => {
    const truth = await eleve.call('getThemes', serie.ou);
    const lies = {
      ...serie.ou,
      user_id: autre.id,
      user: { id: autre.id },
      dureeValidite: 999,
      datePerime: '2099-01-01T00:00:00.000Z',
      dateActivation: null,
      codePermis: 'RDV',
      isPerime: 0,
    };
    expect(await eleve.call('getThemes', lies)).toEqual(truth);
    expect(
      (await statusesOf(autre, { user_id: eleve.id, datePerime: '2099-01-01T00:00:00.000Z' }))
        .getQuestion,
    ).toBe(401);
  });
});

describe('what is no valid input is told in French, and never 500', () => {
  const WRONG: unknown[] = [
    null,
    -1,
    0.5,
    'abc',
    '1e9',
    99999999999,
    [],
    {},
    true,
    '',
    '1 or 1=1',
    '\u0000',
  ];

  test('wrong types in every field of every call', async () => {
    const seen = new Set<number>();
    for (const [name, input] of everyCall()) {
      for (const field of Object.keys(input)) {
        school.later(60);
        for (const wrong of WRONG) {
          const answer = await eleve.call(name, { ...input, [field]: wrong });
          seen.add(answer.status);
          expect(
            [200, 401, 404, 409, 422],
            `${name}.${field} = ${JSON.stringify(wrong)}`,
          ).toContain(answer.status);
          if (answer.status === 422) {
            expect(answer.errors![field]![0], `${name}.${field}`).toMatch(/^\p{Lu}.*\.$/u);
          }
        }
      }
    }
    expect(seen).toContain(422);
  });

  test('a body that is no JSON, no object, too large or of another type', async () => {
    school.later(60);
    const post = (payload: string, type = 'application/json') =>
      eleve.raw({
        method: 'POST',
        url: '/api/app/addReponse',
        payload,
        headers: { 'content-type': type },
      });
    const answers = {
      broken: await post('{"letter":'),
      empty: await post(''),
      text: await post('"a"'),
      list: await post('[]'),
      polluted: await post('{"__proto__":{"letter":"a"}}'),
      fiftyMegabytes: await post(`{"letter":"${'a'.repeat(50 * 1024 * 1024)}"}`),
      xml: await post('<a/>', 'application/xml'),
    };
    const statuses = Object.fromEntries(
      Object.entries(answers).map(([name, a]) => [name, a.statusCode]),
    );
    expect(statuses).toEqual({
      broken: 400,
      empty: 400,
      text: 422,
      list: 422,
      polluted: 400,
      fiftyMegabytes: 413,
      xml: 415,
    });
    for (const answer of Object.values(answers)) {
      expect(answer.json()).toMatchObject({
        status: answer.statusCode,
        message: expect.stringMatching(/^\p{Lu}.*\.$/u),
      });
    }
  });
});
