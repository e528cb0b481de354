// On one database: calls are counted in the memory of a process.
import { afterEach, describe, expect, test } from 'vitest';
import { startSerie } from '../../testing/serie.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { createCallRate } from './callRate.ts';

const school = await openSchoolForFile();
const eleve = await school.login('eleve@demo.be');
const autre = await school.login('eleve2@demo.be');
afterEach(() => school.later(60));

const calls = async (who: Pick<Person, 'call'>, nombre: number) => {
  const seen: Record<number, number> = {};
  for (let n = 0; n < nombre; n++) {
    const { status } = await who.call('getUser', {});
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
};

describe('one account', () => {
  test('makes three hundred calls at once, then is told when to go on, in words and by number', async () => {
    expect(await calls(eleve, 305)).toEqual({ 200: 300, 429: 5 });
    const answer = await eleve.raw({ url: '/api/user/getUser' });
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({
      status: 429,
      message: 'Trop d’appels à la fois. À réessayer dans 5 secondes.',
      retryAfter: 5,
    });
    expect(await calls(autre, 10)).toEqual({ 200: 10 });
    expect(await calls(await school.login('eleve@demo.be'), 1)).toEqual({ 429: 1 });
    school.later(5);
    expect(await calls(eleve, 80)).toEqual({ 200: 75, 429: 5 });
  });

  test('writes nothing while it is refused', async () => {
    const { ou, ids, answer, state } = await startSerie(school, eleve, [{}, {}]);
    await calls(eleve, 300);
    expect((await answer(0, 'a')).status).toBe(429);
    school.later(60);
    expect((await state()).questions.reponses).toEqual(['?', '?']);
    expect(
      await eleve.call('addReponse', { ...ou, question: ids[0]!, questionKey: 0, letter: 'a' }),
    ).toMatchObject({ status: 200 });
  });

  test('of the staff is counted too', async () => {
    const admin = await school.login('superviseur@demo.be');
    const seen = new Set<number>();
    for (let n = 0; n < 301; n++) seen.add((await admin.call('getUserExtranet', {})).status);
    expect(seen).toEqual(new Set([200, 429]));
  });

  test('asks for its history thirty times at once, for that is ten times as dear', async () => {
    const { ou } = await startSerie(school, eleve, [{}]);
    school.later(60);
    const statuses = [];
    for (let n = 0; n < 32; n++)
      statuses.push((await eleve.call('getThemes', { ...ou, historique: 1 })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

test('fifty answers kept while there was no network all get through at once, with what they make the screens read', async () => {
  const { ids, answer, state } = await startSerie(
    school,
    autre,
    Array.from({ length: 50 }, () => ({})),
  );
  school.later(60);
  const statuses = await Promise.all(
    ids.map(async (_, key) => [
      (await answer(key, 'a')).status,
      (await state()).status,
      (await autre.call('getUser', {})).status,
    ]),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
});

test('three answers a second without end, and what the screens ask with each, never reach it', () => {
  const count = createCallRate();
  const begun = Date.parse('2026-11-21T10:00:00.000Z');
  for (let second = 0; second < 3600; second++)
    for (let n = 0; n < 12; n++) count('eleve 1', new Date(begun + second * 1000));
  const flood = () => {
    for (let n = 0; n < 301; n++) count('eleve 1', new Date(begun + 3_600_000));
  };
  expect(flood).toThrow('Trop d’appels');
});

test('a clock that goes back gives nothing, and takes nothing', () => {
  const count = createCallRate();
  const at = (instant: string) => count('eleve 1', new Date(instant));
  for (let n = 0; n < 299; n++) at('2026-11-21T10:00:00.000Z');
  at('2026-11-21T09:00:00.000Z');
  expect(() => at('2026-11-21T09:00:00.000Z')).toThrow('Trop d’appels');
});

test('attempts are counted where every server sees them: two hundred an hour', async () => {
  const { ou, questionnaire_id } = await startSerie(school, eleve, [{}, {}]);
  await school.database.write((trx) =>
    trx
      .updateTable('limite')
      .set({ nombre: 199 })
      .where('cle', '=', `tentatives heure ${eleve.id}`)
      .execute(),
  );
  const again = async (id: number) => {
    await eleve.call('stopSerie', { ...ou, questionnaire_id: id });
    return eleve.call('beginSerie', { ...ou, questionnaire_id: id });
  };
  const last = await again(questionnaire_id);
  expect(last.status).toBe(200);
  expect(await again(last.questionnaire_id)).toMatchObject({
    status: 429,
    message: expect.stringMatching(/minutes\.$/),
  });
  expect(await eleve.call('addQuestionnaire', ou)).toMatchObject({ status: 429 });
  school.later(3600);
  const { questionnaire_id: next } = await eleve.call('addQuestionnaire', ou);
  await school.database.write((trx) =>
    trx
      .updateTable('limite')
      .set({ nombre: 200 })
      .where('cle', '=', `tentatives heure ${eleve.id}`)
      .execute(),
  );
  expect(await eleve.call('addQuestionnaire', ou)).toMatchObject({
    status: 200,
    questionnaire_id: next,
  });
});
