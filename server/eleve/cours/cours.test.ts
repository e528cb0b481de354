import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../socle/db/connect.ts';
import { type CoursDeTest, addCours, ou } from '../../testing/cours.ts';
import { type Person, type School, openSchoolForFile } from '../../testing/school.ts';

const NOW = '2026-11-21T10:00:00.000Z';

const school = await openSchoolForFile();
const eleve = await school.login('eleve@demo.be');
const autre = await school.login('eleve2@demo.be');
const benoit = await school.login('administrateur@demo.be');
beforeEach(() => school.at(NOW));

const times = <T>(n: number, make: (index: number) => T) =>
  Array.from({ length: n }, (_, at) => make(at));
const modulesOf = (cours: CoursDeTest) => eleve.call('getModules', { acces_id: cours.acces_id });
const read = (cours: CoursDeTest, module = 0, chapitre = 0) =>
  eleve.call('getChapitres', ou(cours, module, chapitre));
async function opened(...modules: number[][]) {
  const asked = modules.map((chapitres) => chapitres.map((n) => times(n, () => ({}))));
  const cours = await addCours(school, eleve, asked);
  await modulesOf(cours);
  return cours;
}
const submit = (cours: CoursDeTest, module: number, chapitre: number, more: object = {}) => {
  const nombre = cours.modules[module]!.chapitres[chapitre]!.questions.length;
  const reponses = Object.fromEntries(times(nombre, (at) => [at + 1, 'A']));
  return eleve.call('addELearning', { ...ou(cours, module, chapitre), reponses, ...more });
};
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

