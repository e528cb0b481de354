import { beforeAll, describe, expect, test } from 'vitest';
import { saisie } from '../../testing/banque.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { accesQT, startSerie } from '../../testing/serie.ts';
import { bilansParVersion, countTentatives, recountTentatives } from './index.ts';
import { listDecomptesDeSeries } from './statistiques.queries.ts';

const school = await openSchoolForFile();
const { database } = school;
const count = () => countTentatives(database, school.now());
const fautes = () => recountTentatives(database.read, school.now());
let zoe: Person;
let luc: Person;

const bilansOf = async (ids: number[]) => {
  const bilans = [...(await bilansParVersion(database.read)).values()];
  return ids.map((id) => bilans.find(({ question_id }) => question_id === id));
};

beforeAll(async () => {
  zoe = await school.login('eleve@demo.be');
  luc = await school.login('eleve2@demo.be');
  await count();
});

const QUESTIONS = [{ correcte: 'a' }, { correcte: 'b' }, { correcte: 'c', grave: 1 }] as const;

async function answerAll(eleve: Person, letters: string) {
  const serie = await startSerie(school, eleve, [...QUESTIONS]);
  for (const [key, letter] of letters.split('').entries())
    expect(await serie.answer(key, letter)).toMatchObject({ status: 200 });
  return serie;
}

async function again(eleve: Person, theme_id: number, ids: number[], letters: string) {
  const ou = { ...(await accesQT(eleve)), theme_id };
  await eleve.call('getThemes', ou);
  expect(await eleve.call('addQuestionnaire', ou)).toMatchObject({ status: 200 });
  for (const [key, letter] of letters.split('').entries())
    await eleve.call('addReponse', { ...ou, question: ids[key], questionKey: key, letter });
}

describe('a first answer', () => {
  test('is counted once the attempt has ended, and only once', async () => {
    const { ids, answer } = await startSerie(school, zoe, [...QUESTIONS]);
    await answer(0, 'a');
    await answer(1, 'c');
    await count();
    expect(await bilansOf(ids)).toEqual([undefined, undefined, undefined]);
    await answer(2, 'c');
    await count();
    await count();
    const [un, deux, trois] = await bilansOf(ids);
    expect(un!.tous).toEqual({ nombre: 1, lettres: { a: 1, b: 0, c: 0, d: 0 } });
    expect(deux!.tous.lettres).toEqual({ a: 0, b: 0, c: 1, d: 0 });
    expect(trois).toMatchObject({ tous: { nombre: 1 }, forts: null, duree: null, soupcons: [] });
    expect(await fautes()).toEqual([]);
  });

  test('counts no more at the same learner’s next attempt, but at another’s', async () => {
    const { ids, ou } = await answerAll(zoe, 'abc');
    await again(zoe, ou.theme_id, ids, 'bbb');
    await again(luc, ou.theme_id, ids, 'cbc');
    await count();
    const [un, deux] = await bilansOf(ids);
    expect(un!.tous.lettres).toEqual({ a: 1, b: 0, c: 1, d: 0 });
    expect(deux!.tous.lettres).toEqual({ a: 0, b: 2, c: 0, d: 0 });
    const serie = (await listDecomptesDeSeries(database.read)).find(
      ({ theme_id }) => theme_id === ou.theme_id,
    );
    expect(serie).toMatchObject({ finies: 2, reussies: 1 });
    expect(await fautes()).toEqual([]);
  });

  test('to a changed question stays with the version that was asked', async () => {
    const chef = await school.login('superviseur@demo.be');
    const { ids } = await answerAll(zoe, 'abc');
    await count();
    const [avant] = await bilansOf(ids);
    const edited = await chef.call('editQuestion', { id: ids[0]!, ...saisie });
    expect(edited).toMatchObject({ status: 200 });
    await count();
    expect((await bilansOf(ids))[0]).toEqual(avant);
    expect(avant!.id).toBeLessThan(edited.version_id);
  });
});

test('two servers that count at once count each attempt once', async () => {
  for (let n = 0; n < 3; n++) await answerAll(zoe, 'abc');
  await Promise.all([count(), count(), count()]);
  await count();
  expect(await fautes()).toEqual([]);
});

test('an erased account leaves its series in, and takes its mock exams out', async () => {
  await answerAll(luc, 'abc');
  const acces = await accesQT(luc);
  const { examen_id } = await luc.call('addExamen', { ...acces, chrono: 0, voix: 0, arret: 0 });
  const { question } = await luc.call('openQuestionExamen', {
    ...acces,
    examen_id,
    questionKey: 0,
  });
  await luc.call('addReponseExamen', {
    ...acces,
    examen_id,
    question: question!.datas.id,
    questionKey: 0,
    letter: 'a',
  });
  expect(await luc.call('stopExamen', { ...acces, examen_id })).toMatchObject({ status: 200 });
  await count();
  // A late answer may still change it.
  expect(await bilansOf([question!.datas.id])).toEqual([undefined]);
  school.later(26 * 3600);
  const chef = await school.login('superviseur@demo.be');
  await count();
  const [asked] = await bilansOf([question!.datas.id]);
  expect(asked!.tous.nombre).toBe(1);
  expect(await fautes()).toEqual([]);
  expect(await chef.call('deleteEleve', { id: luc.id })).toMatchObject({ status: 200 });
  await count();
  expect((await bilansOf([question!.datas.id]))[0]!.tous.nombre).toBe(0);
  expect(await fautes()).toEqual([]);
});

test('a recount names what does not add up', async () => {
  await answerAll(zoe, 'abc');
  await count();
  const { version_id } = await database.read
    .selectFrom('decompte')
    .select('version_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const set = (by: number) =>
    database.write((trx) =>
      trx
        .updateTable('decompte')
        .set((row) => ({ a: row('a', '+', by) }))
        .where('version_id', '=', version_id)
        .execute(),
    );
  await set(1);
  expect((await fautes()).join(' ')).toMatch(/décomptes de questions.*bilans de questions/);
  await set(-1);
  expect(await fautes()).toEqual([]);
  await database.write((trx) =>
    trx
      .updateTable('tentative')
      .set({ premieres: '0000' })
      .where('premieres', 'like', '1111')
      .execute(),
  );
  expect((await fautes()).join(' ')).toMatch(/premières réponses/);
});
