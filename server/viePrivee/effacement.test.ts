import { beforeEach, describe, expect, test } from 'vitest';
import { startSerie } from '../testing/serie.ts';
import {
  compteOf,
  forgetTries,
  inscription,
  lastMailTo,
  mailsTo,
  minutesLater,
  openSchoolToRegister,
} from '../testing/compte.ts';
import { anonymise } from './anonymise.ts';
import { eraseDue } from './eraseDue.ts';

const WEEK = 7 * 24 * 60;
const password = 'Trois-tramways-7';
let number = 0;

const school = await openSchoolToRegister();
beforeEach(async () => {
  await school.database.write((trx) =>
    trx
      .updateTable('eleve')
      .set({ dateEffacement: null, dateVerification: minutesLater(0) })
      .execute(),
  );
});

async function somebody() {
  const email = `parti-${++number}@exemple.be`;
  await school.visitor.call('register', {
    ...inscription,
    email,
    dateNaissance: '2005-12-25',
    registreNational: '05122500248',
    rue: 'Rue Secrète 3',
    localite: 'Huy',
    codePostal: '4500',
    checkOffre: 1,
  });
  const { jeton } = await lastMailTo(school, email);
  await school.visitor.call('confirmEmail', { jeton, password });
  return { email, ...(await school.login(email)) };
}
const ask = (eleve: Awaited<ReturnType<typeof somebody>>, given = password) =>
  eleve.call('askEffacement', { password: given });
const erase = () => eraseDue(school.database, school.now());
const rowOf = (id: number) =>
  school.database.read.selectFrom('eleve').selectAll().where('id', '=', id).executeTakeFirst();

describe('asking', () => {
  test('sets a day a week from now, tells it, and changes nothing else', async () => {
    const eleve = await somebody();
    expect(await ask(eleve)).toEqual({ status: 200, dateEffacement: minutesLater(WEEK) });
    const { user } = await eleve.call('getUser', {});
    expect(user).toMatchObject({ prenom: 'Léa', dateEffacement: minutesLater(WEEK) });
    const mail = await lastMailTo(school, eleve.email);
    expect(mail.sujet).toBe('Ton compte va être effacé');
    expect(mail.texte.replace(/\s/g, ' ')).toContain('le samedi 28 novembre 2026 à 11 h.');
    const { email } = eleve;
    expect(await school.visitor.call('login', { email, password })).toMatchObject({ status: 200 });
  });

  test('again keeps the first day and sends no second mail, also at once', async () => {
    const eleve = await somebody();
    await Promise.all([ask(eleve), ask(eleve), ask(eleve)]);
    school.at(minutesLater(60));
    expect(await ask(eleve)).toMatchObject({ dateEffacement: minutesLater(WEEK) });
    const told = (await mailsTo(school, eleve.email)).filter(({ sujet }) => /effacé/.test(sujet));
    expect(told).toHaveLength(1);
  });

  test('needs the password, which can’t be found by trying', async () => {
    const eleve = await somebody();
    for (let n = 0; n < 5; n++) {
      expect(await ask(eleve, `Faux-mot-${n}`)).toEqual({
        status: 401,
        message: 'Ce mot de passe n’est pas le bon.',
      });
    }
    expect(await ask(eleve)).toMatchObject({ status: 429 });
    expect((await rowOf(eleve.id))!.dateEffacement).toBeNull();
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 200 });
    for (let minute = 1; minute <= 3; minute++) {
      school.at(minutesLater(minute));
      for (let n = 0; n < 5; n++) await ask(eleve, `Faux-mot-${minute}${n}`);
    }
    school.at(minutesLater(10));
    expect(await ask(eleve)).toMatchObject({ status: 429 });
    school.at(minutesLater(60));
    expect(await ask(eleve)).toMatchObject({ status: 200 });
  });

  test('can be taken back, once, until the day', async () => {
    const eleve = await somebody();
    await ask(eleve);
    school.at(minutesLater(WEEK - 1));
    expect(await erase()).toBe(0);
    for (let n = 0; n < 2; n++)
      expect(await eleve.call('cancelEffacement', {})).toEqual({ status: 200 });
    const told = (await mailsTo(school, eleve.email)).filter(({ sujet }) => /gardé/.test(sujet));
    expect(told).toHaveLength(1);
    school.at(minutesLater(WEEK));
    expect(await erase()).toBe(0);
    expect(await rowOf(eleve.id)).toMatchObject({ prenom: 'Léa', dateEffacement: null });
  });
});

