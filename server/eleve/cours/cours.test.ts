import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CoursDeTest, addCours, learning, ou, times } from '../../testing/cours.ts';
import { type Person, type School, openSchoolForFile } from '../../testing/school.ts';

const NOW = '2026-11-21T10:00:00.000Z';

const school = await openSchoolForFile();
const eleve = await school.login('eleve@demo.be');
const autre = await school.login('eleve2@demo.be');
const benoit = await school.login('administrateur@demo.be');
beforeEach(() => school.at(NOW));

const { modulesOf, read, opened, submit } = learning(school, eleve);
const edit = (query: (trx: School['database']['read']) => { execute: () => Promise<unknown> }) =>
  school.database.write((trx) => query(trx).execute());

describe('the first opening', () => {
  test.each([
    ['B', '2026-12-21T10:00:00.000Z'],
    ['DEMO', '2026-11-28T10:00:00.000Z'],
  ])('starts the time of %s, once', async (codePermis, datePerime) => {
    const cours = await addCours(school, eleve, [[[{}]]], { codePermis });
    expect(await read(cours)).toMatchObject({ status: 409 });
    const answers = await Promise.all(times(5, () => modulesOf(cours)));
    school.later(3600);
    for (const answer of [...answers, await modulesOf(cours)])
      expect(answer).toMatchObject({
        dateActivation: NOW,
        datePerime,
        pourcentage: 0,
        dateFin: null,
      });
  });

  test('of the appointment waits for what it asks of its learner, and so does every chapter', async () => {
    const cours = await addCours(school, autre, [[[]]], { codePermis: 'RDV' });
    const calls = () =>
      Promise.all([
        autre.call('getModules', { acces_id: cours.acces_id }),
        autre.call('getChapitres', ou(cours, 0, 0)),
        autre.call('addELearning', { ...ou(cours, 0, 0), reponses: {} }),
        autre.call('keepPlace', { ...ou(cours, 0, 0), place: 1 }),
      ]);
    for (const answer of await calls())
      expect(answer).toMatchObject({ status: 409, infosManquantes: 1 });
    const { accesList } = await autre.call('getAccesUser', {});
    expect(accesList.find((each) => each.acces_id === cours.acces_id)!.dateActivation).toBeNull();
    await autre.call('updateRegistre', {
      dateNaissance: '1985-07-30',
      registreNational: '85073003328',
      rue: 'Rue de Fer 1',
      localite: 'Namur',
      codePostal: '5000',
    });
    expect(await autre.call('getModules', { acces_id: cours.acces_id })).toMatchObject({
      status: 200,
      datePerime: '2026-11-28T10:00:00.000Z',
    });
    await edit((trx) => trx.updateTable('eleve').set({ rue: null }).where('id', '=', autre.id));
    for (const answer of await calls()) expect(answer.status).toBe(409);
  });
});

