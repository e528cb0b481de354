import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saisie } from '../../testing/banque.ts';
import { byNumber } from '../../testing/compte.ts';
import { hire } from '../../testing/personnel.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { sweepCorbeille } from '../../socle/journal/sweepCorbeille.ts';
import { readListe } from '../../socle/db/listes.ts';

const school = await openSchoolForFile();
let chef: Person;
let neuf: Person;

const login = async () => {
  chef = await school.login('superviseur@demo.be');
  neuf = await school.login('administrateur@demo.be');
};
beforeAll(login);
/** Gives each deletion its own instant. */
beforeEach(() => school.later(60));

const JOUR = 24 * 3600;
/** A session of staff ends after twelve hours. */
const later = (days: number) => {
  school.later(days * JOUR);
  return login();
};

type Named = 'addTheme' | 'addChapitre' | 'addModule' | 'addQuestion' | 'addAcces' | 'addRemise';
async function added(name: Named, input: object): Promise<number> {
  const answer = (await chef.call(name, { libelle: 'Une chose', ...input })) as {
    status: number;
    id: number;
  };
  expect(answer.status, name).toBe(200);
  return answer.id;
}
const question = () => added('addQuestion', saisie);
const questions = async (n: number) => {
  const ids = [];
  for (let i = 0; i < n; i++) ids.push(await question());
  return ids;
};
const serie = (ids: number[]) => added('addTheme', { listeQuestions: ids.join(';') });
const produit = { prix: '9', codePermis: 'B', dureeValidite: 1 };

type Suppression =
  | 'deleteQuestion'
  | 'deleteTheme'
  | 'deleteModule'
  | 'deleteChapitre'
  | 'deleteAcces'
  | 'deleteRemise';
async function removed(name: Suppression, id: number): Promise<number> {
  const { status, annulation } = await chef.call(name, { id });
  expect(status, name).toBe(200);
  school.later(1);
  return annulation!.ligne_id;
}
const restore = (ligne_id: number, who: Pick<Person, 'call'> = neuf) =>
  who.call('restoreDeleted', { ligne_id });
const listeOf = (id: number) => readListe(school.database.read, 'theme', id);
const binOf = async (who: Person) => (await who.call('getCorbeille', {})).corbeille.data;

