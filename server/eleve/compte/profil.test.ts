import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openSchool, openSchoolForFile } from '../../testing/school.ts';
import { compteOf, forgetTries } from '../../testing/compte.ts';

const CHLOE = 'eleve@demo.be';
/** Invented, with valid check digits for 2005. */
const NUMERO = '05122500248';
const fiche = {
  dateNaissance: '2005-12-25',
  registreNational: '05.12.25-002.48',
  rue: 'Rue des Carmes 27',
  localite: 'Namur',
  codePostal: '5000',
};

const school = await openSchoolForFile();
beforeEach(() => forgetTries(school));

describe('the newsletter', () => {
  test.each([
    [true, 1],
    [false, 0],
    [1, 1],
    [0, 0],
  ])('%s', async (newsletter, kept) => {
    const eleve = await school.login(CHLOE);
    expect(await eleve.call('updateAccount', { newsletter })).toEqual({ status: 200 });
    expect((await eleve.call('getUser', {})).user.newsletter).toBe(kept);
    expect((await compteOf(school, 'eleve2@demo.be'))!.newsletter).toBe(0);
  });
});

test('how one reads is kept, a setting at a time, on the account', async () => {
  const eleve = await school.login(CHLOE);
  const lecture = async () => {
    const { motsSimples, texteAere } = (await eleve.call('getUser', {})).user;
    return [motsSimples, texteAere];
  };
  expect(await lecture()).toEqual([0, 0]);
  expect(await eleve.call('updateLecture', { motsSimples: true })).toEqual({ status: 200 });
  await eleve.call('updateLecture', { texteAere: 1 });
  expect(await lecture()).toEqual([1, 1]);
  expect(await eleve.call('updateLecture', {})).toEqual({ status: 200 });
  await eleve.call('updateLecture', { motsSimples: false, texteAere: false });
  expect(await lecture()).toEqual([0, 0]);
  expect((await eleve.call('updateLecture', { motsSimples: 2 })).status).toBe(422);
});

describe('the identity for the appointment', () => {
  test('is kept, and read in full by its owner alone', async () => {
    const eleve = await school.login(CHLOE);
    const { user } = await eleve.call('updateRegistre', fiche);
    expect(user).toMatchObject({ ...fiche, registreNational: NUMERO });
    expect((await eleve.call('getUser', {})).user).toEqual(user);
    const autre = await school.login('eleve2@demo.be');
    for (const call of ['getUser', 'getDonnees', 'getSessions', 'getAccesUser'] as const)
      expect(JSON.stringify(await autre.call(call, {}))).not.toContain(NUMERO);
  });

  test('has its number sealed in the database, twice the same number never alike', async () => {
    const sealed = new Set<string>();
    for (const email of [CHLOE, 'eleve2@demo.be', CHLOE]) {
      const eleve = await school.login(email);
      await eleve.call('updateRegistre', fiche);
      const { registreNational } = (await compteOf(school, email))!;
      const seen = Buffer.from(registreNational!, 'base64url').toString('latin1');
      for (const text of [registreNational, seen]) expect(text).not.toContain(NUMERO.slice(0, 6));
      sealed.add(registreNational!);
    }
    expect(sealed.size).toBe(3);
  });

  test('a number that another secret sealed is no number', async () => {
    const eleve = await school.login(CHLOE);
    for (const registreNational of ['x', NUMERO, 'A'.repeat(60)]) {
      await school.database.write((trx) =>
        trx.updateTable('eleve').set({ registreNational }).where('email', '=', CHLOE).execute(),
      );
      expect((await eleve.call('getUser', {})).user.registreNational).toBeNull();
    }
  });

  test('never stands in the log, whatever goes wrong with it', async () => {
    const written: string[] = [];
    const stdout = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => written.push(text.toString()) > 0);
    const loud = await openSchool({ env: { LOG_LEVEL: 'debug' } });
    const eleve = await loud.login(CHLOE);
    await eleve.call('updateRegistre', fiche);
    await eleve.call('updateRegistre', { ...fiche, codePostal: 'x' });
    await eleve.call('getUser', {});
    await loud.database.write((trx) => trx.schema.dropTable('mail').execute());
    const failed = await loud.visitor.call('forgotPassword', { email: CHLOE });
    await loud.close();
    stdout.mockRestore();
    expect(failed.status).toBe(500);
    const log = written.join('');
    expect(log).toContain('/api/user/updateRegistre');
    expect(log).toContain('unexpected failure');
    for (const secret of [NUMERO, '05.12.25', '2005-12-25', CHLOE, 'Carmes', 'Chloé', 'argon2'])
      expect(log).not.toContain(secret);
  });

  test.each([
    ['nothing', { dateNaissance: '', registreNational: '', rue: '', localite: '', codePostal: '' }],
    ['another’s birthday', { dateNaissance: '2005-12-24' }],
    ['a birthday that never was', { dateNaissance: '2005-02-30' }],
    ['a birthday to come', { dateNaissance: '2150-01-01' }],
    ['wrong check digits', { registreNational: '05122500249' }],
    ['ten figures', { registreNational: '0512250024' }],
    ['a postal code with a letter', { codePostal: 'B-5000' }],
  ])('%s is refused, and nothing changes', async (_, change) => {
    const eleve = await school.login(CHLOE);
    const before = await compteOf(school, CHLOE);
    const answer = await eleve.call('updateRegistre', { ...fiche, ...change });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors!).length).toBeGreaterThan(0);
    for (const [message] of Object.values(answer.errors!)) expect(message).toMatch(/^\p{Lu}.*\.$/u);
    expect(await compteOf(school, CHLOE)).toEqual(before);
  });
});
