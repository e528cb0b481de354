import { describe, expect, test } from 'vitest';
import { keptContent } from '../../../content/keptContent.ts';
import { insertAdmin } from '../admins/admins.writes.ts';
import { hashPassword, verifyPassword } from '../../socle/securite/password.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { loadContenu } from './loadContenu.ts';
import { removeDemo } from './removeDemo.ts';

const motDePasse = 'Demo-2026!';
const { demo } = await keptContent();

const school = await openSchoolForFile();

const load = (as: 'demo' | 'production') =>
  loadContenu(school.database, {
    now: school.now(),
    garde: school.mounting,
    log: school.fastify.log,
    demo: as === 'demo' ? { motDePasse } : undefined,
  });
const remove = () =>
  removeDemo(school.database, demo, {
    motDePasse,
    now: school.now(),
    addLignes: school.mounting.addLignes,
  });

describe('a database that a demo got into', () => {
  test('loses the cast and keeps the rest, is taken by production, and by a demo never again', async () => {
    const { read, write } = school.database;
    const eleve = await school.login('eleve@demo.be');
    const superviseur = await school.login('superviseur@demo.be');
    const real = { prenom: 'Odile', nom: 'Lambot', email: 'odile@exemple.be', level: 10 as const };
    const weak = { ...real, prenom: 'Paul', email: 'paul@exemple.be' };
    await write(async (trx) => {
      const hash = await hashPassword('Trois-tramways-7');
      await insertAdmin(trx, { ...real, motDePasse: hash }, school.now());
      await insertAdmin(trx, { ...weak, motDePasse: await hashPassword(motDePasse) }, school.now());
      await trx.insertInto('eleve').values(ELEVE).execute();
    });
    await expect(load('production')).rejects.toThrow('npm run demo:remove');

    expect(await remove()).toEqual({
      staff: demo.staff.length,
      eleves: demo.eleves.length,
      superviseurs: ['Odile Lambot (odile@exemple.be)', 'Paul Lambot (paul@exemple.be)'],
      sansMotDePasse: ['Paul Lambot (paul@exemple.be)'],
    });
    const staff = await read
      .selectFrom('admin')
      .select(['email', 'motDePasse'])
      .where('dateSuppression', 'is', null)
      .orderBy('id')
      .execute();
    expect(staff.map(({ email }) => email)).toEqual([real.email, weak.email]);
    expect(await verifyPassword('Trois-tramways-7', staff[0]!.motDePasse)).toBe(true);
    expect(await verifyPassword(motDePasse, staff[1]!.motDePasse)).toBe(false);
    const eleves = await read.selectFrom('eleve').select('email').execute();
    expect(eleves.map(({ email }) => email)).toContain(ELEVE.email);
    expect(eleves.some(({ email }) => email.endsWith('@demo.be'))).toBe(false);
    expect((await eleve.call('getUser', {})).status).toBe(401);
    expect((await superviseur.call('getUserExtranet', {})).status).toBe(401);
    for (const [call, email] of [
      ['login', 'eleve@demo.be'],
      ['loginExtranet', 'superviseur@demo.be'],
      ['loginExtranet', weak.email],
    ] as const)
      expect((await school.visitor.call(call, { email, password: motDePasse })).status).toBe(401);

    await load('production');
    await expect(load('demo')).rejects.toThrow('vraie école');
    expect(await remove()).toBeUndefined();
  });

  test('what somebody made before any demo is no demo’s', async () => {
    await school.database.write((trx) => trx.deleteFrom('chargement').execute());
    await expect(load('demo')).rejects.toThrow('vraie école');
  });
});

const ELEVE = {
  prenom: 'Inès',
  nom: 'Vraie',
  email: 'ines@exemple.be',
  motDePasse: 'x',
  newsletter: 0 as const,
  contratSigne: 0 as const,
  dateCreation: '2026-11-01T00:00:00.000Z',
};
