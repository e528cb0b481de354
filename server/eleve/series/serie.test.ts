import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { accesQT, addSerie, startSerie } from '../../testing/serie.ts';
import { setListe } from '../../socle/db/listes.ts';

const school = await openSchoolForFile();
let eleve: Person;

beforeAll(async () => {
  eleve = await school.login('eleve@demo.be');
});

describe('a series of fifty', () => {
  test('getThemes starts the access, its history does not', async () => {
    const autre = await school.login('eleve2@demo.be');
    const acces = await accesQT(autre);
    const before = await autre.call('getThemes', { ...acces, historique: true });
    expect(before).toMatchObject({ status: 200, datePerime: null, themes: [] });
    const after = await autre.call('getThemes', acces);
    expect(after.datePerime).toBe('2026-12-21T10:00:00.000Z');
    school.at('2026-11-22T10:00:00.000Z');
    const later = await autre.call('getThemes', acces);
    expect(later.datePerime).toBe('2026-12-21T10:00:00.000Z');
    school.at('2026-11-21T10:00:00.000Z');
  });

  test('is offered, begun, answered to the end, passed, and kept in the history', async () => {
    const acces = await accesQT(eleve);
    const { themes } = await eleve.call('getThemes', acces);
    const theme = themes[0]!;
    expect(theme).toMatchObject({ isStart: 0, isTermine: 0, pourcentage: 0, questionnaires: [] });
    expect(theme.sujets).toHaveLength(9);
    expect(theme.sujets[0]).toBe('Signaux et marques');
    // Five series mix the same subjects, yet no two may have the same description.
    const propres = themes.filter(({ sujets }) => sujets.length === 9).map((each) => each.propres);
    expect(propres.map((siens) => siens.length)).toEqual([2, 2, 2, 2, 2]);
    expect(new Set(propres.flat()).size).toBe(10);
    const liste = theme.listeQuestions.split(';').map(Number);
    expect(liste).toHaveLength(50);
    const ou = { ...acces, theme_id: theme.id };

    const debut = await eleve.call('addQuestionnaire', ou);
    expect(debut).toMatchObject({ status: 200, question_id: liste[0] });
    for (const [questionKey, question] of liste.entries()) {
      const seen = await eleve.call('getQuestion', { ...ou, question_id: question });
      expect(seen).toMatchObject({
        status: 200,
        questionKey,
        nombre: 50,
        reponse: null,
        repondu: 0,
        bonne: null,
        correction: null,
        prevId: liste[questionKey - 1] ?? null,
        nextId: liste[questionKey + 1] ?? null,
      });
      const { correcte } = await rightAnswer(question);
      const told = await eleve.call('addReponse', {
        ...ou,
        question,
        questionKey,
        letter: correcte.toUpperCase(),
      });
      expect(told).toMatchObject({
        status: 200,
        bonne: correcte,
        reponse: correcte,
        juste: 1,
        termine: questionKey === 49 ? 1 : 0,
      });
      expect(told.correction.justification).toBeTruthy();
      expect(told.correction.idArticleLois).toBeTruthy();
      if (questionKey === 24) {
        const half = await eleve.call('getThemes', acces);
        expect(half.themes[0]).toMatchObject({ isStart: 1, isTermine: 0, pourcentage: 50 });
        const resumed = await eleve.call('addQuestionnaire', ou);
        expect(resumed.question_id).toBe(liste[25]);
        expect(resumed.questionnaire_id).toBe(debut.questionnaire_id);
      }
    }

    const result = await eleve.call('getQuestionnaire', ou);
    expect(result.questions).toMatchObject({
      questionnaire_id: debut.questionnaire_id,
      isTermine: 1,
      reussi: 1,
      score: 50,
      seuil: 41,
      pourcentage: 100,
      fautesGraves: 0,
    });
    expect(result.resultats.every((each) => each.juste === 1)).toBe(true);
    const history = await eleve.call('getThemes', { ...acces, historique: 1 });
    expect(history.themes[0]!.questionnaires).toMatchObject([
      { score: 50, reussi: 1, isTermine: 1 },
    ]);
  });

  test('begins again in another order, and the history shows the attempt that it names', async () => {
    const acces = await accesQT(eleve);
    const { themes } = await eleve.call('getThemes', acces);
    const ou = { ...acces, theme_id: themes[0]!.id };
    const first = await eleve.call('getQuestionnaire', ou);
    const questionnaire_id = first.questions.questionnaire_id!;
    const again = await eleve.call('beginSerie', { ...ou, questionnaire_id });
    expect(again.questionnaire_id).not.toBe(questionnaire_id);
    const second = await eleve.call('getQuestionnaire', ou);
    expect(second.questions.questions).not.toEqual(first.questions.questions);
    expect(new Set(second.questions.questions)).toEqual(new Set(first.questions.questions));
    expect(again.question_id).toBe(second.questions.questions[0]);
    const old = await eleve.call('getQuestionnaire', {
      ...ou,
      isHistorique: true,
      historique_id: questionnaire_id,
    });
    expect(old.questions).toEqual(first.questions);
    expect(await eleve.call('beginSerie', { ...ou, questionnaire_id })).toEqual(again);
    const open = await eleve.call('beginSerie', {
      ...ou,
      questionnaire_id: again.questionnaire_id,
    });
    expect(open.status).toBe(409);
  });
});

