import { beforeEach, describe, expect, test } from 'vitest';
import { addCours, learning, ou, times } from '../../testing/cours.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const NOW = '2026-11-21T10:00:00.000Z';

const school = await openSchoolForFile();
const eleve = await school.login('eleve@demo.be');
const benoit = await school.login('administrateur@demo.be');
beforeEach(() => school.at(NOW));

const { modulesOf, read, opened, submit } = learning(school, eleve);

describe('a chapter', () => {
  test('is done with its answers, and what is right is told then', async () => {
    const cours = await addCours(school, eleve, [[[{ correcte: 'b', grave: 1 }, {}], []]]);
    await modulesOf(cours);
    const before = await read(cours);
    expect(before).toMatchObject({
      libelle: 'Cours de test',
      chapitre: { texte: '<p>À lire.</p>', minutes: 1, place: 0, precedent: null },
      listeReponses: [],
      eLearning: { termine: 0, dateTermine: null },
    });
    expect(before.chapitre!.suivant!.libelle).toBe('Chapitre 1.2');
    const done = await submit(cours, 0, 0);
    expect(done).toMatchObject({ status: 200, termine: 1, termineAll: false, dateTermine: NOW });
    expect(done.listeReponses).toMatchObject([
      {
        reponse: 'a',
        bonne: 'b',
        juste: 0,
        correction: { grave: 1, justification: 'Parce que 0.' },
      },
      { reponse: 'a', bonne: 'a', juste: 1 },
    ]);
    const after = await read(cours);
    expect(after.listeReponses).toEqual(done.listeReponses);
    expect(after.listeElearning.map(({ termine }) => termine)).toEqual([1, 0]);
    expect(await modulesOf(cours)).toMatchObject({
      pourcentage: 50,
      modules: [{ nbTermine: 1, nbChapitre: 2 }],
      suite: { libelle: 'Chapitre 1.2' },
    });
    expect(await submit(cours, 0, 1)).toMatchObject({ termineAll: true, listeReponses: [] });
    expect(await modulesOf(cours)).toMatchObject({ pourcentage: 100, dateFin: NOW, suite: null });
  });

  test('the same twice is the same; another is told that it comes too late', async () => {
    const cours = await opened([2]);
    const versions = (await read(cours))
      .listeQuestions!.map(({ version_id }) => version_id)
      .join(';');
    const first = await submit(cours, 0, 0);
    school.later(60);
    expect(await submit(cours, 0, 0, { versions })).toEqual(first);
    for (const other of [{ 1: 'a', 2: 'b' }, { 1: 'a' }, {}])
      expect(await submit(cours, 0, 0, { reponses: other })).toMatchObject({ status: 409 });
    expect((await read(cours)).listeReponses).toEqual(first.listeReponses);
  });

  test('is shown as it was answered, whatever staff have written since', async () => {
    const cours = await opened([2]);
    const { chapitres } = cours.modules[0]!;
    const [{ id, questions }] = chapitres as [(typeof chapitres)[number]];
    await submit(cours, 0, 0);
    const before = await read(cours);
    await benoit.call('editQuestion', {
      id: questions[0]!,
      langue: 'FR',
      libelle: 'Autrement\u202f?',
      a: 'Non.',
      b: 'Oui.',
      correcte: 'b',
      grave: 1,
    });
    await benoit.call('deleteQuestion', { id: questions[1]! });
    await benoit.call('editChapitre', {
      id,
      libelle: 'Réécrit',
      texte: '<p>Neuf.</p>',
      listeQuestions: '',
      listeModules: [cours.modules[0]!.id],
    });
    const after = await read(cours);
    expect(after.chapitre).toMatchObject({ libelle: 'Réécrit', texte: '<p>Neuf.</p>' });
    expect(after.listeQuestions).toEqual(before.listeQuestions);
    expect(after.listeReponses).toEqual(before.listeReponses);
  });

  test('keeps where one is, within an access', async () => {
    const cours = await opened([0, 0]);
    await eleve.call('keepPlace', { ...ou(cours, 0, 1), place: 7 });
    await eleve.call('keepPlace', { ...ou(cours, 0, 1), place: 5 });
    expect((await read(cours, 0, 1)).chapitre!.place).toBe(5);
    expect((await modulesOf(cours)).suite).toMatchObject({ libelle: 'Chapitre 1.2', commence: 1 });
    await submit(cours, 0, 1);
    expect((await read(cours, 0, 1)).chapitre!.place).toBe(5);
    expect((await modulesOf(cours)).suite).toMatchObject({ libelle: 'Chapitre 1.1', commence: 0 });
  });
});

describe('at the same moment', () => {
  test('the same submission twenty times: done once, told the same', async () => {
    const cours = await opened([1, 0]);
    const answers = await Promise.all(times(20, () => submit(cours, 0, 0)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, termineAll: false });
  });

  test('two tabs with different answers: one stands', async () => {
    for (let round = 0; round < 5; round++) {
      const cours = await opened([1]);
      const answers = await Promise.all(
        ['a', 'b'].map((letter) => submit(cours, 0, 0, { reponses: { 1: letter } })),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ]);
      const { reponse } = (await read(cours)).listeReponses![0]!;
      expect(reponse).toBe(answers[0]!.status === 200 ? 'a' : 'b');
    }
  });

  test('the last two chapters: one of them ends the course', async () => {
    for (let round = 0; round < 5; round++) {
      const cours = await opened([0], [0]);
      const answers = await Promise.all([submit(cours, 0, 0), submit(cours, 1, 0)]);
      expect(answers.filter(({ termineAll }) => termineAll)).toHaveLength(1);
      expect((await modulesOf(cours)).dateFin).toBe(NOW);
    }
  });
});
