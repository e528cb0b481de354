import { beforeEach, describe, expect, test } from 'vitest';
import { byNumber, compteOf, forgetTries, lastMailTo, mailsTo } from '../../testing/compte.ts';
import { hire } from '../../testing/personnel.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte' } });
const chef = await school.login('superviseur@demo.be');
beforeEach(() => school.at('2026-11-21T10:00:00.000Z'));

const CLAIRE = {
  prenom: 'Claire',
  nom: 'Lejeune',
  email: 'claire@exemple.be',
  dateNaissance: '1985-07-30',
  registreNational: '85.07.30-033.28',
  contratSigne: 1,
  newsletter: 0,
  rue: 'Rue de Fer 1',
  localite: 'Namur',
  codePostal: '5000',
  password: '',
};
let nth = 0;
async function add(more: object = {}) {
  const email = `claire${++nth}@exemple.be`;
  const { id, status } = await chef.call('addEleve', { ...CLAIRE, email, ...more });
  expect(status).toBe(200);
  return { id, email };
}
const lignesOf = (objet_id: number) =>
  school.database.read
    .selectFrom('journal')
    .select(['appel', 'avant', 'apres'])
    .where('objet', '=', 'eleve')
    .where('objet_id', '=', objet_id)
    .orderBy('id')
    .execute();
const jetonOf = async (email: string) => (await lastMailTo(school, email)).jeton;

describe('addEleve', () => {
  test('confirmed, sealed, in the journal, with a mail that has a link and no password', async () => {
    const { id, email } = await add({ password: 'Wq-7hhk!pp' });
    const row = (await compteOf(school, email))!;
    expect(row).toMatchObject({ dateVerification: school.now().toISOString(), contratSigne: 1 });
    expect(row.registreNational).not.toContain('85073003328');
    const mails = await mailsTo(school, email);
    expect(mails.map(({ sujet }) => sujet)).toEqual(['Bienvenue chez Priorité']);
    expect(mails[0]!.texte).toMatch(/^http:\/\/localhost:\d+\/mot-de-passe\/[\w-]+$/m);
    expect(mails[0]!.texte).not.toContain('Wq-7hhk');
    const [ligne] = await lignesOf(id);
    expect(ligne).toMatchObject({ appel: 'addEleve', avant: null });
    expect(JSON.parse(ligne!.apres!)).toMatchObject({ nom: 'Lejeune', email });
    expect(JSON.stringify(ligne)).not.toMatch(/Wq-7hhk|85073003328/);
    const login = await school.visitor.call('login', { email, password: 'Wq-7hhk!pp' });
    expect(login.status).toBe(200);
  });

  test('her link chooses a password once, and logs in', async () => {
    const { email } = await add();
    const jeton = await jetonOf(email);
    const choose = (password?: string) =>
      school.visitor.call('choosePassword', { jeton, ...(password && { password }) });
    expect(await choose()).toMatchObject({
      status: 422,
      errors: { password: [expect.any(String)] },
    });
    expect(await choose('Claire-2026')).toMatchObject({ status: 422 });
    const chosen = await choose('Trois-tramways-7');
    expect(chosen).toMatchObject({ status: 200, user: { email } });
    expect((await school.as(chosen.token).call('getUser', {})).status).toBe(200);
    expect((await choose('Quatre-tramways-8')).status).toBe(401);
    await forgetTries(school);
    const login = { email, password: 'Trois-tramways-7' };
    expect((await school.visitor.call('login', login)).status).toBe(200);
  });

  test.each([
    ['after seven days', (jeton: string) => jeton, 7 * 24 * 3600],
    ['when it is forged', (jeton: string) => `${jeton.slice(0, -6)}AAAAAA`, 0],
  ])('her link opens nothing %s', async (_, change, seconds) => {
    const { email } = await add();
    const jeton = change(await jetonOf(email));
    school.later(seconds);
    const answer = await school.visitor.call('choosePassword', { jeton, password: 'Wq-7hhk!pp' });
    expect(answer.status).toBe(401);
    await forgetTries(school);
  });

  test('two who choose with one link at once: one password stands', async () => {
    const { email } = await add();
    const jeton = await jetonOf(email);
    const both = await Promise.all(
      ['Trois-tramways-7', 'Quatre-tramways-8'].map((password) =>
        school.visitor.call('choosePassword', { jeton, password }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 401]);
    await forgetTries(school);
  });

  test.each([
    ['email', 'x', 'Cette adresse e-mail n’est pas valable.'],
    ['email', '', 'Indiquez son adresse e-mail.'],
    ['prenom', ' ', 'Indiquez son prénom.'],
    ['nom', undefined, 'Indiquez son nom.'],
    ['dateNaissance', '2026-13-01', 'Indiquez une date de naissance valable.'],
    ['codePostal', '500', 'Un code postal belge compte quatre chiffres.'],
    ['registreNational', '85073003329', /^Ce numéro de registre national n’est pas valable/],
    ['registreNational', '8507300332', 'Un numéro de registre national compte onze chiffres.'],
    ['password', 'court', 'Minimum 8 caractères'],
    ['password', 'Soleil-2026', /trop facile à deviner/],
  ])('%s %j is refused with a sentence', async (field, value, message) => {
    const answer = await chef.call('addEleve', {
      ...CLAIRE,
      email: 'non@exemple.be',
      [field]: value,
    });
    expect(answer.status).toBe(422);
    expect(answer.errors![field]![0]).toMatch(message);
    expect(await compteOf(school, 'non@exemple.be')).toBeUndefined();
  });

  test('a number of another day is refused', async () => {
    const wrong = { ...CLAIRE, email: 'non@exemple.be', dateNaissance: '1985-07-31' };
    const answer = await chef.call('addEleve', wrong);
    expect(answer.errors).toEqual({
      registreNational: ['Ce numéro ne correspond pas à la date de naissance.'],
    });
  });

  test('one address twice at once: one account, one mail', async () => {
    const email = 'deux@exemple.be';
    const both = await Promise.all([1, 2].map(() => chef.call('addEleve', { ...CLAIRE, email })));
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)!.errors).toEqual({
      email: ['Cette adresse est déjà celle d’un élève.'],
    });
    expect(await mailsTo(school, email)).toHaveLength(1);
  });
});

