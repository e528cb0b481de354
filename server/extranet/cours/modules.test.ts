import { describe, expect, test } from 'vitest';
import { type Answer, type Person, openSchoolForFile } from '../../testing/school.ts';

const ascending = (one: number, other: number) => one - other;

const school = await openSchoolForFile();
const benoit = await school.login('administrateur@demo.be');
const claire = await school.login('superviseur@demo.be');

const rowsOf = ({ data }: Answer<'getModulesExtranet'>['modules']) =>
  data as Extract<(typeof data)[number], { nbChapitre: number }>[];
const one = async (id: number) => (await benoit.call('getModulesExtranet', { id })).module!;
const added = async (libelle: string, chapitre_ids: number[] = []) => {
  const answer = await benoit.call('addModule', { libelle, chapitre_ids });
  expect(answer).toMatchObject({
    status: 200,
    message: `Le module «\u00a0${libelle}\u00a0» a été ajouté.`,
  });
  return answer.id;
};
const chapitres = async () => {
  const { chapitres: found } = await benoit.call('getChapitresExtranet', {});
  return found!.data.map(({ id }) => id);
};
const journal = async (id: number) => {
  const lines = await school.database.read
    .selectFrom('journal')
    .select(['appel', 'avant', 'apres'])
    .where('objet', '=', 'module')
    .where('objet_id', '=', id)
    .orderBy('id')
    .execute();
  return lines.map(({ appel, avant, apres }) => ({
    appel,
    avant: JSON.parse(avant ?? 'null') as unknown,
    apres: JSON.parse(apres ?? 'null') as unknown,
  }));
};

describe('getModulesExtranet', () => {
  test('the newest first, with the count of chapters and the products that hold each', async () => {
    const { modules, acces, message } = await benoit.call('getModulesExtranet', {});
    const ids = modules.data.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(rowsOf(modules).every(({ nbChapitre }) => nbChapitre > 0)).toBe(true);
    expect(rowsOf(modules).some(({ acces }) => acces.length > 0)).toBe(true);
    expect(acces.length).toBeGreaterThan(0);
    expect(message).toBe(`${modules.total} modules.`);
  });

  test('by product, by none, by words without accents, and as labels alone', async () => {
    const id = await added('Éclairage de nuit');
    const { acces } = await benoit.call('getModulesExtranet', {});
    const of = async (input: object) =>
      (await benoit.call('getModulesExtranet', input)).modules.data.map((row) => row.id);
    expect(await of({ acces_id: 0 })).toEqual([id]);
    const held = await of({ acces_id: acces[0]!.id });
    expect(held).not.toContain(id);
    expect(held.length).toBeGreaterThan(0);
    expect(await of({ recherche: 'nuit ECLAIR' })).toEqual([id]);
    expect(await of({ recherche: 'clairage' })).toEqual([]);
    expect(await of({ recherche: '?!' })).toEqual([]);
    expect(await of({ etat: 'incomplete' })).toEqual([id]);
    expect(await of({ page: 99 })).toEqual([]);
    const { modules } = await benoit.call('getModulesExtranet', { all: 1, recherche: 'éclairage' });
    expect(modules.data).toEqual([{ id, libelle: 'Éclairage de nuit' }]);
  });

  test('one that is not there is not found', async () => {
    expect(await benoit.call('getModulesExtranet', { id: 99_999 })).toMatchObject({ status: 404 });
  });
});

