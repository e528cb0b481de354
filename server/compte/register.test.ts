import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type School, openSchool } from '../testing/school.ts';
import {
  compteOf,
  forgetTries,
  inscription,
  lastMailTo,
  mailsTo,
  minutesLater,
} from '../testing/compte.ts';

let school: School;
let number = 0;

afterAll(() => school.close());
beforeAll(async () => {
  school = await openSchool({
    env: { INSCRIPTION: 'ouverte', APP_URL: 'https://ecole.exemple.be' },
  });
});
beforeEach(async () => {
  school.at(minutesLater(0));
  await forgetTries(school);
});

/** A form of somebody new. */
const form = (change: object = {}) => ({
  ...inscription,
  email: `nouvelle-${++number}@exemple.be`,
  ...change,
});
const register = (input: Record<string, unknown>) => school.visitor.call('register', input);
const login = (email: string, password: string) =>
  school.visitor.call('login', { email, password });
const confirm = (jeton: string) => school.visitor.call('confirmEmail', { jeton });

describe('a registration', () => {
  test('is kept with everything that was filled in, its register number sealed', async () => {
    const given = form({
      email: ' Lea@Exemple.BE ',
      dateNaissance: '2005-12-25',
      registreNational: '05.12.25-002.48',
      rue: 'Rue Haute 7',
      localite: 'Huy',
      codePostal: '4500',
      checkOffre: true,
    });
    expect(await register(given)).toEqual({ status: 200 });
    const compte = (await compteOf(school, 'lea@exemple.be'))!;
    expect(compte).toMatchObject({
      prenom: 'Léa',
      nom: 'Marchal',
      dateNaissance: '2005-12-25',
      rue: 'Rue Haute 7',
      localite: 'Huy',
      codePostal: '4500',
      newsletter: 1,
      contratSigne: 0,
      dateVerification: null,
      dateConditions: school.now().toISOString(),
    });
    expect(JSON.stringify(compte)).not.toMatch(/05122500248|Trois-tramways/);
    expect(compte.registreNational).toMatch(/^[\w-]{40,}$/);
  });

  test('does without what is optional, and takes an empty field for none', async () => {
    const given = form({ rue: '', codePostal: '', dateNaissance: '', registreNational: '' });
    expect(await register(given)).toEqual({ status: 200 });
    expect(await compteOf(school, given.email)).toMatchObject({
      rue: null,
      codePostal: null,
      dateNaissance: null,
      registreNational: null,
      newsletter: 0,
    });
  });

  test('opens nothing before its mail is answered, and then a demonstration', async () => {
    const { email, password } = form();
    await register({ ...inscription, email });
    const refused = await login(email, password);
    expect(refused).toMatchObject({ status: 401, verified: false, user: expect.any(String) });
    expect(refused).not.toHaveProperty('token');

    const mail = await lastMailTo(school, email);
    expect(mail.sujet).toBe('Confirme ton adresse e-mail');
    expect(mail.texte).toMatch(/^Bonjour Léa,/);
    expect(mail.texte).toContain('https://ecole.exemple.be/confirmation/');
    expect(mail.texte.replace(/\s/g, ' ')).toContain('dimanche 22 novembre 2026 à 11 h.');
    expect(await confirm(mail.jeton)).toEqual({
      status: 200,
      prenom: 'Léa',
      sansMotDePasse: 0,
    });

    const { status, token } = await login(email, password);
    expect(status).toBe(200);
    const { accesList } = await school.as(token).call('getAccesUser', {});
    expect(accesList).toMatchObject([
      { codePermis: 'DEMO', type: 'QT', dateActivation: null, datePerime: null },
    ]);
    const welcome = await lastMailTo(school, email);
    expect(welcome.sujet).toBe('Bienvenue chez Priorité');
    expect(welcome.texte).toContain('démonstration');
  });

  test('its demonstration lasts seven days from its first use', async () => {
    const { email } = form();
    await register({ ...inscription, email });
    await confirm((await lastMailTo(school, email)).jeton);
    const eleve = await school.login(email);
    const [acces] = (await eleve.call('getAccesUser', {})).accesList;
    school.at(minutesLater(60 * 24 * 3));
    const { datePerime, themes } = await eleve.call('getThemes', { ...acces! });
    expect(datePerime).toBe(minutesLater(60 * 24 * 10));
    expect(themes).toHaveLength(1);
  });
});

