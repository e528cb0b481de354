import { ERREURS } from '../../../regles/cible.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { playSerie, practise, wrong } from '../../testing/entrainement.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { dureesOf } from '../tentatives/index.ts';
import { accesQT } from '../../testing/serie.ts';

let eleve: Person;
let autre: Person;
const HOUR = 3600;

const school = await openSchoolForFile();
beforeEach(async () => {
  school.at('2026-11-21T10:00:00.000Z');
  await school.database.write(async (trx) => {
    for (const table of ['memoire', 'tentative', 'limite'] as const)
      await trx.deleteFrom(table).execute();
  });
  eleve = await school.login('eleve@demo.be');
  autre = await school.login('eleve2@demo.be');
});

const keptOf = async ({ id }: Person) =>
  (
    await school.database.read
      .selectFrom('memoire')
      .select('souvenirs')
      .where('eleve_id', '=', id)
      .executeTakeFirst()
  )?.souvenirs;
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

test('what was wrong in series of before comes back, and leaves once answered well twice', async () => {
  const serie = await playSerie(school, eleve, [0, 0, 1]);
  const { acces, ids } = serie;
  expect((await eleve.call('getEntrainement', acces)).erreurs.nombre).toBe(0);
  await serie.stop();
  expect(await keptOf(eleve)).toBeUndefined();
  const first = await eleve.call('getEntrainement', acces);
  expect(first).toMatchObject({ status: 200, erreurs: { nombre: 2, dues: 0 }, ouvertes: [] });
  expect(await keptOf(eleve)).toBeUndefined();
  school.at(first.erreurs.prochaine!);
  expect((await eleve.call('getEntrainement', acces)).erreurs).toEqual({
    nombre: 2,
    dues: 2,
    prochaine: null,
  });

  const { dizaine_id } = await eleve.call('addDizaine', { ...acces, cible: ERREURS });
  const ou = { ...acces, dizaine_id };
  const one = await practise(school, eleve, ou, [1, 0]);
  expect(new Set(one.ids)).toEqual(new Set(ids.slice(0, 2)));
  expect(one.answers).toMatchObject([
    { status: 200, juste: 1, suite: 'encore', termine: 0 },
    { status: 200, juste: 0, suite: 'reviendra', termine: 1 },
  ]);
  const again = await eleve.call('getDizaine', ou);
  expect(again).toMatchObject({ libelle: 'Mes erreurs', termine: 1 });
  expect(again.questions.map(({ suite }) => suite)).toEqual(['encore', 'reviendra']);

  school.later(20 * 24 * HOUR);
  const next = await eleve.call('addDizaine', { ...acces, cible: ERREURS });
  expect(next.dizaine_id).not.toBe(dizaine_id);
  const two = await practise(school, eleve, { ...acces, ...next }, [1, 1]);
  const suiteOf = (id: number) => two.answers[two.ids.indexOf(id)]!.suite;
  expect([suiteOf(one.ids[0]!), suiteOf(one.ids[1]!)]).toEqual(['sue', 'encore']);
  expect((await eleve.call('getEntrainement', acces)).erreurs.nombre).toBe(1);
});

test('once it is kept, each attempt that ends is remembered with it, unanswered questions are not', async () => {
  const first = await playSerie(school, eleve, [0]);
  await first.stop();
  const { acces } = first;
  await eleve.call('addDizaine', { ...acces, cible: 'signaux' });
  const before = (await keptOf(eleve))!.split(';');
  expect(before.map((each) => Number(each.split(',')[0]))).toEqual(first.ids);
  const second = await playSerie(school, eleve, [0, 0, 1], 1);
  await second.stop();
  await second.stop();
  const ids = new Set([...first.ids, ...second.ids]);
  const kept = (await keptOf(eleve))!.split(';').map((each) => each.split(',').map(Number));
  expect(new Set(kept.map(([id]) => id))).toEqual(ids);
  expect(kept.map((each) => each.at(-2))).toEqual(kept.map(() => 1));
  expect(await keptOf(autre)).toBeUndefined();
});

test('a subject: what is known of it, ten of its questions, and the one that is open', async () => {
  const acces = await accesQT(eleve);
  await eleve.call('getThemes', acces);
  const { sujets } = await eleve.call('getEntrainement', acces);
  const priorites = sujets.find(({ cible }) => cible === 'priorites')!;
  expect(priorites).toMatchObject({ libelle: 'Priorités', vues: 0, etat: 'à découvrir' });
  const article = priorites.articles.find((each) => each.cible === 'priorites/12')!;
  expect(article.nombre).toBeGreaterThan(9);
  expect(sujets.reduce((sum, { nombre }) => sum + nombre, 0)).toBe(350);

  const { dizaine_id } = await eleve.call('addDizaine', { ...acces, cible: article.cible });
  const ou = { ...acces, dizaine_id };
  const { answers, ids } = await practise(school, eleve, ou, [1, 1, 1]);
  expect(ids).toHaveLength(10);
  expect(answers.map(({ suite }) => suite)).toEqual([null, null, null]);
  expect(answers[0]!.correction.idArticleLois).toMatch(/^12(\.|$)/);
  expect(await eleve.call('addDizaine', { ...acces, cible: article.cible })).toMatchObject({
    dizaine_id,
  });
  const seen = await eleve.call('getEntrainement', acces);
  expect(seen.ouvertes).toEqual([{ dizaine_id, cible: article.cible, nombre: 10, faites: 3 }]);
  expect(seen.sujets.find(({ cible }) => cible === 'priorites')).toMatchObject({
    vues: 3,
    sues: 3,
  });
  expect((await eleve.call('getThemes', { ...acces, historique: 1 })).themes).toEqual([]);
});

