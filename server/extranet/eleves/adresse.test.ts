import { describe, expect, test } from 'vitest';
import {
  compteOf,
  ficheEleve as fiche,
  inscription,
  lastMailTo,
  mailsTo,
} from '../../testing/compte.ts';
import { openSchoolHiring } from '../../testing/personnel.ts';

let nombre = 0;
const SIEN = 'Quatre-tramways-8';

const { school, membre: chef } = await openSchoolHiring(10, { INSCRIPTION: 'ouverte' });

const adresse = () => `eleve-${nombre++}@exemple.be`;
const lienTo = async (email: string) => (await lastMailTo(school, email)).jeton;
const choose = (jeton: string, password = SIEN) =>
  school.visitor.call('choosePassword', { jeton, password });
const login = (email: string, password: string) =>
  school.visitor.call('login', { email, password });

describe('a mistyped address that the school mends', () => {
  test('leaves the stranger who read it with nothing, and the learner with a way in', async () => {
    const [faux, juste] = [adresse(), adresse()];
    const { id } = await chef.call('addEleve', fiche(faux));
    const { token } = await choose(await lienTo(faux));
    const stranger = school.as(token);
    await school.visitor.call('forgotPassword', { email: faux });
    const { motDePasse } = await lastMailTo(school, faux);
    expect(await chef.call('editEleve', { ...fiche(juste), id })).toMatchObject({ status: 200 });
    expect(await stranger.call('getUser', {})).toMatchObject({
      status: 401,
      reconnexion: 1,
      raison: 'adresse',
      message: expect.stringContaining('changé l’adresse'),
    });
    for (const email of [faux, juste])
      for (const password of [SIEN, motDePasse])
        expect(await login(email, password)).toMatchObject({ status: 401 });
    const told = await lastMailTo(school, faux);
    expect(told.sujet).toBe('Cette adresse n’est plus celle d’un compte');
    expect(told.texte).not.toMatch(/Léa|Marchal/);
    expect(told.texte).not.toContain(juste);
    expect(await choose(await lienTo(juste), 'Cinq-tramways-9')).toMatchObject({ status: 200 });
    expect(await login(juste, 'Cinq-tramways-9')).toMatchObject({ status: 200 });
  });

  test('leaves a link that nobody used with nothing to open', async () => {
    const [faux, juste] = [adresse(), adresse()];
    const { id } = await chef.call('addEleve', fiche(faux));
    const jeton = await lienTo(faux);
    await chef.call('editEleve', { ...fiche(juste), id });
    expect(await choose(jeton)).toMatchObject({ status: 401 });
    expect(await choose(await lienTo(juste))).toMatchObject({ status: 200 });
  });

  test('sends on what waits for the old one, and has a password that comes along stand', async () => {
    const [faux, juste] = [adresse(), adresse()];
    const { id } = await chef.call('addEleve', fiche(faux));
    await chef.call('editEleve', { ...fiche(juste), id, password: SIEN });
    expect((await mailsTo(school, juste)).map(({ sujet }) => sujet)).toEqual([
      'Bienvenue chez Priorité',
      'Ton mot de passe a changé',
    ]);
    expect(await login(juste, SIEN)).toMatchObject({ status: 200 });
  });

  test('of an account that waits to be confirmed keeps its password, and asks the new address', async () => {
    const [faux, juste] = [adresse(), adresse()];
    await school.visitor.call('register', { ...inscription, email: faux });
    const { jeton } = await lastMailTo(school, faux);
    const { id } = (await compteOf(school, faux))!;
    await chef.call('editEleve', { ...fiche(juste), id });
    const confirm = (link: string) =>
      school.visitor.call('confirmEmail', { jeton: link, password: inscription.password });
    expect(await confirm(jeton)).toMatchObject({ status: 401 });
    expect(await confirm((await lastMailTo(school, juste)).jeton)).toMatchObject({ status: 200 });
  });

  test('of nothing but a name leaves all as it is', async () => {
    const email = adresse();
    const { id } = await chef.call('addEleve', fiche(email));
    const eleve = school.as((await choose(await lienTo(email))).token);
    await chef.call('editEleve', { ...fiche(email), nom: 'Autre', id });
    expect(await eleve.call('getUser', {})).toMatchObject({ status: 200 });
    expect(await login(email, SIEN)).toMatchObject({ status: 200 });
  });
});

describe('a session that somebody else ended says so', () => {
  test.each([
    [
      'endSessionExtranet',
      'ecole',
      'Ton auto-école a terminé cette session. Connecte-toi pour continuer.',
    ],
    ['deleteEleve', 'ferme', 'Ce compte a été effacé.'],
  ] as const)('%s', async (name, raison, message) => {
    const email = adresse();
    const { id } = await chef.call('addEleve', fiche(email));
    const eleve = school.as((await choose(await lienTo(email))).token);
    await chef.call(name, name === 'deleteEleve' ? { id } : { user_id: id });
    expect(await eleve.call('getUser', {})).toMatchObject({
      status: 401,
      reconnexion: 1,
      message,
      raison,
    });
  });

  test('and one that ran out, or never was, says no more than before', async () => {
    const email = adresse();
    await chef.call('addEleve', fiche(email));
    const { token } = await choose(await lienTo(email));
    school.later(31 * 24 * 3600);
    for (const who of [school.as(token), school.as('x'.repeat(43))]) {
      const refused = await who.call('getUser', {});
      expect(refused).toMatchObject({ status: 401, reconnexion: 1 });
      expect(refused).not.toHaveProperty('raison');
    }
  });
});