describe('on the day', () => {
  test('the person goes, and what the law wants kept stays', async () => {
    const eleve = await somebody();
    const serie = await startSerie(school, eleve, [{ correcte: 'a' }, {}]);
    await serie.answer(0, 'a');
    const { acces_id } = serie.ou;
    await eleve.call('addDizaine', { ...serie.ou, cible: 'vitesse' });
    await eleve.call('addExamen', serie.ou);
    await school.database.write((trx) =>
      trx
        .insertInto('paiement')
        .values({
          eleve_id: eleve.id,
          acces_id,
          libelle: 'Théorie permis B',
          type: 'paypal',
          renouvellement: 0,
          montant: 1499,
          dateCreation: minutesLater(0),
        })
        .execute(),
    );
    await school.visitor.call('forgotPassword', { email: eleve.email });
    await ask(eleve);
    school.at('2026-11-28T09:59:59.999Z');
    expect(await erase()).toBe(0);
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 200 });
    school.at(minutesLater(WEEK));
    expect(await erase()).toBe(1);

    expect(await rowOf(eleve.id)).toEqual({
      id: eleve.id,
      prenom: 'Compte',
      nom: 'effacé',
      email: `efface-${eleve.id}@invalid`,
      motDePasse: '!',
      motDePasseProvisoire: null,
      dateFinProvisoire: null,
      changerMotDePasse: 0,
      dateNaissance: null,
      registreNational: null,
      rue: null,
      localite: null,
      codePostal: null,
      telephone: null,
      parentNom: null,
      parentTelephone: null,
      parentEmail: null,
      note: null,
      newsletter: 0,
      motsSimples: 0,
      texteAere: 0,
      examenLe: null,
      examenCentre: null,
      examenDit: 0,
      examenRappels: 0,
      examenRappele: null,
      contratSigne: 0,
      dateVerification: minutesLater(0),
      dateCreation: minutesLater(0),
      dateConditions: null,
      dateEffacement: null,
    });
    const practiceOf = (
      { acces_user_id }: { acces_user_id: number },
      mode: 'dizaine' | 'examen' = 'dizaine',
    ) =>
      school.database.read
        .selectFrom('tentative')
        .select('id')
        .where('mode', '=', mode)
        .where('acces_user_id', '=', acces_user_id)
        .execute();
    const of = (table: 'accesUser' | 'paiement' | 'session' | 'mail' | 'memoire') =>
      school.database.read.selectFrom(table).selectAll().where('eleve_id', '=', eleve.id).execute();
    expect(await of('session')).toEqual([]);
    expect(await of('paiement')).toHaveLength(1);
    expect(await of('accesUser')).toMatchObject([{ actif: 0 }]);
    for (const mail of await of('mail')) {
      expect(mail).toMatchObject({
        destinataire: `efface-${eleve.id}@invalid`,
        texte: '',
        html: '',
        prochainEssai: null,
      });
    }
    const attempts = await school.database.read
      .selectFrom('tentative')
      .select('reponses')
      .where('acces_user_id', '=', serie.ou.acces_user_id)
      .execute();
    expect(attempts).toEqual([{ reponses: 'a?' }]);

    for (const gone of [of('memoire'), practiceOf(serie.ou), practiceOf(serie.ou, 'examen')])
      expect(await gone).toEqual([]);

    expect(await mailsTo(school, eleve.email)).toMatchObject([
      { sujet: 'Ton compte est effacé', eleve_id: null, prochainEssai: minutesLater(WEEK) },
    ]);
  });

  test('the account opens no more: not by session, password, mailed password or link', async () => {
    const eleve = await somebody();
    await school.visitor.call('forgotPassword', { email: eleve.email });
    const { motDePasse } = await lastMailTo(school, eleve.email);
    await ask(eleve);
    school.at(minutesLater(WEEK));
    await erase();
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 401, reconnexion: 1 });
    const nobody = await school.visitor.call('login', { email: 'personne@exemple.be', password });
    for (const email of [eleve.email, `efface-${eleve.id}@invalid.be`])
      for (const given of [password, motDePasse, '!'])
        expect(await school.visitor.call('login', { email, password: given })).toEqual(nobody);
    expect(
      await school.visitor.call('login', { email: `efface-${eleve.id}@invalid`, password: '!' }),
    ).toMatchObject({ status: 422 });
    expect(await school.visitor.call('forgotPassword', { email: eleve.email })).toMatchObject({
      status: 401,
    });
  });

  test('the address is free again', async () => {
    const eleve = await somebody();
    await ask(eleve);
    school.at(minutesLater(WEEK));
    await erase();
    await school.visitor.call('register', { ...inscription, email: eleve.email });
    const compte = (await compteOf(school, eleve.email))!;
    expect(compte.id).not.toBe(eleve.id);
    expect((await lastMailTo(school, eleve.email)).sujet).toBe('Confirme ton adresse e-mail');
  });

  test('two servers at once: each account is done once, with one letter', async () => {
    const people = [await somebody(), await somebody(), await somebody()];
    for (const eleve of people) await ask(eleve);
    school.at(minutesLater(WEEK));
    const done = await Promise.all([erase(), erase(), erase()]);
    expect(done.reduce((sum, n) => sum + n)).toBe(3);
    for (const { email } of people) {
      expect((await mailsTo(school, email)).map(({ sujet }) => sujet)).toEqual([
        'Ton compte est effacé',
      ]);
    }
    expect(await erase()).toBe(0);
  });

  test('one that can’t be erased keeps nobody else waiting, nor a registration', async () => {
    const [faux, juste] = [await somebody(), await somebody()];
    for (const eleve of [faux, juste]) await ask(eleve);
    await school.visitor.call('register', { ...inscription, email: 'oubli@exemple.be' });
    const { id } = (await compteOf(school, 'oubli@exemple.be'))!;
    await school.database.write(async (trx) => {
      const dateCreation = '2026-10-01T10:00:00.000Z';
      await trx.updateTable('eleve').set({ dateCreation }).where('id', '=', id).execute();
      const email = `efface-${faux.id}@invalid`;
      await trx.updateTable('eleve').set({ email }).where('email', '=', 'eleve2@demo.be').execute();
    });
    school.at(minutesLater(WEEK));
    await expect(erase()).rejects.toThrow('Some accounts are not erased.');
    expect(await rowOf(faux.id)).toMatchObject({ prenom: 'Léa' });
    expect(await rowOf(juste.id)).toMatchObject({ prenom: 'Compte' });
    expect(await rowOf(id)).toBeUndefined();
  });

  test('what was under way when the day came puts nothing back', async () => {
    const eleve = await somebody();
    await ask(eleve);
    school.at(minutesLater(WEEK));
    const fiche = {
      dateNaissance: '2005-12-25',
      registreNational: '05122500248',
      rue: 'Rue Secrète 3',
      localite: 'Huy',
      codePostal: '4500',
    };
    const given = { password: 'Un-autre-mot-8', passwordConfirm: 'Un-autre-mot-8' };
    await Promise.all([
      erase(),
      eleve.call('updateRegistre', fiche),
      eleve.call('updateAccount', { newsletter: 1 }),
      eleve.call('modifyPassword', given),
      school.visitor.call('login', { email: eleve.email, password }),
    ]);
    expect(await rowOf(eleve.id)).toMatchObject({
      prenom: 'Compte',
      motDePasse: '!',
      rue: null,
      registreNational: null,
      newsletter: 0,
    });
    const sessions = await school.database.read
      .selectFrom('session')
      .select('jeton')
      .where('eleve_id', '=', eleve.id)
      .execute();
    expect(sessions).toEqual([]);
  });

  test('cancelled at the very moment: kept whole or gone whole', async () => {
    for (let round = 0; round < 5; round++) {
      school.at(minutesLater(0));
      await forgetTries(school);
      const eleve = await somebody();
      await ask(eleve);
      school.at(minutesLater(WEEK));
      const [done, { status }] = await Promise.all([erase(), eleve.call('cancelEffacement', {})]);
      expect([done, status]).toEqual(done ? [1, 401] : [0, 200]);
      expect((await rowOf(eleve.id))!.prenom).toBe(done ? 'Compte' : 'Léa');
    }
  });

  test('to do it twice changes nothing', async () => {
    const { id } = await somebody();
    await school.database.write((trx) => anonymise(trx, id));
    const once = await rowOf(id);
    await school.database.write((trx) => anonymise(trx, id));
    expect(await rowOf(id)).toEqual(once);
  });
});

describe('a registration that nobody confirms', () => {
  test('is forgotten after thirty days, its mails with it', async () => {
    const email = 'jamais@exemple.be';
    await school.visitor.call('register', { ...inscription, email });
    school.at('2026-12-21T09:59:59.999Z');
    expect(await erase()).toBe(0);
    school.at('2026-12-21T10:00:00.000Z');
    expect(await erase()).toBe(1);
    expect(await compteOf(school, email)).toBeUndefined();
    expect(await mailsTo(school, email)).toEqual([]);
  });

  test('stays when staff gave it an access', async () => {
    const email = 'recu@exemple.be';
    await school.visitor.call('register', { ...inscription, email });
    const { id } = (await compteOf(school, email))!;
    await school.database.write(async (trx) => {
      const acces = await trx.selectFrom('acces').select('id').executeTakeFirstOrThrow();
      await trx
        .insertInto('accesUser')
        .values({ eleve_id: id, acces_id: acces.id, actif: 1, dateCreation: minutesLater(0) })
        .execute();
    });
    school.at('2027-02-01T10:00:00.000Z');
    expect(await erase()).toBe(0);
    expect(await compteOf(school, email)).toBeDefined();
  });
});
