import { beforeEach, expect, test } from 'vitest';
import { openSchoolForFile } from '../testing/school.ts';
import { startExamen } from '../testing/examen.ts';
import { practise } from '../testing/entrainement.ts';
import { accesQT, startSerie } from '../testing/serie.ts';
import { forgetTries, minutesLater } from '../testing/compte.ts';

const CHLOE = 'eleve@demo.be';

const school = await openSchoolForFile();
beforeEach(() => forgetTries(school));

const pay = async (eleve_id: number, libelle: string, montant: number, renouvellement: 0 | 1) => {
  const { id } = await school.database.read
    .selectFrom('acces')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await school.database.write((trx) =>
    trx
      .insertInto('paiement')
      .values({
        eleve_id,
        acces_id: id,
        libelle,
        type: renouvellement ? 'paypal' : 'payzen',
        renouvellement,
        montant,
        dateCreation: school.now().toISOString(),
      })
      .execute(),
  );
};

test('payments are one’s own, in euros, the newest first', async () => {
  const [eleve, autre] = [await school.login(CHLOE), await school.login('eleve2@demo.be')];
  expect(await eleve.call('getPaiements', {})).toEqual({ status: 200, paiements: [] });
  await pay(eleve.id, 'Théorie permis B', 1499, 0);
  await pay(eleve.id, 'Rendez-vous pédagogique', 1200, 1);
  await pay(autre.id, 'Autre', 799, 0);
  expect((await eleve.call('getPaiements', {})).paiements).toEqual([
    {
      id: expect.any(Number),
      libelle: 'Rendez-vous pédagogique',
      type: 'paypal',
      renouvellement: 1,
      montant: 12,
      dateCreation: minutesLater(0),
      etat: 'paye',
      rembourse: 0,
      annule: 0,
      factures: [],
    },
    expect.objectContaining({ libelle: 'Théorie permis B', renouvellement: 0, montant: 14.99 }),
  ]);
  const { user_id: _, ...same } = { user_id: autre.id };
  expect((await eleve.call('getPaiements', { ...same, user_id: autre.id })).paiements).toHaveLength(
    2,
  );
});

test('everything that is kept of a learner is in the file, and nothing of anybody else', async () => {
  const eleve = await school.login(CHLOE);
  const autre = await school.login('eleve2@demo.be');
  const finished = await startSerie(school, eleve, [{ correcte: 'b' }, { correcte: 'a' }]);
  await finished.answer(0, 'a');
  await finished.answer(1, 'a');
  const open = await startSerie(school, eleve, [{ correcte: 'c' }, {}]);
  await open.answer(0, 'c');
  await (await startSerie(school, autre, [{}])).answer(0, 'b');
  await school.visitor.call('forgotPassword', { email: CHLOE });
  await school.visitor.call('forgotPassword', { email: 'eleve2@demo.be' });
  for (const [who, cible] of [
    [eleve, 'priorites'],
    [autre, 'vitesse'],
  ] as const) {
    const acces = await accesQT(who);
    const { dizaine_id } = await who.call('addDizaine', { ...acces, cible });
    await practise(school, who, { ...acces, dizaine_id }, [0]);
  }
  const examen = await startExamen(school, eleve);
  await examen.play([1, 0]);
  await (await startExamen(school, autre)).play([1]);

  const donnees = await eleve.call('getDonnees', {});
  expect(donnees).toMatchObject({
    status: 200,
    identite: (await eleve.call('getUser', {})).user,
    conditionsAcceptees: null,
    contratSigne: 1,
  });
  expect(donnees.acces.map(({ libelle }) => libelle).toSorted()).toEqual(
    (await eleve.call('getAccesUser', {})).accesList.map(({ libelle }) => libelle).toSorted(),
  );
  const tentatives = donnees.acces.flatMap((acces) => acces.tentatives);
  expect(tentatives).toHaveLength(2);
  const [latest, first] = tentatives;
  expect(first).toMatchObject({
    serie: 'Série de test',
    dateFin: minutesLater(0),
    score: 1,
    reussi: 0,
    reponses: [
      { reponse: 'a', correcte: 'b' },
      { reponse: 'a', correcte: 'a' },
    ],
  });
  expect(first!.reponses.map(({ question }) => question).toSorted()).toEqual([
    'Question 0\u202f?',
    'Question 1\u202f?',
  ]);
  expect(latest).toMatchObject({
    dateFin: null,
    score: null,
    reponses: [
      { reponse: 'c', correcte: null },
      { reponse: '?', correcte: null },
    ],
  });
  const entrainements = donnees.acces.flatMap((acces) => acces.entrainements);
  expect(entrainements).toMatchObject([{ sujet: 'Priorités', dateFin: null }]);
  const [given, ...rest] = entrainements[0]!.reponses;
  expect(given!.reponse).toMatch(/^[ab]$/);
  expect(given!.correcte).toMatch(/^[a-d]$/);
  expect(rest.map(({ reponse, correcte }) => [reponse, correcte])).toEqual(
    Array.from({ length: 9 }, () => ['?', null]),
  );
  const examens = donnees.acces.flatMap((acces) => acces.examens);
  expect(examens).toMatchObject([{ dateFin: null, score: null }]);
  expect(examens[0]!.reponses).toMatchObject([{ correcte: null }, { correcte: null }]);
  expect(donnees.memoire).toMatchObject([
    { vues: 1, fausses: 1, aRevoir: 1 },
    { vues: 1, fausses: 0, aRevoir: 0 },
    { question: given!.question, derniere: minutesLater(0), aRevoir: 1 },
  ]);
  expect(donnees.paiements).toHaveLength(2);
  expect(donnees.sessions.length).toBeGreaterThan(0);
  expect(donnees.mails).toEqual([
    { sujet: 'Ton nouveau mot de passe', dateCreation: minutesLater(0), dateEnvoi: null },
  ]);
  expect(JSON.stringify(donnees)).not.toMatch(
    /argon2|eleve2|jeton|Mehdi|[A-Z][a-z]{3}-[a-z]{4}-\d/,
  );
});