describe('editEleve', () => {
  const edit = (id: number, more: object) =>
    chef.call('editEleve', { ...CLAIRE, registreNational: undefined, id, ...more });

  test('what was changed stands in the journal, what was not said stays', async () => {
    const { id, email } = await add();
    const sealed = (await compteOf(school, email))!.registreNational;
    expect(await edit(id, { email, localite: 'Jambes', rue: '' })).toMatchObject({ status: 200 });
    expect(await compteOf(school, email)).toMatchObject({
      localite: 'Jambes',
      rue: null,
      registreNational: sealed,
    });
    const ligne = (await lignesOf(id)).at(-1)!;
    expect(JSON.parse(ligne.avant!)).toEqual({ rue: 'Rue de Fer 1', localite: 'Namur' });
    expect(JSON.parse(ligne.apres!)).toEqual({ rue: null, localite: 'Jambes' });
  });

  test('the number can be replaced and taken away; the journal says that, and no number', async () => {
    const { id, email } = await add();
    await edit(id, { email, registreNational: '' });
    expect((await compteOf(school, email))!.registreNational).toBeNull();
    await edit(id, { email, registreNational: '85073003328' });
    const lignes = (await lignesOf(id)).slice(1).map(({ apres }) => JSON.parse(apres!));
    expect(lignes).toEqual([{ numeroNational: 'retiré' }, { numeroNational: 'remplacé' }]);
  });

  test('a birth that does not fit the number that is kept is refused', async () => {
    const { id, email } = await add();
    const answer = await edit(id, { email, dateNaissance: '1990-01-01' });
    expect(answer.errors).toEqual({ dateNaissance: [expect.stringMatching(/registre national/)] });
  });

  test('a new password ends the sessions, and the learner is told', async () => {
    const { id, email } = await add({ password: 'Trois-tramways-7' });
    const { token } = await school.visitor.call('login', { email, password: 'Trois-tramways-7' });
    await edit(id, { email, password: 'Quatre-tramways-8' });
    expect((await school.as(token).call('getUser', {})).status).toBe(401);
    expect((await lastMailTo(school, email)).sujet).toBe('Ton mot de passe a changé');
    expect(JSON.stringify(await lignesOf(id))).not.toContain('tramways');
  });

  test('what was mailed to the address of before opens nothing any more', async () => {
    const { id, email } = await add();
    const jeton = await jetonOf(email);
    await chef.call('sendPassword', { id });
    const { motDePasse: password } = await lastMailTo(school, email);
    const neuve = `neuve-${id}@exemple.be`;
    expect(await chef.call('editEleve', { ...CLAIRE, id, email: neuve })).toMatchObject({
      status: 200,
    });
    for (const each of [email, neuve])
      expect(await school.visitor.call('login', { email: each, password })).toMatchObject({
        status: 401,
        verified: true,
      });
    expect(
      await school.visitor.call('choosePassword', { jeton, password: 'Trois-tramways-7' }),
    ).toMatchObject({ status: 401 });
  });

  test('the address of somebody else is refused, and 404 for nobody', async () => {
    const { id } = await add();
    expect((await edit(id, { email: 'eleve@demo.be' })).errors).toHaveProperty('email');
    expect((await edit(999_999, {})).status).toBe(404);
  });
});