describe('what was deleted comes back, where it was', () => {
  test('for thirty days, from anybody of that level, once', async () => {
    const ids = await questions(3);
    const theme = await serie(ids);
    const ligne_id = await removed('deleteTheme', theme);
    expect((await binOf(neuf))[0]).toMatchObject({
      id: ligne_id,
      objet: 'theme',
      objet_id: theme,
      libelle: 'Une chose',
    });
    await later(29.9);
    const both = await Promise.all([restore(ligne_id), restore(ligne_id, chef)]);
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    expect(await restore(ligne_id)).toMatchObject({ status: 409, message: 'C’est déjà rétabli.' });
    expect(await listeOf(theme)).toEqual(ids);
    expect((await binOf(neuf)).some(({ id }) => id === ligne_id)).toBe(false);
    const { lignes } = await chef.call('getJournal', { objet: 'theme', objet_id: theme });
    expect(lignes.data[0]).toMatchObject({ appel: 'restoreDeleted', disparu: 0 });
  });

  test('not after, and the job takes it out', async () => {
    const ligne_id = await removed('deleteTheme', await serie([]));
    const { lignes } = await chef.call('getJournal', { objet: 'theme' });
    expect(lignes.data[0]).toMatchObject({ id: ligne_id, enCorbeille: 1 });
    await later(30);
    const gone = { status: 409, message: expect.stringMatching(/trente jours/) };
    expect(await restore(ligne_id)).toMatchObject(gone);
    expect((await binOf(neuf)).some(({ id }) => id === ligne_id)).toBe(false);
    await sweepCorbeille(school.database, school.now());
    const kept = await school.database.read
      .selectFrom('journal')
      .select('id')
      .where('jusquAu', '<=', school.now().toISOString())
      .execute();
    expect(kept).toEqual([]);
    expect(await restore(ligne_id)).toMatchObject(gone);
  });

  test('a question in its series and chapter, at its place', async () => {
    const ids = await questions(4);
    const theme = await serie(ids);
    const texte = { texte: '<p>a</p>', listeQuestions: ids.toReversed().join(';') };
    const chapitre = await added('addChapitre', texte);
    const ligne_id = await removed('deleteQuestion', ids[1]!);
    await later(3);
    expect(await restore(ligne_id)).toMatchObject({ status: 200, dit: [] });
    expect(await listeOf(theme)).toEqual(ids);
    expect(await readListe(school.database.read, 'chapitre', chapitre)).toEqual(ids.toReversed());
  });

  test('a code of discount, a product off sale, and what a product links', async () => {
    const theme = await serie([]);
    const acces = await added('addAcces', { ...produit, type: 'QT', actif: 1 });
    await chef.call('linkThemes', { acces_id: acces, theme_ids: [theme] });
    const ligne_id = await removed('deleteAcces', acces);
    await later(2);
    expect(await restore(ligne_id)).toMatchObject({
      status: 200,
      dit: [expect.stringMatching(/^Il n’est pas en vente/)],
    });
    const { acces: back } = await chef.call('getAccesExtranet', { id: acces });
    expect(back).toMatchObject({ actif: 0, themes: [{ id: theme }] });
    const code = { code: 'CORBEILLE', pourcentage: 10 };
    const remise = await removed('deleteRemise', await added('addRemise', code));
    await later(2);
    expect(await restore(remise)).toMatchObject({ status: 200, dit: [] });
  });

  test('a picture of a chapter', async () => {
    const chapitre_id = await added('addChapitre', { texte: '<p>a</p>' });
    const { id } = await school.database.write((trx) =>
      trx
        .insertInto('chapitreImage')
        .values({
          chapitre_id,
          url: '/img/chapitres/x.webp',
          largeur: 10,
          hauteur: 10,
          dateCreation: school.now().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const { annulation } = await neuf.call('deleteImage', { id });
    const imagesOf = async () =>
      (await neuf.call('getChapitresExtranet', { id: chapitre_id, texteOnly: 1 })).images;
    expect(await imagesOf()).toEqual([]);
    await later(20);
    expect(await restore(annulation!.ligne_id)).toMatchObject({ status: 200, dit: [] });
    expect(await imagesOf()).toHaveLength(1);
  });

  test('an access that a learner lost, by level 10 alone, until the account is erased', async () => {
    const user_id = (
      await chef.call('addEleve', {
        prenom: 'Zoé',
        nom: 'Vander',
        email: 'corbeille@exemple.be',
      })
    ).id;
    const acces_id = await added('addAcces', { ...produit, type: 'QT' });
    await chef.call('addAccesToEleve', { user_id, acces_id });
    const { annulation } = await chef.call('deleteAccesFromEleve', { user_id, acces_id });
    const { ligne_id } = annulation!;
    expect((await binOf(chef))[0]).toMatchObject({ id: ligne_id, objet: 'eleve' });
    expect((await binOf(neuf)).some(({ id }) => id === ligne_id)).toBe(false);
    expect((await restore(ligne_id, neuf)).status).toBe(404);
    await later(2);
    expect((await restore(ligne_id, chef)).status).toBe(200);
    const again = await chef.call('deleteAccesFromEleve', { user_id, acces_id });
    const recent = await school.login('superviseur@demo.be');
    expect((await recent.call('deleteEleve', { id: user_id })).status).toBe(200);
    expect((await binOf(chef)).some(({ id }) => id === again.annulation!.ligne_id)).toBe(false);
    expect((await restore(again.annulation!.ligne_id, chef)).status).toBe(409);
  });
});

describe('what is not as it was is said, and the rest comes back', () => {
  test('a series without what was deleted since, last where its place is another’s', async () => {
    const [one, two] = await questions(2);
    const theme = await serie([one!, two!]);
    const [first, other] = [await serie([]), await serie([])];
    const acces_id = await added('addAcces', { ...produit, type: 'QT', libelle: 'Le produit' });
    await chef.call('linkThemes', { acces_id, theme_ids: [first, theme, other] });
    const ligne_id = await removed('deleteTheme', theme);
    await removed('deleteQuestion', one!);
    await chef.call('linkThemes', { acces_id, theme_ids: [other, first] });
    expect(await restore(ligne_id)).toMatchObject({
      status: 200,
      dit: [
        'Dans le produit «\u00a0Le produit\u00a0», l’ordre a changé\u00a0: la dernière place.',
        `La question ${one} est supprimée, elle aussi.`,
      ],
    });
    const { acces } = await chef.call('getAccesExtranet', { id: acces_id });
    expect(acces!.themes.map(({ id }) => id)).toEqual([other, first, theme]);
  });

  test('a question, whose series is full again, or shorter', async () => {
    const ids = await questions(4);
    const [court, plein] = [await serie(ids), await serie(ids)];
    const ligne_id = await removed('deleteQuestion', ids[3]!);
    const edit = (id: number, liste: number[]) =>
      chef.call('editTheme', { id, libelle: 'Une chose', listeQuestions: liste.join(';') });
    await edit(court, [ids[0]!]);
    await edit(plein, [...ids.slice(0, 3), ...(await questions(47))]);
    expect(await restore(ligne_id)).toMatchObject({
      status: 200,
      dit: [
        expect.stringMatching(/la question y est à la place 2\.$/),
        'La série «\u00a0Une chose\u00a0» est de nouveau complète.',
      ],
    });
    expect(await listeOf(court)).toEqual([ids[0], ids[3]]);
    expect(await listeOf(plein)).toHaveLength(50);
  });

  test('a chapter whose module is deleted, and a module whose chapter is', async () => {
    const chapitre = await added('addChapitre', { texte: '<p>a</p>' });
    const module = await added('addModule', { chapitre_ids: [chapitre] });
    const dit = ['Le module «\u00a0Une chose\u00a0» est supprimé, lui aussi.'];
    const [one, other] = [
      await removed('deleteChapitre', chapitre),
      await removed('deleteModule', module),
    ];
    expect(await restore(one)).toMatchObject({ status: 200, dit });
    expect(await restore(other)).toMatchObject({ status: 200, dit: [] });
    await chef.call('editModule', { id: module, libelle: 'M', chapitre_ids: [chapitre] });
    const again = await removed('deleteModule', module);
    await removed('deleteChapitre', chapitre);
    expect(await restore(again)).toMatchObject({
      status: 200,
      dit: ['Le chapitre «\u00a0Une chose\u00a0» est supprimé, lui aussi.'],
    });
  });

  test('a series without the question that the home page asks by now', async () => {
    const [one, two] = await questions(2);
    const theme = await serie([one!, two!]);
    const ligne_id = await removed('deleteTheme', theme);
    const { id, libelle } = await school.database.read
      .selectFrom('theme')
      .select(['id', 'libelle'])
      .where('reference', '=', 'vedettes')
      .executeTakeFirstOrThrow();
    const own = await listeOf(id);
    const put = { id, libelle, listeQuestions: [...own, one].join(';') };
    expect((await chef.call('editTheme', put)).status).toBe(200);
    expect(await restore(ligne_id)).toMatchObject({
      status: 200,
      dit: [expect.stringMatching(/est posée depuis sur la page d’accueil/)],
    });
    expect(await listeOf(theme)).toEqual([two]);
  });

  test('nothing of a code whose name another has', async () => {
    const code = { code: 'REPRIS', pourcentage: 10 };
    const ligne_id = await removed('deleteRemise', await added('addRemise', code));
    await added('addRemise', code);
    expect(await restore(ligne_id)).toMatchObject({
      status: 409,
      message: 'Un autre code porte ce nom depuis\u00a0: supprimez-le d’abord.',
    });
  });
});

describe('it is refused', () => {
  test('of what is no deletion, and of nothing', async () => {
    const user = await hire(school, 1);
    const { annulation } = await chef.call('deleteTheme', { id: await serie([]) });
    expect((await restore(annulation!.ligne_id, user)).status).toBe(403);
    expect((await restore(999_999)).status).toBe(404);
    const id = await serie([]);
    await chef.call('editTheme', { id, libelle: 'Autre', listeQuestions: '' });
    const { lignes } = await chef.call('getJournal', {});
    expect((await restore(lignes.data[0]!.id)).status).toBe(404);
  });
});
