import { beforeEach, describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../regles/niveaux.ts';
import { byNumber, forgetTries, mailsTo } from '../../testing/compte.ts';
import { MOT_DE_PASSE, type Membre, adminOf, hire } from '../../testing/personnel.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { enter } from './login.ts';

let chef: Membre;

const school = await openSchoolForFile();
beforeEach(async () => {
  await school.database.write((trx) => trx.updateTable('admin').set({ level: 9 }).execute());
  await forgetTries(school);
  chef = await hire(school, 10);
});

const saisie = (patch: object = {}) => ({
  prenom: 'Zoé',
  nom: 'Vander',
  email: `zoe-${chef.id}@exemple.be`,
  level: 1 as Level,
  password: 'Quatre-tramways-8',
  ...patch,
});
const ficheOf = async ({ id, email }: Membre, patch: object = {}) => {
  const { prenom, nom, level } = await adminOf(school, id);
  return { id, prenom, nom, email, level, ...patch };
};
const login = (email: string, password: string) =>
  school.visitor.call('loginExtranet', { email, password });
const last = async () =>
  (
    await school.database.read
      .selectFrom('journal')
      .selectAll()
      .where('appel', '<>', 'login')
      .orderBy('id', 'desc')
      .execute()
  )[0]!;

test.each(LEVELS)('a member of staff can be of level %i, on this database', async (level) => {
  const stored = await hire(school, level).then(
    ({ id }) => adminOf(school, id),
    () => 'a level is also in the check of table admin: a migration',
  );
  expect(stored).toEqual(expect.objectContaining({ level }));
});

describe('the list', () => {
  test('has everybody of today by name, 25 a page, and nothing that is secret', async () => {
    const more = [];
    for (let n = 0; n < 26; n++) more.push(await hire(school, 1));
    const { users } = await chef.call('getUsers', {});
    expect(users).toMatchObject({ current_page: 1, per_page: 25 });
    expect(users.data).toHaveLength(25);
    expect(Object.keys(users.data[0]!).toSorted()).toEqual([
      'dateCreation',
      'email',
      'fonction',
      'id',
      'invite',
      'level',
      'nom',
      'plafond',
      'prenom',
      'secondFacteur',
    ]);
    const rest = await chef.call('getUsers', { page: 2 });
    const names = [...users.data, ...rest.users.data].map(({ nom }) => nom);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
    for (const { id } of more) await chef.call('deleteUser', { id });
  });

  test.each([
    ['ZOE vander', 1],
    ['vander zoé', 1],
    ['@exemple.be van', 1],
    ['personne', 0],
  ])('«\u00a0%s\u00a0»', async (recherche, nombre) => {
    const { id } = await chef.call('addUser', saisie());
    const { users } = await chef.call('getUsers', { recherche });
    expect(users.data.filter((user) => user.id === id)).toHaveLength(nombre);
    await chef.call('deleteUser', { id });
  });
});

describe('somebody new', () => {
  test('logs in with that password, at that level, and stands in the journal without it', async () => {
    const { id, message } = await chef.call('addUser', saisie({ level: '9' }));
    const { email, password } = saisie();
    expect(message).toBe(`Zoé Vander fait partie du personnel. L’invitation part à ${email}.`);
    expect(await login(email, password)).toMatchObject({ status: 200, user: { id, level: 9 } });
    const ligne = await last();
    expect(ligne).toMatchObject({
      admin_id: chef.id,
      appel: 'addUser',
      objet: 'admin',
      objet_id: id,
    });
    expect(JSON.parse(ligne.apres!)).toEqual({
      prenom: 'Zoé',
      nom: 'Vander',
      email,
      level: 9,
      fonction: null,
      plafond: null,
    });
  });

  test.each([
    [{ prenom: '' }, 'prenom', 'Indiquez le prénom.'],
    [{ nom: ' ' }, 'nom', 'Indiquez le nom.'],
    [{ email: 'zoe' }, 'email', 'Cette adresse e-mail n’est pas valable.'],
    [{ email: '' }, 'email', 'Indiquez l’adresse e-mail.'],
    [{ level: 5 }, 'level', 'Choisissez un niveau.'],
    [{ password: 'court' }, 'password', 'Minimum 8 caractères'],
    [{ password: 'Azerty123!' }, 'password', expect.stringContaining('collez plutôt')],
    [{ password: 'Vander-2026-x!' }, 'password', expect.stringContaining('choisissez-en un autre')],
  ])('%o is refused', async (patch, field, sentence) => {
    const { status, errors } = await chef.call('addUser', saisie(patch));
    expect([status, errors?.[field]?.[0]]).toEqual([422, sentence]);
  });

  test('an address is somebody’s once, in any case, and also of two that come at once', async () => {
    const taken = saisie({ email: chef.email.toUpperCase() });
    expect(await chef.call('addUser', taken)).toMatchObject({
      status: 422,
      errors: { email: ['Quelqu’un du personnel a déjà cette adresse.'] },
    });
    const both = await Promise.all([1, 2].map(() => chef.call('addUser', saisie())));
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 422]);
  });
});