test('the number is read in full, each time with a line that does not have it', async () => {
  const { id } = await add();
  const eleve = (await chef.call('getEleve', { id })).eleve;
  expect(eleve).toMatchObject({ avecRegistre: 1, confirme: 1, avecMotDePasse: 0 });
  expect(JSON.stringify(eleve)).not.toContain('85073003328');
  for (const _ of [1, 2])
    expect((await chef.call('getRegistre', { id })).registreNational).toBe('85073003328');
  const lignes = (await lignesOf(id)).filter(({ appel }) => appel === 'getRegistre');
  expect(lignes).toHaveLength(2);
  expect(lignes[0]).toMatchObject({ avant: null, apres: null });
});

describe('two at one learner', () => {
  const save = (who: Person, id: number, more: object) =>
    who.call('editEleve', { ...CLAIRE, registreNational: undefined, id, ...more });
  const versionOf = async (id: number) => (await chef.call('getEleve', { id })).eleve.version;

  test('the second is told by whom, and what it is now; nothing is lost', async () => {
    const { id, email } = await add();
    const version = await versionOf(id);
    const nadia = await hire(school, 10);
    school.at('2026-11-21T10:01:00.000Z');
    expect((await save(nadia, id, { email, version, rue: 'Rue Haute 2' })).status).toBe(200);
    const told = await save(chef, id, { email, version, localite: 'Jambes' });
    expect(told).toMatchObject({
      status: 409,
      auteur: expect.stringMatching(/^Nadia Renard/),
      dateModification: '2026-11-21T10:01:00.000Z',
      eleve: { rue: 'Rue Haute 2', localite: 'Namur', avecRegistre: 1 },
    });
    expect(JSON.stringify(told)).not.toMatch(/85073003328|motDePasse"/);
    const { eleve } = told as unknown as { eleve: { version: string } };
    const again = { email, version: eleve.version, rue: 'Rue Haute 2', localite: 'Jambes' };
    expect((await save(chef, id, again)).status).toBe(200);
    const now = (await chef.call('getEleve', { id })).eleve;
    expect(now).toMatchObject({ rue: 'Rue Haute 2', localite: 'Jambes' });
  });

  test('the learner may have been quicker; an access that was given changes nothing here', async () => {
    const { id, email } = await add({ password: 'Trois-tramways-7' });
    const version = await versionOf(id);
    const { produits } = await chef.call('getEleve', { id });
    await chef.call('addAccesToEleve', { user_id: id, acces_id: produits[0]!.id });
    expect((await save(chef, id, { email, version })).status).toBe(200);
    school.at('2026-11-21T10:01:00.000Z');
    const later = await versionOf(id);
    const eleve = await school.login(email);
    school.at('2026-11-21T10:02:00.000Z');
    await eleve.call('updateAccount', { newsletter: 1 });
    const told = await save(chef, id, { email, version: later });
    expect(told).toMatchObject({ status: 409, auteur: 'L’élève', dateModification: null });
  });

  test('at once: one of them', async () => {
    const { id, email } = await add();
    const version = await versionOf(id);
    const both = await Promise.all(
      ['A', 'B'].map((rue) => save(chef, id, { email, version, rue: `Rue ${rue}` })),
    );
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
  });
});

describe('deleteEleve', () => {
  test('the account’s own erasure: out of the list, of sessions, accesses and the journal; told by a mail', async () => {
    const { id, email } = await add({ password: 'Trois-tramways-7' });
    const { token } = await school.visitor.call('login', { email, password: 'Trois-tramways-7' });
    const { produits } = await chef.call('getEleve', { id });
    await chef.call('addAccesToEleve', { user_id: id, acces_id: produits[0]!.id });
    const answer = await chef.call('deleteEleve', { id });
    expect(answer).toMatchObject({
      status: 200,
      message: 'Le compte de Claire Lejeune a été effacé.',
    });
    expect((await school.as(token).call('getUser', {})).status).toBe(401);
    expect((await chef.call('getEleve', { id })).status).toBe(404);
    expect((await chef.call('deleteEleve', { id })).status).toBe(404);
    const row = await school.database.read
      .selectFrom('eleve')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ nom: 'effacé', email: `efface-${id}@invalid`, rue: null });
    const acces = await school.database.read
      .selectFrom('accesUser')
      .select('actif')
      .where('eleve_id', '=', id)
      .execute();
    expect(acces).toEqual([{ actif: 0 }]);
    const lignes = await lignesOf(id);
    expect(lignes.at(-1)!.appel).toBe('deleteEleve');
    expect(lignes.every(({ avant, apres }) => avant === null && apres === null)).toBe(true);
    const told = await chef.call('getJournal', { objet: 'eleve', objet_id: id });
    expect(told.lignes.data.every(({ disparu }) => disparu === 1)).toBe(true);
    const mail = await lastMailTo(school, email);
    expect(mail).toMatchObject({ sujet: 'Ton compte est effacé', eleve_id: null });
    expect(mail.texte).toContain('par l’auto-école');
    const { eleves } = await chef.call('getEleves', { recherche: email });
    expect(eleves.total).toBe(0);
  });

  test('twice at once: once', async () => {
    const { id, email } = await add();
    const both = await Promise.all([1, 2].map(() => chef.call('deleteEleve', { id })));
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 404]);
    const mails = (await mailsTo(school, email)).filter(({ sujet }) => /effacé/.test(sujet));
    expect(mails).toHaveLength(1);
  });
});

