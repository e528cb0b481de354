import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byNumber } from '../../testing/compte.ts';
import { startSerie } from '../../testing/serie.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile();
let chef: Person;
let eleve: Person;
let acces_id: number;

beforeAll(async () => {
  chef = await school.login('superviseur@demo.be');
  eleve = await school.login('eleve2@demo.be');
  ({ acces_id } = (await sien())[0]!);
});
beforeEach(() => school.at('2026-11-21T10:00:00.000Z'));

const sien = async () => (await chef.call('getEleve', { id: eleve.id })).eleve.acces;
const which = () => ({ user_id: eleve.id, acces_id });
const seen = async () => (await eleve.call('getAccesUser', {})).accesList.map((a) => a.acces_id);
const dates = async (dateActivation: unknown, datePerime: unknown) => {
  const { acces_user_id: id } = (await sien())[0]!;
  return chef.call('updateAcces', { id, dateActivation, datePerime });
};

test('switched off it is gone for its learner and opens nothing; switched on it is back', async () => {
  const off = await chef.call('activateAcces', { ...which(), actif: 0 });
  expect(off).toMatchObject({ status: 200, message: expect.stringContaining('désactivé') });
  expect(await seen()).toEqual([]);
  const { acces_user_id } = (await sien())[0]!;
  const themes = await eleve.call('getThemes', { acces_id, acces_user_id });
  expect(themes).toMatchObject({
    status: 404,
    message: 'Cet accès a été désactivé.',
    desactive: 1,
  });
  await chef.call('activateAcces', { ...which(), actif: 1 });
  expect(await seen()).toEqual([acces_id]);
});

describe('updateAcces', () => {
  test.each([
    ['winter', '2026-11-01', '2026-12-01', '2026-10-31T23:00', '2026-12-01T22:59'],
    ['into summer time', '2027-03-28', '2027-03-28', '2027-03-27T23:00', '2027-03-28T21:59'],
    ['out of summer time', '2026-10-25', '2026-10-25', '2026-10-24T22:00', '2026-10-25T22:59'],
  ])('days are whole days of Brussels: %s', async (_, debut, fin, from, until) => {
    expect((await dates(debut, fin)).status).toBe(200);
    const [acces] = await sien();
    expect(acces!.dateActivation!.slice(0, 16)).toBe(from);
    expect(acces!.datePerime!.slice(0, 16)).toBe(until);
  });

  test('the last day is whole, and the next instant is too late', async () => {
    await dates('2026-11-01', '2026-11-30');
    const { acces_user_id } = (await sien())[0]!;
    const open = async (instant: string) => {
      school.at(instant);
      const again = await school.login('eleve2@demo.be');
      return (await again.call('getThemes', { acces_id, acces_user_id, historique: 1 })).status;
    };
    expect(await open('2026-11-30T22:59:59.998Z')).toBe(200);
    expect(await open('2026-11-30T23:00:00.000Z')).toBe(400);
    school.at('2026-11-21T10:00:00.000Z');
    chef = await school.login('superviseur@demo.be');
    eleve = await school.login('eleve2@demo.be');
  });

  test('a day that stays leaves its hour alone', async () => {
    await dates('2026-11-20T14:30:00.000Z', '2026-12-20T14:30:00.000Z');
    await dates('2026-11-20', '2026-12-27');
    expect((await sien())[0]).toMatchObject({
      dateActivation: '2026-11-20T14:30:00.000Z',
      datePerime: '2026-12-27T22:59:59.999Z',
    });
  });

  test.each([
    ['2026-12-02', '2026-12-01', 'datePerime', 'L’accès doit expirer après son activation.'],
    ['2026-12-02', '', 'datePerime', 'Indiquez aussi la date d’expiration.'],
    [null, '2026-12-01', 'dateActivation', 'Indiquez aussi la date d’activation.'],
    ['2026-02-30', '2026-12-01', 'dateActivation', 'Indiquez un jour, comme 2026-11-22.'],
    ['0001-01-01', '2026-12-01', 'dateActivation', 'Indiquez un jour entre 2000 et 2099.'],
  ])('%j to %j is refused', async (debut, fin, field, message) => {
    const before = await sien();
    const answer = await dates(debut, fin);
    expect(answer).toMatchObject({ status: 422, errors: { [field]: [message] } });
    expect(await sien()).toEqual(before);
  });

  test('neither: not started', async () => {
    expect((await dates('', '')).status).toBe(200);
    expect((await sien())[0]).toMatchObject({
      dateActivation: null,
      datePerime: null,
      isPerime: 0,
    });
  });

  test('its id is the learner’s own access, not the product', async () => {
    const ids = new Set((await sien()).map(({ acces_user_id }) => acces_user_id));
    const none = Math.max(...ids) + 1000;
    const answer = await chef.call('updateAcces', { id: none, dateActivation: '', datePerime: '' });
    expect(answer.status).toBe(404);
  });
});