describe('the first answer stands', () => {
  test('the same letter again changes nothing, another is refused', async () => {
    const serie = await startSerie(school, eleve, [{}, {}]);
    const first = await serie.answer(0, 'B');
    expect(await serie.answer(0, 'b')).toEqual(first);
    expect(await serie.answer(0, 'A')).toMatchObject({ status: 409 });
    expect((await serie.state()).questions.reponses).toEqual(['b', '?']);
  });

  test('also when it was the last one and its answer was lost on the way', async () => {
    const serie = await startSerie(school, eleve, [{}]);
    const last = await serie.answer(0, 'a');
    expect(last.termine).toBe(1);
    expect(await serie.answer(0, 'a')).toEqual(last);
    expect(await serie.answer(0, 'b')).toMatchObject({ status: 409 });
  });

  test('a late answer never lands in the next attempt when it names its own', async () => {
    const { ou, ids, questionnaire_id } = await startSerie(school, eleve, [{}, {}]);
    await eleve.call('stopSerie', { ...ou, questionnaire_id });
    await eleve.call('beginSerie', { ...ou, questionnaire_id });
    const late = { ...ou, question: ids[0], questionKey: 0, letter: 'a', questionnaire_id };
    expect(await eleve.call('addReponse', late)).toMatchObject({ status: 409 });
    expect((await eleve.call('getQuestionnaire', ou)).questions.reponses).toEqual(['?', '?']);
  });

  test('a letter that is not offered, a wrong place and a foreign question are refused', async () => {
    const serie = await startSerie(school, eleve, [{ choix: 2 }, { choix: 4 }]);
    expect(await serie.answer(0, 'c')).toMatchObject({
      status: 422,
      errors: { letter: [expect.any(String)] },
    });
    expect(await serie.answer(1, 'd')).toMatchObject({ status: 200 });
    const [question] = serie.ids;
    const wrongPlace = { ...serie.ou, question, questionKey: 1, letter: 'a' };
    expect(await eleve.call('addReponse', wrongPlace)).toMatchObject({
      status: 422,
      errors: { questionKey: [expect.any(String)] },
    });
    const foreign = { ...serie.ou, question: 1001, questionKey: 0, letter: 'a' };
    expect(await eleve.call('addReponse', foreign)).toMatchObject({ status: 401 });
  });
});

test('a wrong letter is told why it is wrong, and no other letter is', async () => {
  const serie = await startSerie(school, eleve, [{}, {}, {}]);
  const told = [];
  for (const [key, letter] of ['b', 'c', 'a'].entries())
    told.push((await serie.answer(key, letter)).correction.meprise);
  expect(told).toEqual(['Tu as cru 0.', 'Tu as mêlé 1.', null]);
  const again = await eleve.call('getQuestion', {
    ...serie.ou,
    question_id: serie.ids[0]!,
    isHistorique: 1,
    historique_id: serie.questionnaire_id,
  });
  expect(again.correction?.meprise).toBe('Tu as cru 0.');
});

