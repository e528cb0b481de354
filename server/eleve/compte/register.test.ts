import { describe, expect, test } from 'vitest';
import { openSchool } from '../../testing/school.ts';
import {
  compteOf,
  forgetTries,
  inscription,
  lastMailTo,
  mailsTo,
  minutesLater,
  openSchoolToRegister,
} from '../../testing/compte.ts';

let number = 0;

const school = await openSchoolToRegister({ APP_URL: 'https://ecole.exemple.be' });

const form = (change: object = {}) => ({
  ...inscription,
  email: `nouvelle-${++number}@exemple.be`,
  ...change,
});
const register = (input: Record<string, unknown>) => school.visitor.call('register', input);
const login = (email: string, password: string) =>
  school.visitor.call('login', { email, password });
const confirm = (jeton: string, password: string = inscription.password) =>
  school.visitor.call('confirmEmail', { jeton, password });

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
    const confirmed = await confirm(mail.jeton);
    expect(confirmed).toMatchObject({ status: 200, user: { prenom: 'Léa', email } });
    expect(await school.as(confirmed.token).call('getUser', {})).toMatchObject({ status: 200 });

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

  test('not confirmed yet, with another password: neither is kept, nor what was typed beside it', async () => {
    const { email } = form();
    await register({ ...inscription, email, registreNational: '05122500248' });
    const first = await lastMailTo(school, email);
    await register({ ...inscription, email, prenom: 'Voleur', password: 'Un-autre-mot-8' });
    expect(await compteOf(school, email)).toMatchObject({
      prenom: '',
      nom: '',
      registreNational: null,
      motDePasse: '!',
      dateVerification: null,
    });
    const second = await lastMailTo(school, email);
    expect(second.sujet).toBe('Termine ton inscription');
    for (const password of [inscription.password, 'Un-autre-mot-8', '!']) {
      expect(await login(email, password)).toMatchObject({ status: 401, user: null });
      for (const { jeton } of [first, second])
        expect(await confirm(jeton, password)).toMatchObject({ status: 409 });
    }
    expect(await compteOf(school, email)).toMatchObject({ dateVerification: null });
  });

  test('and a stranger who came first is out when its owner has begun again', async () => {
    const { email } = form();
    const thief = { ...inscription, email, password: 'Mot-de-voleur-8' };
    await register({ ...thief, registreNational: '05122500248', checkOffre: 1 });
    const { user } = (await login(email, thief.password)) as never;
    await register({ ...inscription, email });
    expect(await school.visitor.call('getVerificationMail', { user })).toMatchObject({
      status: 401,
    });
    expect(await login(email, thief.password)).toMatchObject({ status: 401, user: null });
    const { jeton } = await lastMailTo(school, email);
    const redone = { jeton, prenom: 'Zoé', nom: 'Petit', password: 'Cheval-sous-la-pluie-4' };
    const refused = await school.visitor.call('redoInscription', redone);
    expect(refused).toMatchObject({ status: 422, errors: { checkCondition: [expect.anything()] } });
    const answer = await school.visitor.call('redoInscription', { ...redone, checkCondition: 1 });
    expect(answer).toMatchObject({
      status: 200,
      user: { prenom: 'Zoé', nom: 'Petit', registreNational: null, newsletter: 0 },
    });
    expect((await compteOf(school, email))!.dateConditions).toBe(school.now().toISOString());
    for (const password of [thief.password, inscription.password])
      expect(await login(email, password)).toMatchObject({ status: 401, verified: true });
    expect(await login(email, redone.password)).toMatchObject({ status: 200 });
    expect(
      await school.visitor.call('redoInscription', { ...redone, checkCondition: 1 }),
    ).toMatchObject({ status: 401 });
  });

  test('a registration that is not one’s own: its link alone opens nothing', async () => {
    const { email } = form();
    await register({ ...inscription, email, password: 'Mot-de-voleur-8' });
    const { jeton } = await lastMailTo(school, email);
    expect(await school.visitor.call('confirmEmail', { jeton })).toEqual({
      status: 422,
      message: 'Indique le mot de passe de ton inscription.',
      errors: { password: ['Indique le mot de passe de ton inscription.'] },
    });
    expect(await confirm(jeton)).toMatchObject({
      status: 422,
      errors: { password: ['Ce n’est pas le mot de passe de cette inscription.'] },
    });
    expect(await compteOf(school, email)).toMatchObject({ dateVerification: null });
  });

  test('two registrations at once: one account; with two passwords, neither is kept', async () => {
    for (const other of [inscription.password, 'Un-autre-mot-8']) {
      for (let round = 0; round < 3; round++) {
        await forgetTries(school);
        const { email } = form();
        const both = [inscription.password, other].map((password) =>
          register({ ...inscription, email, password }),
        );
        expect(await Promise.all(both)).toEqual([{ status: 200 }, { status: 200 }]);
        const same = other === inscription.password;
        const { motDePasse } = (await compteOf(school, email))!;
        expect(motDePasse).toMatch(same ? /^argon2id/ : /^!$/);
        expect((await lastMailTo(school, email)).sujet).toBe(
          same ? 'Confirme ton adresse e-mail' : 'Termine ton inscription',
        );
      }
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