describe('what staff do meanwhile', () => {
  const place = (cours: CoursDeTest, module: number, ids: number[]) =>
    benoit.call('editModule', {
      id: cours.modules[module]!.id,
      libelle: `Module ${module + 1}`,
      chapitre_ids: ids,
    });

  test('a chapter added later takes a finished course from nobody', async () => {
    const cours = await opened([0]);
    await submit(cours, 0, 0);
    school.later(3600);
    const { id } = await benoit.call('addChapitre', {
      libelle: 'Neuf',
      texte: '<p>x</p>',
      listeModules: [cours.modules[0]!.id],
    });
    expect(await modulesOf(cours)).toMatchObject({
      pourcentage: 100,
      dateFin: NOW,
      modules: [{ nbTermine: 1, nbChapitre: 2 }],
      suite: { chapitre_id: id },
    });
    expect(await submit(cours, 0, 0)).toMatchObject({ status: 200, termineAll: false });
    const last = { ...ou(cours, 0, 0), chapitre_id: id, reponses: {} };
    expect(await eleve.call('addELearning', last)).toMatchObject({ termineAll: true });
    expect((await modulesOf(cours)).dateFin).toBe(NOW);
  });

  test('a chapter added before the end has to be done', async () => {
    const cours = await opened([0, 0]);
    await submit(cours, 0, 0);
    await benoit.call('addChapitre', {
      libelle: 'Neuf',
      texte: '<p>x</p>',
      listeModules: [cours.modules[0]!.id],
    });
    expect(await submit(cours, 0, 1)).toMatchObject({ termineAll: false });
    expect(await modulesOf(cours)).toMatchObject({ pourcentage: 66, dateFin: null });
  });

  test('what was left to do is taken away: the course is finished by looking at it', async () => {
    const cours = await opened([0, 0]);
    const [first, second] = cours.modules[0]!.chapitres;
    await submit(cours, 0, 0);
    expect((await modulesOf(cours)).dateFin).toBeNull();
    await benoit.call('deleteChapitre', { id: second!.id });
    school.later(60);
    const finished = await Promise.all(times(4, () => modulesOf(cours)));
    expect(new Set(finished.map(({ dateFin }) => dateFin))).toEqual(
      new Set(['2026-11-21T10:01:00.000Z']),
    );
    expect(await submit(cours, 0, 1)).toMatchObject({ status: 404 });
    await place(cours, 0, []);
    expect(await modulesOf(cours)).toMatchObject({
      pourcentage: 100,
      modules: [{ nbChapitre: 0 }],
    });
    await place(cours, 0, [first!.id]);
    expect(await modulesOf(cours)).toMatchObject({ modules: [{ nbTermine: 1 }] });
  });

  test('a chapter that moves or stands twice stays done', async () => {
    const cours = await opened([0, 0], [0]);
    await submit(cours, 0, 0);
    const { chapitre_id } = ou(cours, 0, 0);
    await place(cours, 1, [ou(cours, 1, 0).chapitre_id, chapitre_id]);
    expect(await modulesOf(cours)).toMatchObject({
      pourcentage: 33,
      modules: [{ nbTermine: 1 }, { nbTermine: 1 }],
    });
    await place(cours, 0, [ou(cours, 0, 1).chapitre_id]);
    expect((await modulesOf(cours)).modules.map(({ nbTermine }) => nbTermine)).toEqual([0, 1]);
  });

  test('saved at another server: everything is seen at once', async () => {
    const cours = await opened([0, 0], [0]);
    const { id: module_id, chapitres } = cours.modules[0]!;
    const [first, second] = chapitres.map(({ id }) => id);
    const shown = async () => [
      (await modulesOf(cours)).modules.map(({ module }) => module.libelle).join(),
      (await read(cours)).chapitres.map(({ libelle }) => libelle).join(),
    ];
    expect(await shown()).toEqual(['Module 1,Module 2', 'Chapitre 1.1,Chapitre 1.2']);
    const other = await connect(school.where);
    const saved = async (change: Parameters<typeof edit>[0]) => {
      await other.write((trx) => change(trx).execute());
      return shown();
    };
    expect([
      await saved((trx) =>
        trx.updateTable('module').set({ libelle: 'Autre' }).where('id', '=', module_id),
      ),
      await saved((trx) =>
        trx.updateTable('chapitre').set({ libelle: 'Neuf' }).where('id', '=', first!),
      ),
      await saved((trx) => trx.deleteFrom('moduleChapitre').where('chapitre_id', '=', second!)),
      await saved((trx) =>
        trx.insertInto('moduleChapitre').values({ module_id, chapitre_id: second!, position: -1 }),
      ),
      await saved((trx) =>
        trx
          .updateTable('accesModule')
          .set({ position: 9 })
          .where('acces_id', '=', cours.acces_id)
          .where('module_id', '=', module_id),
      ),
    ]).toEqual([
      ['Autre,Module 2', 'Chapitre 1.1,Chapitre 1.2'],
      ['Autre,Module 2', 'Neuf,Chapitre 1.2'],
      ['Autre,Module 2', 'Neuf'],
      ['Autre,Module 2', 'Chapitre 1.2,Neuf'],
      ['Module 2,Autre', 'Chapitre 1.2,Neuf'],
    ]);
    await other.close();
  });

  test('a question that changed is answered as it was seen; one that went or came is told', async () => {
    const cours = await opened([2]);
    const { questions } = cours.modules[0]!.chapitres[0]!;
    const seen = (await read(cours)).listeQuestions!.map(({ version_id }) => version_id);
    const reworded = {
      langue: 'FR',
      libelle: 'Autrement\u202f?',
      a: 'Oui.',
      b: 'Non.',
      correcte: 'b',
      grave: 0,
    };
    expect(await benoit.call('editQuestion', { id: questions[0]!, ...reworded })).toMatchObject({
      status: 200,
    });
    await benoit.call('deleteQuestion', { id: questions[1]! });
    expect(await submit(cours, 0, 0, { versions: seen.join(';') })).toMatchObject({ status: 422 });
    expect((await read(cours)).listeQuestions).toHaveLength(1);
    const answer = { reponses: { 1: 'c' }, versions: String(seen[0]) };
    expect(await submit(cours, 0, 0, answer)).toMatchObject({
      status: 200,
      listeReponses: [{ bonne: 'a' }],
    });
    expect((await read(cours)).listeQuestions![0]).toMatchObject({
      version_id: seen[0],
      c: 'Troisième',
    });
    const other = await opened([1]);
    await benoit.call('deleteQuestion', { id: other.modules[0]!.chapitres[0]!.questions[0]! });
    expect(await submit(other, 0, 0, { reponses: {}, versions: '' })).toMatchObject({
      termineAll: true,
    });
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