describe('a module', () => {
  test('has its chapters in the order that staff set, and leaves its lines', async () => {
    const [a, b, c] = await chapitres();
    const id = await added('Ordre', [c!, a!, b!]);
    const order = async () => (await one(id)).chapitres.map((each) => each.id);
    expect(await order()).toEqual([c, a, b]);
    const { revision } = await one(id);
    const input = { id, libelle: 'Ordre', revision, chapitre_ids: [b!, b!, c!] };
    expect(await benoit.call('editModule', input)).toEqual({
      status: 200,
      revision: revision + 1,
      message: 'Le module «\u00a0Ordre\u00a0» a été modifié.',
    });
    expect(await order()).toEqual([b, c]);
    // specification.md#staff-forms sends only the label.
    await claire.call('editModule', { id, libelle: 'Autre' });
    expect(await order()).toEqual([b, c]);
    expect(await one(id)).toMatchObject({
      libelle: 'Autre',
      auteur: expect.stringMatching(/^\S+ \S+/),
      dateModification: school.now().toISOString(),
    });
    const lines = await journal(id);
    expect(lines.map(({ appel }) => appel)).toEqual(['addModule', 'editModule', 'editModule']);
    expect(lines[2]).toMatchObject({ avant: { libelle: 'Ordre' }, apres: { libelle: 'Autre' } });
  });

  test.for([
    ['libelle', { libelle: ' ' }],
    ['libelle', { libelle: undefined }],
    ['libelle', { libelle: 'x'.repeat(101) }],
    ['libelle', { libelle: '<b>' }],
    ['chapitre_ids', { chapitre_ids: [99_999] }],
    ['chapitre_ids', { chapitre_ids: 'x' }],
    ['chapitre_ids', { chapitre_ids: Array.from({ length: 201 }, (_, i) => i + 1) }],
  ] as const)('a wrong %s is refused, and nothing is kept', async ([champ, wrong]) => {
    const id = await added('Juste');
    const before = await one(id);
    for (const name of ['addModule', 'editModule'] as const) {
      const { status, errors } = await benoit.call(name, { id, libelle: 'Faux', ...wrong });
      expect({ status, champs: Object.keys(errors!) }).toEqual({ status: 422, champs: [champ] });
    }
    expect(await one(id)).toEqual(before);
    const { modules } = await benoit.call('getModulesExtranet', { recherche: 'faux' });
    expect(modules.total).toBe(0);
  });

  test('of two who change it at once, the later is told, with what it is now', async () => {
    const [a, b] = await chapitres();
    const id = await added('Course', [a!]);
    const { revision } = await one(id);
    const edit = (who: Person, libelle: string, chapitre_ids: number[]) =>
      who.call('editModule', { id, revision, libelle, chapitre_ids });
    const answers = await Promise.all([edit(benoit, 'De B', [a!, b!]), edit(claire, 'De C', [b!])]);
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
    const now = await one(id);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused).toMatchObject({ module: now });
    expect(refused.message).toMatch(
      /^\S+ .+ a modifié ce module entre-temps\. Rien n’est enregistré/,
    );
  });

  test('that a chapter has joined meanwhile does not lose it', async () => {
    const [a] = await chapitres();
    const id = await added('Rejoint', [a!]);
    const { revision } = await one(id);
    const chapitre = await benoit.call('addChapitre', {
      libelle: 'Nouveau',
      texte: '<p>a</p>',
      listeModules: [id],
    });
    const late = { id, revision, libelle: 'Rejoint', chapitre_ids: [a!] };
    expect((await claire.call('editModule', late)).status).toBe(409);
    expect((await one(id)).chapitres.map((each) => each.id)).toEqual([a, chapitre.id]);
  });

  test('that is deleted goes out of its products; its chapters stay', async () => {
    const { modules } = await benoit.call('getModulesExtranet', {});
    const used = rowsOf(modules).find(({ acces }) => acces.length > 0)!;
    const { chapitres: own, acces } = await one(used.id);
    const { status, message } = await benoit.call('deleteModule', { id: used.id });
    expect(status).toBe(200);
    for (const { libelle } of acces) expect(message).toContain(`«\u00a0${libelle}\u00a0»`);
    for (const name of ['deleteModule', 'editModule'] as const)
      expect(await benoit.call(name, { id: used.id, libelle: 'x' })).toMatchObject({ status: 404 });
    const { chapitre } = await benoit.call('getChapitresExtranet', { id: own[0]!.id });
    expect(chapitre!.listeModules).not.toContain(used.id);
    expect((await journal(used.id))[0]).toMatchObject({ avant: { chapitres: own, acces } });
  });

  test('deleted twice at once is deleted once', async () => {
    const id = await added('Deux fois');
    const both = await Promise.all([benoit, claire].map((who) => who.call('deleteModule', { id })));
    expect(both.map(({ status }) => status).toSorted(ascending)).toEqual([200, 404]);
  });
});