describe('given and taken back', () => {
  test('the held one is refused, nothing chosen is refused to the letter', async () => {
    expect(await chef.call('addAccesToEleve', which())).toMatchObject({
      status: 409,
      message: 'Cet élève a déjà cet accès.',
    });
    for (const nothing of ['', null, undefined])
      expect(
        await chef.call('addAccesToEleve', { user_id: eleve.id, acces_id: nothing }),
      ).toMatchObject({ status: 422, message: 'Veuillez sélectionner un accès' });
    const wrong = { user_id: eleve.id, acces_id: 999_999 };
    expect((await chef.call('addAccesToEleve', wrong)).status).toBe(404);
  });

  test('one product twice at once is given once', async () => {
    const { eleve: fiche, produits } = await chef.call('getEleve', { id: eleve.id });
    const held = new Set(fiche.acces.map((each) => each.acces_id));
    const other = produits.find(({ id }) => !held.has(id))!.id;
    const both = await Promise.all(
      [1, 2].map(() => chef.call('addAccesToEleve', { user_id: eleve.id, acces_id: other })),
    );
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    expect((await sien()).filter((each) => each.acces_id === other)).toHaveLength(1);
    await chef.call('deleteAccesFromEleve', { user_id: eleve.id, acces_id: other });
    expect((await sien()).filter((each) => each.acces_id === other)).toHaveLength(0);
  });

  test('taken back with its attempts: nothing opens; given again it begins anew, with what was learnt', async () => {
    const { ou, questionnaire_id } = await startSerie(school, eleve, [{}, {}]);
    expect(questionnaire_id).toBeDefined();
    const taken = { user_id: eleve.id, acces_id: ou.acces_id };
    const removed = await chef.call('deleteAccesFromEleve', taken);
    expect(removed).toMatchObject({ status: 200, message: expect.stringContaining('retiré') });
    expect((await chef.call('deleteAccesFromEleve', taken)).status).toBe(404);
    expect((await chef.call('activateAcces', { ...taken, actif: 1 })).status).toBe(404);
    const { acces_user_id: id } = ou;
    const moved = { id, dateActivation: '2026-11-01', datePerime: '2026-12-01' };
    expect((await chef.call('updateAcces', moved)).status).toBe(404);
    expect(await seen()).not.toContain(ou.acces_id);
    expect((await eleve.call('getThemes', ou)).status).toBe(404);
    expect((await chef.call('addAccesToEleve', taken)).status).toBe(200);
    const again = (await sien()).find((each) => each.acces_id === ou.acces_id);
    expect(again).toMatchObject({ acces_user_id: id, dateActivation: null, actif: 1 });
    const { tentatives, series } = await chef.call('getSuivi', { id: eleve.id });
    expect(tentatives.map((each) => each.id)).toContain(questionnaire_id);
    expect(series.flatMap(({ themes }) => themes).map(({ etat }) => etat)).toContain('en cours');
  });

  test('each leaves its line', async () => {
    const lignes = await school.database.read
      .selectFrom('journal')
      .select('appel')
      .where('objet', '=', 'eleve')
      .where('objet_id', '=', eleve.id)
      .execute();
    const appels = new Set(lignes.map(({ appel }) => appel));
    for (const appel of ['activateAcces', 'updateAcces', 'addAccesToEleve', 'deleteAccesFromEleve'])
      expect(appels).toContain(appel);
  });
});
