import { describe, expect, test } from 'vitest';
import { FAITS_TENUS } from '../../../droit/faits.ts';
import { createApp } from '../../app.ts';
import { openDatabase } from '../../socle/db/connect.ts';
import { loadFaits } from '../../socle/faits/faits.writes.ts';
import { builtPages } from '../../socle/http/pages.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const pages = await builtPages();
const school = await openSchoolForFile({ pages });
let chef = await school.login('superviseur@demo.be');
/** A session ends after twelve hours. */
async function wait(instant: string) {
  school.at(instant);
  chef = await school.login('superviseur@demo.be');
}

const SEIZE = {
  fait: 'prixTheorie',
  valeur: '16 euros',
  du: '2026-11-21',
  source: 'https://www.monpermisdeconduire.be/examen-theorique',
  verifie: '2026-11-21',
} as const;

const dite = async (nom: string, path = '/code-de-la-route') =>
  (await school.fastify.inject(path)).body.includes(nom);
const lignesDe = async (fait: string) =>
  (await chef.call('getFaitsExtranet', {})).faits!.data.filter((ligne) => ligne.fait === fait);
const enVigueur = async (fait: string) =>
  (await lignesDe(fait)).find(({ etat }) => etat === 'vigueur')!;

test('each fact of the law and the centres has its value, its source and its day', async () => {
  const { faits } = await chef.call('getFaitsExtranet', {});
  expect(faits!.data.map(({ fait }) => fait)).toEqual(FAITS_TENUS);
  for (const { du, source, verifie } of faits!.data) {
    expect(source.length).toBeGreaterThan(10);
    expect([du, verifie].every((jour) => /^\d{4}-\d\d-\d\d$/.test(jour))).toBe(true);
  }
});

describe('a new price', () => {
  test('is told at once, on another server too, in pages, questions and data', async () => {
    const database = await openDatabase(school.where);
    const autre = await createApp({
      env: school.mounting.env,
      database,
      pages,
      clock: () => school.now(),
    });
    const onOther = async (words: string) =>
      (await autre.fastify.inject('/code-de-la-route')).body.includes(words);
    expect(await dite('15\u00a0euros')).toBe(true);
    expect(await onOther('15\u00a0euros')).toBe(true);
    expect(await chef.call('addFait', SEIZE)).toMatchObject({ status: 200 });
    for (const told of [dite, onOther]) {
      expect(await told('16\u00a0euros')).toBe(true);
      expect(await told('15\u00a0euros pour les catégories')).toBe(false);
    }
    const { faits } = await school.visitor.call('getFaits', {});
    expect(faits.prixTheorie).toBe('16\u00a0euros');
    await autre.fastify.close();
  });

  test('can be entered ahead: it holds from midnight in Brussels on', async () => {
    const dix = { ...SEIZE, valeur: '17 euros', du: '2027-01-01' };
    expect(await chef.call('addFait', dix)).toMatchObject({ status: 200 });
    expect((await lignesDe('prixTheorie')).map(({ etat }) => etat)).toEqual([
      'avenir',
      'vigueur',
      'passe',
    ]);
    const asks = async () => (await school.visitor.call('getFaits', {})).faits.prixTheorie;
    school.at('2026-12-31T22:59:00.000Z');
    expect(await asks()).toBe('16\u00a0euros');
    await wait('2026-12-31T23:00:00.000Z');
    expect(await asks()).toBe('17\u00a0euros');
  });

  test('a fee is to be read again each January, anything else after a year', async () => {
    const aRevoir = async () =>
      (await chef.call('getFaitsExtranet', { etat: 'arevoir' })).faits!.data.map((l) => l.fait);
    expect((await aRevoir()).toSorted()).toEqual([
      'prixPerception',
      'prixTheorie',
      'prixTheorieCD',
    ]);
    const fee = await enVigueur('prixTheorie');
    const { id, valeur, du, source, version } = fee;
    const read = { id, valeur, du, source, version, verifie: '2027-01-01' };
    expect(await chef.call('editFait', read)).toMatchObject({ status: 200 });
    expect(await aRevoir()).not.toContain('prixTheorie');
    await wait('2027-11-29T10:00:00.000Z');
    expect(await aRevoir()).toHaveLength(FAITS_TENUS.length - 1);
  });
});