test('a switched-off access is in it too', async () => {
  const autre = await school.login('eleve2@demo.be');
  const turn = (actif: number) =>
    school.database.write((trx) =>
      trx.updateTable('accesUser').set({ actif }).where('eleve_id', '=', autre.id).execute(),
    );
  await turn(0);
  expect((await autre.call('getDonnees', {})).acces).toMatchObject([{ actif: 0 }]);
  await turn(1);
});

test('a thousand attempts cost no more questions to the database than two, and hide nobody else’s', async () => {
  const eleve = await school.login('eleve2@demo.be');
  const { acces_user_id, theme_id } = (await startSerie(school, eleve, [{}, {}])).ou;
  const [one] = await school.database.read
    .selectFrom('tentative')
    .selectAll()
    .where('acces_user_id', '=', acces_user_id)
    .where('theme_id', '=', theme_id)
    .execute();
  const { id: _, ...copy } = one!;
  const finished = {
    ...copy,
    score: 0,
    fautesGraves: 0,
    dateFin: copy.dateDebut,
  };
  const counted = async () => {
    const executor = school.database.read.getExecutor();
    const original = executor.executeQuery.bind(executor);
    let queries = 0;
    executor.executeQuery = (...given) => {
      queries++;
      return original(...given);
    };
    const { status } = await eleve.call('getDonnees', {});
    executor.executeQuery = original;
    expect(status).toBe(200);
    return queries;
  };
  const before = await counted();
  const chloe = await school.login(CHLOE);
  const hers = async () =>
    (await chloe.call('getDonnees', {})).acces.flatMap(({ tentatives }) => tentatives);
  const tentatives = await hers();
  await school.database.write((trx) =>
    trx
      .insertInto('tentative')
      .values(Array.from({ length: 1000 }, () => finished))
      .execute(),
  );
  // Versions that the first reading kept are not read again.
  expect(await counted()).toBeLessThanOrEqual(before);
  expect(tentatives).toHaveLength(2);
  expect(await hers()).toEqual(tentatives);
});

test('ten files an hour', async () => {
  const eleve = await school.login(CHLOE);
  for (let n = 0; n < 10; n++)
    expect(await eleve.call('getDonnees', {})).toMatchObject({ status: 200 });
  expect(await eleve.call('getDonnees', {})).toMatchObject({ status: 429 });
});
