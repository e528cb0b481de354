import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../../contract/index.ts';
import type { Call } from '../../../contract/call.ts';
import { ficheEleve, forgetTries, mailsTo } from '../../testing/compte.ts';
import {
  MOT_DE_PASSE,
  type Membre,
  codeOf,
  ficheAdmin as fiche,
  hire,
  installFacteur,
  openSchoolHiring,
} from '../../testing/personnel.ts';

const { school, membre: chef } = await openSchoolHiring(10);

const TEN_MINUTES = 600;

describe('what is dear', () => {
  test('is what the contract says, and nothing less', () => {
    const dear = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).preuve);
    expect(dear.toSorted()).toEqual([
      'addUser',
      'deleteEleve',
      'deleteFacteurUser',
      'deleteUser',
      'exportEleves',
      'handOverEcole',
      'modifyPassword',
      'updateUser',
    ]);
  });

  test('is done within ten minutes of a log-in, and is asked for after', async () => {
    school.later(TEN_MINUTES - 1);
    expect(await chef.call('addUser', fiche({ level: 10 }))).toMatchObject({ status: 200 });
    school.later(1);
    const refused = fiche({ level: 10 });
    expect(await chef.call('addUser', refused)).toMatchObject({
      status: 403,
      preuve: 'motDePasse',
      message: 'Donnez votre mot de passe pour montrer que c’est bien vous.',
    });
    const zoe = await hire(school, 10);
    await installFacteur(school, zoe);
    for (const [name, input] of [
      ['updateUser', { ...fiche(), id: zoe.id }],
      ['deleteUser', { id: zoe.id }],
      ['deleteFacteurUser', { id: zoe.id }],
      ['deleteEleve', { id: (await school.login('eleve2@demo.be')).id }],
    ] as const)
      expect([name, await chef.call(name, input)]).toMatchObject([name, { status: 403 }]);
    expect(await mailsTo(school, refused.email)).toEqual([]);
    expect(await chef.call('getUsers', {})).toMatchObject({ status: 200 });
  });

  test('opens by the password, for this session and for ten minutes', async () => {
    const other = school.as((await school.visitor.call('loginExtranet', acces(chef))).token);
    school.later(TEN_MINUTES);
    expect(await chef.call('addPreuveExtranet', { password: 'Autre-chose-3' })).toMatchObject({
      status: 401,
    });
    expect(await chef.call('addPreuveExtranet', { password: MOT_DE_PASSE })).toMatchObject({
      status: 200,
    });
    expect(await chef.call('addUser', fiche())).toMatchObject({ status: 200 });
    expect(await other.call('addUser', fiche())).toMatchObject({ status: 403 });
    school.later(TEN_MINUTES);
    expect(await chef.call('addUser', fiche())).toMatchObject({ status: 403 });
  });

  test('opens by a code, once, and by nothing that is neither', async () => {
    const { secret, codes } = await installFacteur(school, chef);
    school.later(TEN_MINUTES);
    expect(await chef.call('addUser', fiche())).toMatchObject({ status: 403, preuve: 'code' });
    const code = codeOf(school, secret);
    const both = await Promise.all([1, 2].map(() => chef.call('addPreuveExtranet', { code })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await chef.call('addUser', fiche())).toMatchObject({ status: 200 });
    school.later(TEN_MINUTES);
    expect(await chef.call('addPreuveExtranet', { code: codes[0]! })).toMatchObject({
      status: 200,
    });
    expect(await chef.call('addPreuveExtranet', { code: codes[0]! })).toMatchObject({
      status: 401,
    });
    expect(await chef.call('addPreuveExtranet', {})).toMatchObject({ status: 422 });
  });

  test('is not found by trying', async () => {
    for (let n = 0; n < 5; n++)
      await chef.call('addPreuveExtranet', { password: `Autre-chose-${n}` });
    expect(await chef.call('addPreuveExtranet', { password: MOT_DE_PASSE })).toMatchObject({
      status: 429,
    });
    await forgetTries(school);
    await installFacteur(school, chef);
    for (let n = 0; n < 5; n++) await chef.call('addPreuveExtranet', { code: `00000${n}` });
    expect(await chef.call('addPreuveExtranet', { code: '000009' })).toMatchObject({ status: 429 });
  });

  test('nor do codes tried at an open session keep their owner from logging in', async () => {
    const { secret } = await installFacteur(school, chef);
    for (let n = 0; n < 6; n++) await chef.call('addPreuveExtranet', { code: `00000${n}` });
    const { jeton } = (await school.visitor.call('loginExtranet', acces(chef))) as never;
    const code = codeOf(school, secret);
    expect(await school.visitor.call('loginCode', { jeton, code })).toMatchObject({ status: 200 });
  });

  test('of a learner’s account too: a new password, but not where the school only mends a name', async () => {
    const { id } = await chef.call('addEleve', {
      ...ficheEleve(`eleve-${chef.id}@exemple.be`),
    });
    const { eleve: before } = await chef.call('getEleve', { id });
    school.later(TEN_MINUTES);
    const edit = (patch: object) =>
      chef.call('editEleve', { ...ficheEleve(before.email), id, ...patch });
    expect(await edit({ nom: 'Autre' })).toMatchObject({ status: 200 });
    expect(await edit({ password: 'Quatre-tramways-8' })).toMatchObject({ status: 403 });
    expect(await edit({ email: 'autre-boite@exemple.be' })).toMatchObject({ status: 403 });
  });
});