describe('refused, with a sentence', () => {
  test.each([
    ['a second value from one day', SEIZE, 'du', /déjà une valeur dès ce jour/],
    ['a day to come', { verifie: '2030-01-01' }, 'verifie', /pas encore venu/],
    ['no value', { valeur: '' }, 'valeur', /Écrivez la valeur/],
    ['a rule that nobody knows', { fait: 'regleExamen', valeur: 'x' }, 'valeur', /une des règles/],
    ['what the program applies', { fait: 'seuilTheorie' }, 'fait', /Choisissez/],
    ['what is read from products', { fait: 'prixRdv' }, 'fait', /Choisissez/],
  ])('%s', async (_, change, champ, dit) => {
    const { status, errors } = await chef.call('addFait', { ...SEIZE, ...change });
    expect(status).toBe(422);
    expect(errors![champ]![0]).toMatch(dit);
  });

  test('the last value of today: it can neither go nor wait', async () => {
    const { id, valeur, du, source, verifie, version } = await enVigueur('ageMinimum');
    const refus = /n’aurait plus de valeur aujourd’hui/;
    const gone = await chef.call('deleteFait', { id });
    expect(gone).toMatchObject({ status: 409, message: expect.stringMatching(refus) as string });
    const later = { id, valeur, source, verifie, version, du: '2099-01-01' };
    expect(await chef.call('editFait', later)).toMatchObject({ status: 409 });
    expect(await enVigueur('ageMinimum')).toMatchObject({ id, du });
  });

  test('of two that are left, deleted at once, one stays', async () => {
    const deux = { ...SEIZE, fait: 'centresWallonie', valeur: '15' };
    await chef.call('addFait', deux);
    const ids = (await lignesDe('centresWallonie')).map(({ id }) => id);
    const said = await Promise.all(ids.map((id) => chef.call('deleteFait', { id })));
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await lignesDe('centresWallonie')).toHaveLength(1);
  });

  test('an edit of an older version: nothing is overwritten', async () => {
    const { id, valeur, du, source, verifie, version } = await enVigueur('validiteTheorie');
    const edit = (change: object) =>
      chef.call('editFait', { id, valeur, du, source, verifie, version, ...change });
    expect(await edit({ valeur: '4 ans' })).toMatchObject({ status: 200 });
    const said = await edit({ valeur: '5 ans' });
    expect(said).toMatchObject({ status: 409, fait: { valeur: '4\u00a0ans' } });
  });

  test('everybody below level 10', async () => {
    const other = await school.login('administrateur@demo.be');
    const said = await other.call('addFait', { ...SEIZE, du: '2001-01-01' });
    expect(said.status).toBe(403);
  });
});

test('a deletion is undone, and a release leaves alone what staff changed or deleted', async () => {
  const { id } = await enVigueur('prixTheorie');
  const { annulation } = await chef.call('deleteFait', { id });
  expect(await enVigueur('prixTheorie')).not.toMatchObject({ id });
  await school.database.write(loadFaits);
  expect(await enVigueur('prixTheorie')).not.toMatchObject({ id });
  expect(await chef.call('undo', { ligne_id: annulation!.ligne_id })).toMatchObject({
    status: 200,
  });
  expect(await enVigueur('prixTheorie')).toMatchObject({ id });
  await school.database.write(loadFaits);
  expect((await enVigueur('validiteTheorie')).valeur).toBe('4\u00a0ans');
});

test('a page that is kept is shown while the database is away', async () => {
  const database = await openDatabase(school.where);
  const autre = await createApp({
    env: school.mounting.env,
    database,
    pages,
    clock: () => school.now(),
  });
  const { body } = await autre.fastify.inject('/code-de-la-route');
  await database.close();
  expect(await autre.fastify.inject('/code-de-la-route')).toMatchObject({ statusCode: 200, body });
});

test('a value whose first day staff have moved does not come back with a release', async () => {
  const read = await enVigueur('validiteTheorie');
  const moved = { ...read, valeur: '4 ans', du: '1998-03-23' };
  const edited = await chef.call('editFait', { ...moved, verifie: SEIZE.verifie });
  expect(edited).toMatchObject({ status: 200 });
  const avant = await lignesDe('validiteTheorie');
  await school.database.write(loadFaits);
  expect(await lignesDe('validiteTheorie')).toEqual(avant);
});

test('a value is text in a page of HTML', async () => {
  const read = await enVigueur('prixTheorie');
  const edited = await chef.call('editFait', { ...read, valeur: '<b>15</b> euros' });
  expect(edited).toMatchObject({ status: 200 });
  expect(await dite('<b>15</b>')).toBe(false);
  expect(await dite('&lt;b&gt;15&lt;/b&gt;')).toBe(true);
});
