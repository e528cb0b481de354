import { expect, test } from 'vitest';
import { openSchoolForFile } from '../../testing/school.ts';
import { accesQT, addSerie, startSerie } from '../../testing/serie.ts';

const school = await openSchoolForFile();
const eleve = await school.login('eleve@demo.be');

const times = <T>(n: number, make: (index: number) => T) =>
  Array.from({ length: n }, (_, i) => make(i));
const statuses = (answers: { status: number }[]) =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);

test('thirty times the same answer at once: one answer, thirty times the same word', async () => {
  const serie = await startSerie(school, eleve, [{}, {}]);
  const answers = await Promise.all(times(30, () => serie.answer(0, 'b')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, termine: 0 });
  expect((await serie.state()).questions.reponses).toEqual(['b', '?']);
});

test('two different letters at once: one stands, the other is told so', async () => {
  for (let round = 0; round < 10; round++) {
    const serie = await startSerie(school, eleve, [{}, {}]);
    const answers = await Promise.all([serie.answer(0, 'a'), serie.answer(0, 'b')]);
    expect(statuses(answers)).toEqual([200, 409]);
    const stands = answers[0].status === 200 ? 'a' : 'b';
    expect((await serie.state()).questions.reponses).toEqual([stands, '?']);
  }
});

test('the last two answers from two tabs: both kept, closed once, marked with both', async () => {
  for (let round = 0; round < 10; round++) {
    const serie = await startSerie(school, eleve, [{}, {}]);
    const answers = await Promise.all([serie.answer(0, 'a'), serie.answer(1, 'a')]);
    expect(answers.map((answer) => answer.termine).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await serie.state()).questions).toMatchObject({ isTermine: 1, score: 2, reussi: 1 });
  }
});

test('many addQuestionnaire at once: one attempt', async () => {
  const acces = await accesQT(eleve);
  const { theme_id } = await addSerie(school, acces.acces_id, [{}, {}]);
  const answers = await Promise.all(
    times(10, () => eleve.call('addQuestionnaire', { ...acces, theme_id })),
  );
  expect(new Set(answers.map((answer) => answer.questionnaire_id)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.question_id)).size).toBe(1);
  expect(await attempts(theme_id)).toHaveLength(1);
});

test('beginSerie twice at once: one new attempt', async () => {
  const { ou, questionnaire_id } = await startSerie(school, eleve, [{}, {}, {}]);
  await eleve.call('stopSerie', { ...ou, questionnaire_id });
  const answers = await Promise.all(
    times(5, () => eleve.call('beginSerie', { ...ou, questionnaire_id })),
  );
  expect(new Set(answers.map((answer) => answer.questionnaire_id)).size).toBe(1);
  expect(await attempts(ou.theme_id)).toHaveLength(2);
});

test('stopSerie against the last answer: never half closed, and marked with what was kept', async () => {
  for (let round = 0; round < 10; round++) {
    const serie = await startSerie(school, eleve, [{}, {}]);
    await serie.answer(0, 'a');
    const { questionnaire_id } = serie;
    const [answer, stop] = await Promise.all([
      serie.answer(1, 'a'),
      eleve.call('stopSerie', { ...serie.ou, questionnaire_id }),
    ]);
    expect(stop.status).toBe(200);
    const { questions, dateFin } = await serie.state();
    expect(questions.isTermine).toBe(1);
    expect(dateFin).not.toBeNull();
    expect(questions).toMatchObject(
      answer.status === 200
        ? { score: 2, reponses: ['a', 'a'] }
        : { score: 1, reponses: ['a', '?'] },
    );
  }
});

test('the first getThemes twice at once: the access starts once', async () => {
  const autre = await school.login('eleve2@demo.be');
  const acces = await accesQT(autre);
  const answers = await Promise.all(times(6, () => autre.call('getThemes', acces)));
  expect(new Set(answers.map((answer) => answer.datePerime)).size).toBe(1);
  expect(answers[0]!.datePerime).not.toBeNull();
});

async function attempts(theme_id: number) {
  return school.database.read
    .selectFrom('tentative')
    .select('id')
    .where('theme_id', '=', theme_id)
    .execute();
}