describe('refusals', () => {
  let cours: CoursDeTest;
  let other: CoursDeTest;
  beforeAll(async () => {
    cours = await opened([1, 1], [1]);
    other = await opened([1]);
  });
  const statuses = async (who: Person, where: ReturnType<typeof ou>) => {
    const calls = [
      await who.call('getChapitres', where),
      await who.call('addELearning', { ...where, reponses: { 1: 'a' } }),
      await who.call('keepPlace', { ...where, place: 2 }),
    ];
    for (const { message } of calls) expect(message).toMatch(/^\p{Lu}.*\.$/u);
    return [...new Set(calls.map(({ status }) => status))];
  };

  test('somebody else’s access, and one of another type', async () => {
    expect(await statuses(autre, ou(cours, 0, 0))).toEqual([404]);
    expect(await autre.call('getModules', { acces_id: cours.acces_id })).toMatchObject({
      status: 404,
    });
    const { accesList } = await eleve.call('getAccesUser', {});
    const { acces_id } = accesList.find(({ type, isPerime }) => type === 'QT' && !isPerime)!;
    expect(await statuses(eleve, { ...ou(cours, 0, 0), acces_id })).toEqual([404]);
    expect(await eleve.call('getModules', { acces_id })).toMatchObject({ status: 404 });
  });

  test('a module of another course, a chapter of another module', async () => {
    expect(await statuses(eleve, { ...ou(other, 0, 0), acces_id: cours.acces_id })).toEqual([404]);
    const { module_id } = ou(cours, 0, 0);
    expect(await statuses(eleve, { ...ou(cours, 1, 0), module_id })).toEqual([404]);
    expect(await statuses(eleve, { ...ou(other, 0, 0), module_id })).toEqual([404]);
  });

  test('a member of staff is no learner', async () => {
    expect(await benoit.call('getModules', { acces_id: cours.acces_id })).toMatchObject({
      status: 401,
    });
  });

  test('expired from the very instant of its end; switched off', async () => {
    const set = (values: object) =>
      edit((trx) => trx.updateTable('accesUser').set(values).where('id', '=', cours.acces_user_id));
    await set({ datePerime: '2026-11-21T10:00:00.001Z' });
    expect(await modulesOf(cours)).toMatchObject({ status: 200 });
    await set({ datePerime: NOW });
    expect(await statuses(eleve, ou(cours, 0, 0))).toEqual([400]);
    expect(await modulesOf(cours)).toMatchObject({ status: 400 });
    await set({ datePerime: '2026-12-21T10:00:00.000Z', actif: 0 });
    expect(await statuses(eleve, ou(cours, 0, 0))).toEqual([404]);
    expect(await modulesOf(cours)).toMatchObject({ status: 404 });
    await set({ actif: 1 });
  });

  test('answers that are no answers to the chapter', async () => {
    const two = await opened([2]);
    const versions = (await read(two)).listeQuestions!.map(({ version_id }) => version_id);
    const elsewhere = (await read(other)).listeQuestions![0]!.version_id;
    const [one, second] = versions as [number, number];
    const both = { 1: 'a', 2: 'b' };
    for (const [why, wrong] of Object.entries({
      'one is missing': { reponses: { 1: 'a' } },
      none: { reponses: {} },
      'one too many': { reponses: { ...both, 3: 'a' } },
      'a letter that is none': { reponses: { ...both, 2: 'e' } },
      'a letter that is not offered': { reponses: { ...both, 2: 'd' } },
      'no position': { reponses: { ...both, x: 'a' } },
      'a foreign question': { reponses: both, versions: `${one};${elsewhere}` },
      'one question twice': { reponses: both, versions: `${one};${one}` },
      'no version': { reponses: both, versions: `${one};99999999` },
      'one question not seen': { reponses: { 1: 'a' }, versions: `${one}` },
    })) {
      const answer = await submit(two, 0, 0, wrong);
      expect(answer, why).toMatchObject({ status: 422, errors: expect.any(Object) });
      expect(answer.message, why).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect((await read(two)).eLearning!.termine).toBe(0);
    const answer = await submit(two, 0, 0, { reponses: both, versions: `${second};${one}` });
    expect(answer.listeReponses.map(({ reponse }) => reponse)).toEqual(['a', 'b']);
    expect(answer.listeReponses[1]!.id).toBe((await read(two)).listeQuestions![1]!.id);
  });
});

test('what is done of a course is in what is kept of its learner, and on the page that staff have of her', async () => {
  const cours = await addCours(school, eleve, [[[{ correcte: 'b' }], []]]);
  const chef = await school.login('superviseur@demo.be');
  const seen = async () => {
    const { cours: all } = await chef.call('getSuivi', { id: eleve.id });
    return all.find((each) => each.acces_user_id === cours.acces_user_id);
  };
  expect(await seen()).toMatchObject({ nbTermine: 0, nbChapitre: 2, dateFin: null });
  await modulesOf(cours);
  await submit(cours, 0, 0);
  expect(await seen()).toMatchObject({ libelle: 'Cours de test', nbTermine: 1, nbChapitre: 2 });
  await submit(cours, 0, 1);
  expect(await seen()).toMatchObject({ nbTermine: 2, nbChapitre: 2, dateFin: NOW });
  const { acces } = await eleve.call('getDonnees', {});
  const done = acces.filter(({ coursTermine }) => coursTermine === NOW);
  expect(done).toContainEqual(
    expect.objectContaining({ libelle: 'Cours de test', dateRetrait: null }),
  );
  expect(done.flatMap(({ chapitres }) => chapitres)).toContainEqual({
    chapitre: 'Chapitre 1.1',
    dateLecture: NOW,
    place: 0,
    dateTermine: NOW,
    reponses: [{ question: 'Question 0\u202f?', reponse: 'a', correcte: 'b' }],
  });
});

test('a list of modules asks no more of the database, however many there are', async () => {
  const { database } = school;
  const { read: db } = database;
  const queries = async (cours: CoursDeTest) => {
    let asked = 0;
    database.read = new Proxy(db, {
      get(target, name) {
        if (name === 'selectFrom') asked++;
        const found = target[name as 'selectFrom'] as unknown;
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
    const answer = await modulesOf(cours);
    database.read = db;
    expect(answer.status).toBe(200);
    return { asked, modules: answer.modules.length };
  };
  const small = await queries(await opened([1]));
  const large = await queries(await opened(...times(12, () => [1, 0])));
  expect([small.modules, large.modules]).toEqual([1, 12]);
  expect(small.asked).toBeGreaterThan(1);
  expect(large.asked).toBe(small.asked);
});

test('a course counts each chapter once, and the same for its learner, her next step and her school', async () => {
  const cours = await opened([0, 0], [0]);
  const [first] = cours.modules[0]!.chapitres;
  const [, autreModule] = cours.modules;
  await benoit.call('editModule', {
    id: autreModule!.id,
    libelle: 'Module 2',
    chapitre_ids: [autreModule!.chapitres[0]!.id, first!.id],
  });
  const chef = await school.login('superviseur@demo.be');
  const told = async () => {
    const { nbTermine, nbChapitre, minutes, pourcentage } = await modulesOf(cours);
    const { cours: all } = await chef.call('getSuivi', { id: eleve.id });
    const { acces } = await eleve.call('getCap', {});
    const suivi = all.find((each) => each.acces_user_id === cours.acces_user_id)!;
    const cap = acces.find((each) => each.acces_user_id === cours.acces_user_id)!;
    expect([suivi.nbTermine, suivi.nbChapitre]).toEqual([nbTermine, nbChapitre]);
    expect([cap.fait, cap.total]).toEqual([nbTermine, nbChapitre]);
    return { lu: `${nbTermine}/${nbChapitre}`, minutes, pourcentage };
  };
  expect(await told()).toEqual({ lu: '0/3', minutes: 3, pourcentage: 0 });
  await submit(cours, 0, 0);
  expect(await told()).toEqual({ lu: '1/3', minutes: 3, pourcentage: 33 });
  await submit(cours, 0, 1);
  expect(await told()).toEqual({ lu: '2/3', minutes: 3, pourcentage: 66 });
  await submit(cours, 1, 0);
  expect(await told()).toEqual({ lu: '3/3', minutes: 3, pourcentage: 100 });
  const { id } = await benoit.call('addChapitre', {
    libelle: 'Neuf',
    texte: '<p>x</p>',
    listeModules: [autreModule!.id],
  });
  expect(await told()).toEqual({ lu: '3/3', minutes: 4, pourcentage: 100 });
  await eleve.call('addELearning', { ...ou(cours, 1, 0), chapitre_id: id, reponses: {} });
  expect(await told()).toEqual({ lu: '4/4', minutes: 4, pourcentage: 100 });
});
