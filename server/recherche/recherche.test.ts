import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type School, openSchool } from '../testing/school.ts';
import { SOURCES } from './sources.ts';

let school: School;
let utilisateur: Person;
afterAll(() => school.close());
beforeAll(async () => {
  school = await openSchool();
  utilisateur = await school.login('utilisateur@demo.be');
});
const find = async (recherche: string) =>
  (await utilisateur.call('getRecherche', { recherche })).resultats;

test('a few questions that have every word, the newest first, as the bank finds them', async () => {
  const { questions } = await utilisateur.call('getQuestions', { recherche: 'PRIORITE' });
  const bank = questions.data.slice(0, 6).map(({ id, libelle }) => ({ id, libelle }));
  const found = await find('priorité');
  expect(found.map(({ id, libelle }) => ({ id, libelle }))).toEqual(bank);
  expect(found[0]).toEqual({
    type: 'question',
    ...bank[0],
    detail: `Question ${bank[0]!.id}`,
  });
});

test('by its number too; what was deleted is found no more', async () => {
  const { id } = (await find('priorité'))[0]!;
  expect((await find(`${id}`)).map((each) => each.id)).toEqual([id]);
  await utilisateur.call('deleteQuestion', { id });
  expect(await find(`${id}`)).toEqual([]);
});

test.each([['a'], [' b '], [''], ['x'.repeat(201)]])('« %s » is refused', async (recherche) => {
  expect(await utilisateur.call('getRecherche', { recherche })).toMatchObject({ status: 422 });
});

test('nothing that matches is no failure', async () => {
  expect(await find('zwentibolde')).toEqual([]);
  expect(await find('?!')).toEqual([]);
});

test('a source above one’s level is not asked', async () => {
  const { level } = SOURCES.question;
  SOURCES.question.level = 9;
  expect(await find('priorité')).toEqual([]);
  SOURCES.question.level = level;
});