describe('changing somebody', () => {
  test('a new name leaves sessions and password alone', async () => {
    const zoe = await hire(school, 1);
    const fiche = await ficheOf(zoe, { prenom: 'Zoë' });
    expect(await chef.call('updateUser', { ...fiche, password: '' })).toMatchObject({
      status: 200,
    });
    expect((await zoe.call('getUserExtranet', {})).user).toMatchObject({ prenom: 'Zoë' });
    expect(await login(fiche.email, MOT_DE_PASSE)).toMatchObject({ status: 200 });
    const { avant, apres } = await last();
    expect([JSON.parse(avant!).prenom, JSON.parse(apres!).prenom]).toEqual(['Nadia', 'Zoë']);
  });

  test('a new password or level ends their sessions', async () => {
    const zoe = await hire(school, 1);
    await chef.call('updateUser', await ficheOf(zoe, { password: 'Quatre-tramways-8' }));
    expect(await zoe.call('getUserExtranet', {})).toMatchObject({ status: 401, reconnexion: 1 });
    expect(await login(zoe.email, MOT_DE_PASSE)).toMatchObject({ status: 401 });
    expect((await last()).apres).not.toContain('tramways');
    expect((await mailsTo(school, zoe.email)).at(-1)!.sujet).toBe('Votre mot de passe a changé');
    const { token } = await login(zoe.email, 'Quatre-tramways-8');
    await chef.call('updateUser', await ficheOf(zoe, { level: 9 }));
    expect(await school.as(token).call('getUserExtranet', {})).toMatchObject({ status: 401 });
  });

  test('one’s own password is changed where the present one is asked for', async () => {
    const fiche = await ficheOf(chef, { password: 'Quatre-tramways-8' });
    expect(await chef.call('updateUser', fiche)).toMatchObject({
      status: 422,
      errors: {
        password: ['Votre propre mot de passe se change depuis «\u00a0Mon compte\u00a0».'],
      },
    });
    expect(await login(chef.email, MOT_DE_PASSE)).toMatchObject({ status: 200 });
  });

  test('somebody else’s address is refused, one’s own is not', async () => {
    const zoe = await hire(school, 1);
    expect(await chef.call('updateUser', await ficheOf(zoe, { email: chef.email }))).toMatchObject({
      status: 422,
      errors: { email: [expect.any(String)] },
    });
    expect(await chef.call('updateUser', await ficheOf(zoe))).toMatchObject({ status: 200 });
  });
});

describe('who is gone', () => {
  test('opens nothing, is in no list, and stays named where they did something', async () => {
    const zoe = await hire(school, 9);
    const { token } = await login(zoe.email, MOT_DE_PASSE);
    expect(await chef.call('deleteUser', { id: zoe.id })).toMatchObject({
      status: 200,
      message: expect.stringContaining('ne fait plus partie du personnel'),
    });
    for (const who of [zoe, school.as(token)])
      expect(await who.call('getUserExtranet', {})).toMatchObject({ status: 401, reconnexion: 1 });
    expect(await login(zoe.email, MOT_DE_PASSE)).toMatchObject({ status: 401 });
    const { users } = await chef.call('getUsers', { recherche: zoe.email });
    expect(users.data).toEqual([]);
    const { admins } = await chef.call('getJournal', {});
    expect(admins.map(({ id }) => id)).not.toContain(zoe.id);
    for (const call of ['updateUser', 'deleteUser'] as const)
      expect(await chef.call(call, await ficheOf(zoe))).toMatchObject({ status: 404 });
    expect(await chef.call('addUser', saisie({ email: zoe.email }))).toMatchObject({ status: 200 });
    expect(await adminOf(school, zoe.id)).toMatchObject({ prenom: 'Nadia', motDePasse: '!' });
  });

  test('a version that they wrote still says who wrote it', async () => {
    const zoe = await hire(school, 1);
    const [{ id, version_id }] = (await school.database.read
      .selectFrom('question')
      .select(['id', 'version_id'])
      .where('version_id', 'is not', null)
      .limit(1)
      .execute()) as [{ id: number; version_id: number }];
    await school.database.write((trx) =>
      trx
        .updateTable('questionVersion')
        .set({ admin_id: zoe.id })
        .where('id', '=', version_id)
        .execute(),
    );
    await chef.call('deleteUser', { id: zoe.id });
    const { versions } = await chef.call('getVersions', { id });
    expect(versions[0]!.auteur).toMatch(/^Nadia Renard/);
  });
});