describe('on the telephone', () => {
  const begin = async (email: string) => {
    const inscription = { prenom: 'Léa', nom: 'Marchal', checkCondition: 1 };
    await school.visitor.call('register', { ...inscription, email, password: 'Trois-tramways-7' });
    await forgetTries(school);
    return (await compteOf(school, email))!.id;
  };

  test('a new password works once, within the hour, beside the old one', async () => {
    const { id, email } = await add();
    expect((await chef.call('sendConfirmation', { id })).status).toBe(409);
    const sent = await chef.call('sendPassword', { id });
    expect(sent.message).toBe(`Un nouveau mot de passe part à ${email}.`);
    const { motDePasse } = await lastMailTo(school, email);
    expect(JSON.stringify(sent)).not.toContain(motDePasse);
    const login = await school.visitor.call('login', { email, password: motDePasse });
    expect(login).toMatchObject({ status: 200, user: { motDePasseProvisoire: 1 } });
    expect((await lignesOf(id)).at(-1)).toMatchObject({ appel: 'sendPassword', apres: null });
  });

  test('who has not confirmed gets the confirmation again, and no password', async () => {
    const id = await begin('lea1@exemple.be');
    expect((await chef.call('sendPassword', { id })).status).toBe(409);
    expect((await chef.call('sendConfirmation', { id })).status).toBe(200);
    const subjects = (await mailsTo(school, 'lea1@exemple.be')).map(({ sujet }) => sujet);
    expect(subjects).toEqual(['Confirme ton adresse e-mail', 'Confirme ton adresse e-mail']);
    expect((await compteOf(school, 'lea1@exemple.be'))!.prenom).toBe('Léa');
  });

  test('sessions are seen and ended, one or all', async () => {
    const { id, email } = await add({ password: 'Trois-tramways-7' });
    const enter = () => school.visitor.call('login', { email, password: 'Trois-tramways-7' });
    const tokens = [await enter(), await enter(), await enter()].map(({ token }) => token);
    const { sessions } = await chef.call('getEleve', { id });
    expect(sessions).toHaveLength(3);
    const session_id = sessions[0]!.id;
    expect(await chef.call('endSessionExtranet', { user_id: id, session_id })).toMatchObject({
      status: 200,
      nombre: 1,
    });
    const again = await chef.call('endSessionExtranet', { user_id: id, session_id });
    expect(again.status).toBe(404);
    const all = await chef.call('endSessionExtranet', { user_id: id });
    expect(all).toMatchObject({ nombre: 2, message: '2 sessions terminées.' });
    for (const token of tokens)
      expect((await school.as(token).call('getUser', {})).status).toBe(401);
    await forgetTries(school);
  });

  test('mails say whether they arrived', async () => {
    const { id, email } = await add();
    await chef.call('sendPassword', { id });
    await chef.call('sendPassword', { id });
    const ids = (await chef.call('getEleve', { id })).mails.map((mail) => mail.id);
    await school.database.write(async (trx) => {
      const set = (mail_id: number, patch: object) =>
        trx.updateTable('mail').set(patch).where('id', '=', mail_id).execute();
      await set(ids[2]!, { dateEnvoi: school.now().toISOString(), prochainEssai: null });
      await set(ids[1]!, { prochainEssai: null, erreur: 'mail 550', essais: 8 });
    });
    const { mails } = await chef.call('getEleve', { id });
    expect(mails.map(({ sujet, etat }) => [sujet, etat])).toEqual([
      ['Ton nouveau mot de passe', 'en attente'],
      ['Ton nouveau mot de passe', 'non parti'],
      ['Bienvenue chez Priorité', 'envoyé'],
    ]);
    expect(JSON.stringify(mails)).not.toContain(email);
  });
});
