import { beforeEach, describe, expect, test } from 'vitest';
import { startExamen } from '../../testing/examen.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { accesQT } from '../../testing/serie.ts';

const school = await openSchoolForFile();
let eleve: Person;
let autre: Person;
const HOUR = 3600;

beforeEach(async () => {
  school.at('2026-11-21T10:00:00.000Z');
  await school.database.write(async (trx) => {
    for (const table of ['memoire', 'tentative', 'limite'] as const)
      await trx.deleteFrom(table).execute();
  });
  eleve = await school.login('eleve@demo.be');
  autre = await school.login('eleve2@demo.be');
});

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('the history', () => {
  const pageOf = (acces: object, page: number, who = eleve) =>
    who.call('getHistoriqueExamens', { ...acces, page });

  test('has all that have ended, page by page, the newest first; never one that goes on', async () => {
    const acces = await accesQT(eleve);
    expect(await pageOf(acces, 1)).toEqual({
      status: 200,
      examens: { data: [], current_page: 1, last_page: 1, per_page: 25, total: 0 },
    });
    const { play, row, ou } = await startExamen(school, eleve, { chrono: 0, arret: 1 });
    await play([0, 1]);
    expect((await pageOf(acces, 1)).examens.total).toBe(0);
    await eleve.call('stopExamen', ou);
    const { id: _, ...ended } = await row();
    const more = Array.from({ length: 29 }, (__, n) => {
      const dateFin = new Date(school.now().getTime() + (n + 1) * HOUR * 1000).toISOString();
      return { ...ended, dateDebut: ended.dateFin!, dateFin };
    });
    await school.database.write((trx) => trx.insertInto('tentative').values(more).execute());
    school.later(HOUR);
    await startExamen(school, eleve);
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => pageOf(acces, page)));
    expect(first!.examens).toMatchObject({
      current_page: 1,
      last_page: 2,
      per_page: 25,
      total: 30,
    });
    const told = [...first!.examens.data, ...second!.examens.data];
    expect(told.map(({ dateFin }) => dateFin)).toEqual([
      ...more.map(({ dateFin }) => dateFin).toReversed(),
      ended.dateFin,
    ]);
    const { resultats } = await eleve.call('getExamens', acces);
    expect(told.slice(0, 10)).toEqual(resultats);
    expect(told.at(-1)).toMatchObject({ examen_id: ou.examen_id, posees: 2, nombre: 50, arret: 1 });
    expect(third!.examens).toMatchObject({ data: [], current_page: 3, total: 30 });
    for (const page of [0, -1, 1.5, 'deux'])
      expect(await pageOf(acces, page as number)).toMatchObject({ status: 422 });
  });

  test('starts nothing, and is its learner’s alone, of an access to series that is valid', async () => {
    const { ou, acces } = await startExamen(school, eleve);
    await eleve.call('stopExamen', ou);
    expect((await pageOf(acces, 1)).examens.total).toBe(1);
    const { accesList } = await eleve.call('getAccesUser', {});
    const cours = accesList.find(({ type }) => type === 'EL')!;
    const strange = [
      await pageOf(acces, 1, autre),
      await pageOf({ ...acces, acces_id: cours.acces_id }, 1),
      await pageOf({ acces_id: cours.acces_id, acces_user_id: cours.acces_user_id }, 1),
    ];
    expect(statuses(strange)).toEqual([404, 404, 404]);
    const { accesList: before } = await autre.call('getAccesUser', {});
    expect((await pageOf(await accesQT(autre), 1, autre)).status).toBe(200);
    expect((await autre.call('getAccesUser', {})).accesList).toEqual(before);
    school.later(400 * 24 * HOUR);
    const later = await school.login('eleve@demo.be');
    expect((await pageOf(acces, 1, later)).status).toBe(400);
  });

  test('of a learner stands on the card that the school has of her, too', async () => {
    const { ou, ids, play } = await startExamen(school, eleve);
    await play(ids.map((__, key) => (key === 0 ? 0 : 1)));
    const open = await startExamen(school, eleve);
    const chef = await school.login('superviseur@demo.be');
    const { examens } = await chef.call('getSuivi', { id: eleve.id });
    expect(examens).toMatchObject([{ examen_id: ou.examen_id, nombre: 50, posees: 50 }]);
    await eleve.call('stopExamen', open.ou);
    const after = await chef.call('getSuivi', { id: eleve.id });
    expect(after.examens.map(({ examen_id }) => examen_id)).toEqual([
      open.ou.examen_id,
      ou.examen_id,
    ]);
    expect((await chef.call('getSuivi', { id: autre.id })).examens).toEqual([]);
  });
});