test('nothing to practise is said, and a subject that is none', async () => {
  const acces = await accesQT(eleve);
  await eleve.call('getThemes', acces);
  for (const [cible, status] of [
    [ERREURS, 409],
    ['autres/99', 409],
    ['toString', 422],
    ['../x', 422],
  ] as const) {
    const answer = await eleve.call('addDizaine', { ...acces, cible });
    expect([cible, answer.status]).toEqual([cible, status]);
    expect(answer.message).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test('an attempt keeps how long each answer took, clipped; what is no time refuses nothing', async () => {
  const acces = await accesQT(eleve);
  const { themes } = await eleve.call('getThemes', acces);
  const ou = { ...acces, theme_id: themes[0]!.id };
  await eleve.call('addQuestionnaire', ou);
  const { questions } = await eleve.call('getQuestionnaire', ou);
  const times = [4200, undefined, 3_600_000, -1, 'x'];
  for (const [questionKey, duree] of times.entries()) {
    const question = questions.questions[questionKey];
    const answer = { ...ou, question, questionKey, letter: 'a', duree };
    expect(await eleve.call('addReponse', answer)).toMatchObject({ status: 200 });
  }
  const { durees } = await school.database.read
    .selectFrom('tentative')
    .where('mode', '=', 'serie')
    .select('durees')
    .where('acces_user_id', '=', acces.acces_user_id)
    .executeTakeFirstOrThrow();
  expect(durees).toBe(`038o....cuyo${'.'.repeat(47 * 4)}`);
  expect(dureesOf({ durees, reponses: 'aaa' })).toEqual([4200, null, 600_000]);
});

describe('at once', () => {
  const begin = async () => {
    const acces = await accesQT(eleve);
    await eleve.call('getThemes', acces);
    const { dizaine_id } = await eleve.call('addDizaine', { ...acces, cible: 'vitesse' });
    const ou = { ...acces, dizaine_id };
    const { ids, letters } = await practise(school, eleve, ou, []);
    const give = (key: number, letter = letters.get(ids[key]!)!) =>
      eleve.call('addReponseDizaine', { ...ou, question: ids[key], questionKey: key, letter });
    return { acces, ou, ids, letters, give };
  };

  test('two devices answer the same question: the first answer stands, and is remembered once', async () => {
    for (let round = 0; round < 5; round++) {
      const { ids, letters, give } = await begin();
      const other = wrong(letters.get(ids[round]!)!);
      const answers = await Promise.all([give(round), give(round, other), give(round)]);
      expect(statuses(answers)).toEqual(
        answers[1].status === 200 ? [200, 409, 409] : [200, 200, 409],
      );
      const kept = (await keptOf(eleve))!
        .split(';')
        .find((each) => each.startsWith(`${ids[round]},`));
      expect(kept).toMatch(/,1,[01]$/);
    }
  });

  test('all ten answers at once: all kept, ended once', async () => {
    const { acces, ou, ids, give } = await begin();
    const answers = await Promise.all(ids.map((_, key) => give(key)));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(answers.filter(({ termine }) => termine === 1)).toHaveLength(1);
    expect((await eleve.call('getDizaine', ou)).termine).toBe(1);
    expect((await keptOf(eleve))!.split(';')).toHaveLength(10);
    expect((await eleve.call('getEntrainement', acces)).ouvertes).toEqual([]);
  });

  test('with two accesses of one learner: all that either shows is remembered', async () => {
    const one = await begin();
    const { accesList } = await eleve.call('getAccesUser', {});
    const { acces_id, acces_user_id } = accesList.find((a) => a.type === 'QT' && a.isPerime)!;
    const set = (datePerime: string) =>
      school.database.write((trx) =>
        trx.updateTable('accesUser').set({ datePerime }).where('id', '=', acces_user_id).execute(),
      );
    await set('2026-12-01T00:00:00.000Z');
    const acces = { acces_id, acces_user_id };
    const { dizaine_id } = await eleve.call('addDizaine', { ...acces, cible: 'signaux' });
    const ou = { ...acces, dizaine_id };
    const other = await practise(school, eleve, ou, []);
    const answers = await Promise.all([
      ...one.ids.map((_, key) => one.give(key)),
      ...other.ids.map((question, questionKey) =>
        eleve.call('addReponseDizaine', { ...ou, question, questionKey, letter: 'a' }),
      ),
    ]);
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const kept = (await keptOf(eleve))!.split(';').map((each) => Number(each.split(',')[0]));
    expect(new Set(kept)).toEqual(new Set([...one.ids, ...other.ids]));
    await set('2026-11-01T00:00:00.000Z');
  });

  test('asked ten times: one practice', async () => {
    const acces = await accesQT(eleve);
    await eleve.call('getThemes', acces);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => eleve.call('addDizaine', { ...acces, cible: 'place' })),
    );
    expect(new Set(all.map(({ dizaine_id }) => dizaine_id)).size).toBe(1);
  });

  test('an attempt ends while the first practice begins: it is remembered, and once', async () => {
    for (let round = 0; round < 5; round++) {
      await school.database.write(async (trx) => {
        await trx.deleteFrom('memoire').execute();
        await trx.deleteFrom('tentative').where('mode', '=', 'serie').execute();
      });
      const { acces, ids, stop } = await playSerie(school, eleve, [0, 0]);
      await Promise.all([stop(), eleve.call('addDizaine', { ...acces, cible: `signaux` })]);
      const kept = (await keptOf(eleve))!.split(';').map((each) => each.split(','));
      expect(new Set(kept.map(([id]) => Number(id)))).toEqual(new Set(ids));
      expect(kept.map((each) => each.at(-1))).toEqual(['1', '1']);
    }
  });
});

describe('whose it is, and how long', () => {
  const everyCall = async (who: Person, ou: Awaited<ReturnType<typeof own>>) => ({
    getEntrainement: (await who.call('getEntrainement', ou)).status,
    addDizaine: (await who.call('addDizaine', { ...ou, cible: 'signaux' })).status,
    getDizaine: (await who.call('getDizaine', ou)).status,
    addReponseDizaine: (await who.call('addReponseDizaine', { ...ou, questionKey: 0, letter: 'a' }))
      .status,
  });
  const own = async () => {
    const acces = await accesQT(eleve);
    await eleve.call('getThemes', acces);
    const { dizaine_id } = await eleve.call('addDizaine', { ...acces, cible: 'signaux' });
    const { questions } = await eleve.call('getDizaine', { ...acces, dizaine_id });
    return { ...acces, dizaine_id, question: questions[0]!.datas.id };
  };
  const all = (status: number) => ({
    getEntrainement: status,
    addDizaine: status,
    getDizaine: status,
    addReponseDizaine: status,
  });

  test('somebody else’s access is not found, nor a practice in one’s own', async () => {
    const ou = await own();
    expect(await everyCall(autre, ou)).toEqual(all(404));
    const his = await accesQT(autre);
    await autre.call('getThemes', his);
    const mixed = { ...ou, ...his };
    expect(await everyCall(autre, mixed)).toMatchObject({
      getDizaine: 404,
      addReponseDizaine: 404,
    });
    expect(await everyCall(eleve, ou)).toEqual(all(200));
  });

  test('an access that has not begun says so, and begins by nothing here', async () => {
    const { id } = eleve;
    const acces = await accesQT(eleve);
    const dates = (dateActivation: string | null, datePerime: string | null) =>
      school.database.write((trx) =>
        trx
          .updateTable('accesUser')
          .set({ dateActivation, datePerime })
          .where('eleve_id', '=', id)
          .where('id', '=', acces.acces_user_id)
          .execute(),
      );
    await dates(null, null);
    expect((await eleve.call('getEntrainement', acces)).status).toBe(409);
    expect((await eleve.call('addDizaine', { ...acces, cible: 'signaux' })).status).toBe(409);
    await eleve.call('getThemes', acces);
  });

  test('until the end of the access, to the millisecond; switched off it is not found', async () => {
    const ou = await own();
    const set = (values: { datePerime?: string; actif?: 0 | 1 }) =>
      school.database.write((trx) =>
        trx.updateTable('accesUser').set(values).where('id', '=', ou.acces_user_id).execute(),
      );
    const { datePerime } = await eleve.call('getEntrainement', ou);
    await set({ datePerime: '2026-11-30T23:00:00.000Z' });
    school.at('2026-11-30T22:59:59.999Z');
    expect(await everyCall(eleve, ou)).toEqual(all(200));
    school.at('2026-11-30T23:00:00.000Z');
    expect(await everyCall(eleve, ou)).toEqual(all(400));
    await set({ datePerime: '2027-01-30T23:00:00.000Z', actif: 0 });
    expect(await everyCall(eleve, ou)).toEqual(all(404));
    await set({ datePerime, actif: 1 });
  });

  test('a wrong place, a letter that is none, a question of elsewhere', async () => {
    const { question, ...ou } = await own();
    const give = (change: object) =>
      eleve.call('addReponseDizaine', { ...ou, question, questionKey: 0, letter: 'a', ...change });
    expect(await give({ questionKey: 1 })).toMatchObject({ status: 422 });
    expect(await give({ letter: 'e' })).toMatchObject({ status: 422 });
    expect(await give({ question: 1 })).toMatchObject({ status: 404 });
    expect(await give({ dizaine_id: 999_999 })).toMatchObject({ status: 404 });
    expect(await keptOf(eleve)).toBe('');
  });
});