test('plain words are sent to whom they are for, and the key stays', async () => {
  const serie = await startSerie(school, eleve, [{}, { choix: 2 }]);
  const read = async (key: number) =>
    (await eleve.call('getQuestion', { ...serie.ou, question_id: serie.ids[key]! })).datas;
  expect((await read(0)).simples).toBeNull();
  await eleve.call('updateLecture', { motsSimples: 1 });
  expect(await read(0)).toMatchObject({
    libelle: 'Question 0\u202f?',
    simples: { libelle: 'Simple 0\u202f?', a: 'Un', b: 'Deux', c: 'Trois', d: null },
  });
  expect((await read(1)).simples).toMatchObject({ b: 'Deux', c: null });
  expect((await serie.answer(0, 'a')).juste).toBe(1);
  await eleve.call('updateLecture', { motsSimples: 0 });
});

describe('stopSerie', () => {
  test('counts what is unanswered as wrong, and asked again changes nothing', async () => {
    const serie = await startSerie(school, eleve, [{}, { grave: 1 }, {}]);
    await serie.answer(0, 'a');
    const stop = { ...serie.ou, questionnaire_id: serie.questionnaire_id };
    expect(await eleve.call('stopSerie', stop)).toEqual({ status: 200, data: 1 });
    const { questions, resultats, dateFin } = await serie.state();
    expect(questions).toMatchObject({ isTermine: 1, reussi: 0, score: 0, fautesGraves: 1 });
    expect(resultats.map((each) => each.juste)).toEqual([1, 0, 0]);
    expect(dateFin).toBe('2026-11-21T10:00:00.000Z');
    const unanswered = await eleve.call('getQuestion', {
      ...serie.ou,
      question_id: serie.ids[2]!,
    });
    expect(unanswered).toMatchObject({ reponse: null, repondu: 0, termine: 1, bonne: 'a' });
    expect(unanswered.correction!.justification).toBe('Parce que 2.');
    school.at('2026-11-21T11:00:00.000Z');
    expect(await eleve.call('stopSerie', stop)).toEqual({ status: 200, data: 1 });
    expect((await serie.state()).dateFin).toBe(dateFin);
    school.at('2026-11-21T10:00:00.000Z');
    expect(await serie.answer(2, 'a')).toMatchObject({ status: 409 });
  });
});