describe('an address that is known already', () => {
  test('with an account: the same answer, nothing changes, and its owner is told', async () => {
    const before = await compteOf(school, 'eleve2@demo.be');
    const answer = await register(form({ email: 'ELEVE2@demo.be', prenom: 'Voleur' }));
    expect(answer).toEqual(await register(form()));
    expect(await compteOf(school, 'eleve2@demo.be')).toEqual(before);
    const mail = await lastMailTo(school, 'eleve2@demo.be');
    expect(mail.sujet).toBe('Tu as déjà un compte');
    expect(mail.texte).toContain('Bonjour Mehdi,');
    expect(mail).toMatchObject({ jeton: '', motDePasse: '' });
    expect(mail.texte).not.toContain('Voleur');
  });

  test('not confirmed yet, with the same password: the mail goes out again', async () => {
    const { email } = form();
    await register({ ...inscription, email });
    const before = await compteOf(school, email);
    school.at(minutesLater(5));
    expect(await register({ ...inscription, email, prenom: 'Autre' })).toEqual({ status: 200 });
    expect(await compteOf(school, email)).toEqual(before);
    const mails = await mailsTo(school, email);
    expect(mails.map((mail) => mail.sujet)).toEqual(Array(2).fill('Confirme ton adresse e-mail'));
    await confirm(mails[1]!.jeton);
    expect(await login(email, inscription.password)).toMatchObject({ status: 200 });
  });

  test('not confirmed yet, with another password: the second takes nothing over', async () => {
    const { email } = form();
    await register({ ...inscription, email });
    const before = await compteOf(school, email);
    await register({ ...inscription, email, prenom: 'Voleur', password: 'Un-autre-mot-8' });
    expect(await compteOf(school, email)).toEqual(before);
    // The owner of the mailbox answers the mail of their own registration.
    await confirm((await mailsTo(school, email))[0]!.jeton);
    expect(await login(email, 'Un-autre-mot-8')).toMatchObject({ status: 401, user: null });
    expect(await login(email, inscription.password)).toMatchObject({
      status: 200,
      user: { prenom: 'Léa' },
    });
  });

  test('not confirmed yet, when the stranger came first: nobody’s password is kept', async () => {
    const { email } = form();
    await register({ ...inscription, email, password: 'Mot-de-voleur-8' });
    school.at(minutesLater(10));
    await register({ ...inscription, email });
    const mail = await lastMailTo(school, email);
    expect(mail.sujet).toBe('Ton inscription attend ta confirmation');
    expect(mail.texte.replace(/\s/g, ' ')).toContain('depuis le samedi 21 novembre 2026 à 11 h');
    expect(await confirm(mail.jeton)).toMatchObject({ status: 200, sansMotDePasse: 1 });
    for (const password of ['Mot-de-voleur-8', inscription.password, '!'])
      expect(await login(email, password)).toMatchObject({ status: 401, verified: true });
    expect((await lastMailTo(school, email)).texte).toContain('Mot de passe oublié');
    await school.visitor.call('forgotPassword', { email });
    const { motDePasse } = await lastMailTo(school, email);
    expect(await login(email, motDePasse)).toMatchObject({ status: 200 });
  });

  test('two registrations at once: one account, one mail, no failure', async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = form();
      const [one, other] = ['Premier', 'Second'].map((prenom) =>
        register({ ...inscription, email, prenom }),
      );
      expect(await Promise.all([one, other])).toEqual([{ status: 200 }, { status: 200 }]);
      const subjects = (await mailsTo(school, email)).map((mail) => mail.sujet);
      expect(new Set(subjects)).toEqual(new Set(['Confirme ton adresse e-mail']));
      const { n } = await school.database.read
        .selectFrom('eleve')
        .select((row) => row.fn.countAll().as('n'))
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(Number(n)).toBe(1);
    }
  });
});

describe('a registration is refused', () => {
  test.each([
    ['without the conditions', { checkCondition: 0 }, 'checkCondition'],
    ['with the box of conditions left out', { checkCondition: undefined }, 'checkCondition'],
    ['without a first name', { prenom: '  ' }, 'prenom'],
    ['with an address that is none', { email: 'lea@exemple' }, 'email'],
    [
      'with a check digit that is wrong',
      { registreNational: '05.12.25-002.49' },
      'registreNational',
    ],
    [
      'with somebody else’s number',
      { registreNational: '05.12.25-002.48', dateNaissance: '2005-12-24' },
      'registreNational',
    ],
    ['with a postal code from elsewhere', { codePostal: '75001' }, 'codePostal'],
    [
      'with a first name for a password',
      { prenom: 'Maximilien', password: 'Maximilien-9' },
      'password',
    ],
    ['with a password that all try first', { password: 'Azerty123!' }, 'password'],
  ])('%s', async (_, change, field) => {
    const given = form(change);
    const answer = await register(given);
    expect(answer).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
    expect(Object.keys(answer.errors!)).toEqual([field]);
    expect(await compteOf(school, given.email)).toBeUndefined();
  });

  test('with a password that breaks every rule: all of them are told, in the words of the screen', async () => {
    expect((await register(form({ password: ' ' }))).errors).toEqual({
      password: [
        'Minimum 8 caractères',
        'Au moins 1 lettre en majuscule',
        'Au moins 1 lettre en minuscule',
        'Au moins 1 chiffre',
        'Les espaces ne sont pas autorisés',
        'Au moins 1 caractère spécial',
      ],
    });
  });

  test('while it is closed, whoever asks', async () => {
    const closed = await openSchool();
    for (const email of ['personne@exemple.be', 'eleve@demo.be']) {
      expect(await closed.visitor.call('register', { ...inscription, email })).toEqual({
        status: 403,
        message: 'L’inscription n’est pas encore ouverte. Reviens bientôt.',
      });
    }
    expect(await compteOf(closed, 'personne@exemple.be')).toBeUndefined();
    await closed.close();
  });
});

describe('limits', () => {
  test('one address registers ten an hour', async () => {
    for (let n = 0; n < 10; n++) expect(await register(form())).toMatchObject({ status: 200 });
    expect(await register(form())).toMatchObject({ status: 429 });
    school.at(minutesLater(59.9));
    expect(await register(form())).toMatchObject({ status: 429 });
    school.at(minutesLater(60));
    expect(await register(form())).toMatchObject({ status: 200 });
  });

  test('nobody’s mailbox fills: three mails an hour, known or not, and the limit tells neither', async () => {
    const answers = [];
    for (const email of ['eleve@demo.be', form().email]) {
      await forgetTries(school);
      const before = (await mailsTo(school, email)).length;
      const statuses = [];
      for (let n = 0; n < 4; n++) statuses.push(await register({ ...inscription, email }));
      answers.push(statuses);
      expect((await mailsTo(school, email)).length - before).toBe(3);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.map((answer) => answer.status)).toEqual([200, 200, 200, 429]);
  });
});
