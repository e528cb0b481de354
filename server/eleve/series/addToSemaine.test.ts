import { beforeEach, describe, expect, test } from 'vitest';
import { countFinished } from '../../socle/db/migrations/0010-tableau.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { accesQT, startSerie } from '../../testing/serie.ts';
import { listSemaines } from './semaine.ts';

let eleve: Person;

const school = await openSchoolForFile();
beforeEach(async () => {
  school.at('2026-11-21T10:00:00.000Z');
  eleve = await school.login('eleve@demo.be');
});

const semaines = async () =>
  (await listSemaines(school.database.read, school.now(), 3)).map(({ tentatives, reussies }) => [
    tentatives,
    reussies,
  ]);
const thisWeek = async () => (await semaines())[2]!;

test('an attempt counts when it is closed, by its last answer or by hand, and once', async () => {
  const [tentatives, reussies] = (await thisWeek()) as [number, number];
  const passed = await startSerie(school, eleve, [{}, {}]);
  await passed.answer(0, 'a');
  expect(await thisWeek(), 'still open').toEqual([tentatives, reussies]);
  await passed.answer(1, 'a');
  expect(await thisWeek()).toEqual([tentatives + 1, reussies + 1]);
  await passed.answer(1, 'a');
  const stop = { ...passed.ou, questionnaire_id: passed.questionnaire_id };
  expect((await eleve.call('stopSerie', stop)).status).toBe(200);
  expect(await thisWeek(), 'closed already').toEqual([tentatives + 1, reussies + 1]);
  const failed = await startSerie(school, eleve, [{}, {}]);
  await eleve.call('stopSerie', { ...failed.ou, questionnaire_id: failed.questionnaire_id });
  expect(await thisWeek()).toEqual([tentatives + 2, reussies + 1]);
});

test('closed from two sides at once: counted once', async () => {
  const [before] = (await thisWeek()) as [number, number];
  for (let round = 1; round <= 10; round++) {
    const serie = await startSerie(school, eleve, [{}, {}]);
    const stop = { ...serie.ou, questionnaire_id: serie.questionnaire_id };
    await serie.answer(0, 'a');
    await Promise.all([
      serie.answer(1, 'a'),
      serie.answer(1, 'a'),
      eleve.call('stopSerie', stop),
      eleve.call('stopSerie', stop),
    ]);
    expect((await thisWeek())[0]).toBe(before + round);
  }
});

test('many learners at once: none is lost', async () => {
  const [before] = (await thisWeek()) as [number, number];
  const other = await school.login('eleve2@demo.be');
  const series = [];
  for (let n = 0; n < 20; n++)
    series.push([
      n % 2 ? other : eleve,
      await startSerie(school, n % 2 ? other : eleve, [{}]),
    ] as const);
  await Promise.all(
    series.map(([who, { ou, questionnaire_id }]) =>
      who.call('stopSerie', { ...ou, questionnaire_id }),
    ),
  );
  expect((await thisWeek())[0]).toBe(before + 20);
});

describe('a week begins on Monday at midnight in Brussels', () => {
  test.each([
    ['in winter', '2026-11-29T22:59:59.999Z', '2026-11-29T23:00:00.000Z'],
    ['in summer', '2027-07-04T21:59:59.999Z', '2027-07-04T22:00:00.000Z'],
    ['when summer time begins', '2027-03-28T21:59:59.999Z', '2027-03-28T22:00:00.000Z'],
    ['when summer time ends', '2027-10-31T22:59:59.999Z', '2027-10-31T23:00:00.000Z'],
  ])('%s', async (_, sunday, monday) => {
    await openForEver();
    const finishQuestionnaire = async (instant: string) => {
      school.at(instant);
      eleve = await school.login('eleve@demo.be');
      const { ou, questionnaire_id } = await startSerie(school, eleve, [{}]);
      await eleve.call('stopSerie', { ...ou, questionnaire_id });
      return semaines();
    };
    expect((await finishQuestionnaire(sunday))[2]).toEqual([1, 0]);
    expect((await finishQuestionnaire(monday)).slice(1)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    await school.database.write((trx) => trx.deleteFrom('semaine').execute());
  });

  const openForEver = async () => {
    const { acces_id, acces_user_id } = await accesQT(eleve);
    await eleve.call('getThemes', { acces_id, acces_user_id });
    await school.database.write((trx) =>
      trx
        .updateTable('accesUser')
        .set({ datePerime: '2030-01-01T00:00:00.000Z' })
        .where('id', '=', acces_user_id)
        .execute(),
    );
  };
});

test('the attempts of a database that is older are counted as if they were new', async () => {
  const { database } = school;
  await database.write(async (trx) => {
    await trx.deleteFrom('semaine').execute();
    await countFinished(trx, 'tentative');
  });
  const counted = await listSemaines(database.read, new Date('2027-11-10T10:00:00.000Z'), 60);
  const finished = await database.read
    .selectFrom('tentative')
    .select('reussi')
    .where('dateFin', 'is not', null)
    .execute();
  const sum = (column: 'tentatives' | 'reussies') =>
    counted.reduce((total, semaine) => total + semaine[column], 0);
  expect(sum('tentatives')).toBe(finished.length);
  expect(sum('reussies')).toBe(finished.filter(({ reussi }) => reussi === 1).length);
  const around = counted.filter(({ lundi }) =>
    ['2027-03-22', '2027-03-29', '2027-06-28', '2027-07-05'].includes(lundi),
  );
  expect(around.map(({ tentatives }) => tentatives)).toEqual([1, 1, 1, 1]);
});