describe('an attempt is fixed at its start', () => {
  test('an edit, a deletion and another composition leave it as it was', async () => {
    const serie = await startSerie(school, eleve, [{ correcte: 'a' }, { correcte: 'b' }]);
    await serie.answer(0, 'a');
    await school.database.write(async (trx) => {
      const { id } = await trx
        .insertInto('questionVersion')
        .values({
          question_id: serie.ids[0]!,
          langue: 'FR',
          libelle: 'Tout autre chose\u202f?',
          a: 'Non',
          b: 'Oui',
          correcte: 'b',
          grave: 1,
          dateCreation: school.now().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('question')
        .set({ version_id: id })
        .where('id', '=', serie.ids[0]!)
        .execute();
      await trx
        .updateTable('question')
        .set({ dateSuppression: school.now().toISOString() })
        .where('id', '=', serie.ids[1]!)
        .execute();
    });
    expect(await serie.answer(1, 'b')).toMatchObject({ status: 200, termine: 1 });
    expect((await serie.state()).questions).toMatchObject({ score: 2, reussi: 1 });
    const seen = await eleve.call('getQuestion', { ...serie.ou, question_id: serie.ids[0]! });
    expect(seen.datas.libelle).toBe('Question 0\u202f?');
    const { questionnaire_id } = serie;
    await eleve.call('beginSerie', { ...serie.ou, questionnaire_id });
    const next = await eleve.call('getQuestionnaire', serie.ou);
    expect(next.questions.questions).toEqual([serie.ids[0]]);
    const changed = await eleve.call('getQuestion', { ...serie.ou, question_id: serie.ids[0]! });
    expect(changed.datas.libelle).toBe('Tout autre chose\u202f?');
  });

  test('a series that is taken away stays readable in the history and takes no new attempt', async () => {
    const serie = await startSerie(school, eleve, [{}]);
    await serie.answer(0, 'b');
    await school.database.write((trx) =>
      trx
        .updateTable('theme')
        .set({ dateSuppression: school.now().toISOString() })
        .where('id', '=', serie.ou.theme_id)
        .execute(),
    );
    const { themes } = await eleve.call('getThemes', serie.ou);
    expect(themes.map((theme) => theme.id)).not.toContain(serie.ou.theme_id);
    const history = await eleve.call('getThemes', { ...serie.ou, historique: true });
    expect(history.themes.map((theme) => theme.id)).toContain(serie.ou.theme_id);
    const old = { ...serie.ou, isHistorique: 1, historique_id: serie.questionnaire_id };
    expect((await eleve.call('getQuestionnaire', old)).questions.score).toBe(0);
    expect(await eleve.call('addQuestionnaire', serie.ou)).toMatchObject({ status: 401 });
  });
});

test('a question is found by its position too, as addresses may name it', async () => {
  const serie = await startSerie(school, eleve, [{}, {}, {}]);
  for (const question_id of [2, '2']) {
    const seen = await eleve.call('getQuestion', { ...serie.ou, question_id });
    expect(seen).toMatchObject({ questionKey: 2, datas: { id: serie.ids[2] } });
  }
  const seen = await eleve.call('getQuestion', { ...serie.ou, question_id: 0 });
  expect(seen).toMatchObject({ questionKey: 0, prevId: null, nextId: serie.ids[1] });
  expect(await eleve.call('getQuestion', { ...serie.ou, question_id: 3 })).toMatchObject({
    status: 401,
  });
});

test('a series never begun can be looked at, and one without questions not begun', async () => {
  const acces = await accesQT(eleve);
  const { theme_id, ids } = await addSerie(school, acces.acces_id, [{}, {}]);
  const seen = await eleve.call('getQuestionnaire', { ...acces, theme_id });
  expect(seen.questions).toMatchObject({
    questionnaire_id: null,
    questions: ids,
    reponses: ['?', '?'],
    isStart: 0,
  });
  const empty = await addSerie(school, acces.acces_id, []);
  const begun = await eleve.call('addQuestionnaire', { ...acces, theme_id: empty.theme_id });
  expect(begun).toMatchObject({ status: 409, message: expect.any(String) });
});

test('what a series is about is said of the bank as it is now, and of what the series asks', async () => {
  const acces = await accesQT(eleve);
  const { theme_id, ids } = await addSerie(school, acces.acces_id, [{}, {}]);
  const sujets = async () =>
    (await eleve.call('getThemes', acces)).themes.find(({ id }) => id === theme_id)!.sujets;
  const staff = await school.login('utilisateur@demo.be');
  const saisie = {
    langue: 'FR',
    libelle: 'À quelle vitesse\u202f?',
    a: '50',
    b: '70',
    correcte: 'a',
  };
  const about = (id: number | undefined, idArticleLois: string) =>
    staff.call('editQuestion', { id, ...saisie, grave: 0, idArticleLois });
  await about(ids[0], '11.1');
  await about(ids[1], '11.2');
  expect(await sujets()).toEqual(['Vitesse et distances']);
  await about(ids[1], '12.3.1');
  expect(await sujets()).toEqual(['Vitesse et distances', 'Priorités']);
  await school.database.write((trx) => setListe(trx, 'theme', theme_id, [ids[1]!]));
  expect(await sujets()).toEqual(['Priorités']);
});

async function rightAnswer(question: number) {
  return school.database.read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select('correcte')
    .where('question.id', '=', question)
    .executeTakeFirstOrThrow();
}