describe('a learner', () => {
  const change = { user: 1, password: 'Cinq-tramways-9', passwordConfirm: 'Cinq-tramways-9' };

  test('changes the password at once after a log-in, and later with the present one', async () => {
    const lea = await school.login('eleve@demo.be');
    school.later(TEN_MINUTES - 1);
    expect(await lea.call('modifyPassword', change)).toMatchObject({ status: 200 });
    school.later(1);
    const next = {
      ...change,
      password: 'Sixieme-tramway-1',
      passwordConfirm: 'Sixieme-tramway-1',
    };
    expect(await lea.call('modifyPassword', next)).toMatchObject({
      status: 403,
      preuve: 'motDePasse',
      message: 'Donne ton mot de passe pour montrer que c’est bien toi.',
    });
    expect(await lea.call('addPreuve', { password: 'Trois-fois-rien-1' })).toMatchObject({
      status: 401,
    });
    expect(await lea.call('addPreuve', { password: change.password })).toMatchObject({
      status: 200,
    });
    expect(await lea.call('modifyPassword', next)).toMatchObject({ status: 200 });
  });
});

describe('who is concerned is told', () => {
  const sujets = async (email: string) => (await mailsTo(school, email)).map(({ sujet }) => sujet);

  test('every supervisor of another one, the one who did it too', async () => {
    const other = await hire(school, 10);
    const { id } = await chef.call('addUser', fiche({ level: 10 }));
    expect(await sujets(chef.email)).toContain('Un superviseur de plus');
    expect(await sujets(other.email)).toContain('Un superviseur de plus');
    await chef.call('deleteUser', { id });
  });

  test('whoever is raised, moved or closed, at the address from before', async () => {
    const zoe = await hire(school, 1);
    const { prenom, nom } = fiche();
    const now = { id: zoe.id, prenom, nom };
    await chef.call('updateUser', { ...now, email: zoe.email, level: 10 });
    expect(await sujets(zoe.email)).toEqual(['Votre niveau a changé']);
    expect(await sujets(chef.email)).toEqual(['Un superviseur de plus']);
    const email = `zoe-${zoe.id}@ailleurs.be`;
    await chef.call('updateUser', { ...now, email, level: 10 });
    expect(await sujets(zoe.email)).toEqual(['Votre niveau a changé', 'Votre adresse a changé']);
    await chef.call('deleteUser', { id: zoe.id });
    expect((await sujets(email)).at(-1)).toBe('Votre compte est fermé');
  });
});

const acces = ({ email }: Membre) => ({ email, password: MOT_DE_PASSE });