describe('a supervisor stays', () => {
  test('the last one is neither deleted nor lowered', async () => {
    expect(await chef.call('deleteUser', { id: chef.id })).toMatchObject({
      status: 409,
      message: expect.stringContaining('dernier superviseur'),
    });
    expect(await chef.call('updateUser', await ficheOf(chef, { level: 9 }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('dernier superviseur'),
    });
    expect((await adminOf(school, chef.id)).level).toBe(10);
  });

  test('nobody deletes or lowers themselves, however many there are', async () => {
    await hire(school, 10);
    expect(await chef.call('deleteUser', { id: chef.id })).toMatchObject({
      status: 409,
      message: expect.stringContaining('votre propre compte'),
    });
    expect(await chef.call('updateUser', await ficheOf(chef, { level: 1 }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('votre propre niveau'),
    });
  });

  test.each(['deleteUser', 'updateUser'] as const)(
    'two who %s one another at once: one does, the other is out, and one remains',
    async (call) => {
      for (let n = 0; n < 4; n++) {
        const other = await hire(school, 10);
        const [mine, theirs] = await Promise.all([
          chef.call(call, await ficheOf(other, { level: 1 })),
          other.call(call, await ficheOf(chef, { level: 1 })),
        ]);
        expect([mine.status, theirs.status].toSorted(byNumber)).toEqual([200, 401]);
        const left = await school.database.read
          .selectFrom('admin')
          .select('id')
          .where('level', '=', 10)
          .where('dateSuppression', 'is', null)
          .execute();
        expect(left).toEqual([{ id: (mine.status === 200 ? chef : other).id }]);
        if (theirs.status === 200) chef = other;
      }
    },
  );
});

test('one’s own password: the present one is asked for, with few tries, and other sessions end', async () => {
  const zoe = await hire(school, 1);
  const { token } = await login(zoe.email, MOT_DE_PASSE);
  const change = (motDePasseActuel: string, password = 'Quatre-tramways-8') =>
    zoe.call('modifyPasswordExtranet', {
      motDePasseActuel,
      password,
      passwordConfirm: password,
    });
  expect(await change(MOT_DE_PASSE, MOT_DE_PASSE)).toMatchObject({ status: 422 });
  expect(await change(MOT_DE_PASSE, 'Azerty123!')).toMatchObject({ status: 422 });
  for (let n = 0; n < 5; n++) {
    const wrong = await change('pas celui-là');
    expect(wrong).toMatchObject({ status: 401, message: 'Ce mot de passe n’est pas le vôtre.' });
    expect(wrong).not.toHaveProperty('reconnexion');
  }
  expect(await change(MOT_DE_PASSE)).toMatchObject({ status: 429 });
  expect(await school.as(token).call('beginFacteur', { password: MOT_DE_PASSE })).toMatchObject({
    status: 200,
  });
  school.later(61);
  expect(await change(MOT_DE_PASSE)).toMatchObject({ status: 200 });
  expect(await zoe.call('getUserExtranet', {})).toMatchObject({ status: 200 });
  expect(await school.as(token).call('getUserExtranet', {})).toMatchObject({ status: 401 });
  expect(await login(zoe.email, 'Quatre-tramways-8')).toMatchObject({ status: 200 });
});

test.each([
  ['a new password', { motDePasse: 'argon2id$x$y' }],
  ['a second factor', { totpSecret: 'scellé' }],
  ['the end of the account', { dateSuppression: '2026-11-21T10:00:00.000Z' }],
])('a log-in that is overtaken by %s opens nothing', async (_, patch) => {
  const zoe = await hire(school, 1);
  const seen = await adminOf(school, zoe.id);
  const { env } = school.mounting;
  const enterNow = () =>
    school.database.write((trx) =>
      enter(trx, seen, { env, now: school.now(), agent: undefined }, false),
    );
  expect(await enterNow()).toMatchObject({ user: { id: zoe.id } });
  await school.database.write((trx) =>
    trx.updateTable('admin').set(patch).where('id', '=', zoe.id).execute(),
  );
  expect(await enterNow()).toBeUndefined();
});
