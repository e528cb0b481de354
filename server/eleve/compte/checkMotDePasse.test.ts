import { expect, test } from 'vitest';
import { ficheEleve, forgetTries, inscription, lastMailTo } from '../../testing/compte.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte' } });

const CHOISIS = [
  'Trois-tramways-7',
  'Azerty123!',
  'Marchal-2026!',
  'Lea.marchal9',
  'Jetaime123!',
  'Soleil-2025',
  'Vert-brique-lune-4',
];
const check = (input: Record<string, unknown>) => school.visitor.call('checkMotDePasse', input);

test.each(CHOISIS)(
  '«\u00a0%s\u00a0» is told while typing as it is when it is sent',
  async (password) => {
    await forgetTries(school);
    const { prenom, nom, email } = inscription;
    const { facile } = await check({ password, prenom, nom, email });
    const sent = await school.visitor.call('register', { ...inscription, password });
    expect(sent.errors?.password?.[0] ?? null).toBe(facile);
    const eleve = await school.login('eleve@demo.be');
    const { user } = await eleve.call('getUser', {});
    const own = await check({ password, prenom: user.prenom, nom: user.nom, email: user.email });
    const changed = await eleve.call('modifyPassword', {
      user: user.id,
      password,
      passwordConfirm: password,
    });
    expect(changed.errors?.password?.[0] ?? null).toBe(own.facile);
  },
);

test('by a mailed link it is known whose it is, and told to nobody', async () => {
  const chef = await school.login('superviseur@demo.be');
  await chef.call('addEleve', { ...ficheEleve('wendeline@exemple.be'), prenom: 'Wendeline' });
  const { jeton } = await lastMailTo(school, 'wendeline@exemple.be');
  const password = 'Wendeline-et-moi-1';
  const told = await check({ password, jeton });
  expect(told.facile).toContain('ton prénom');
  expect(Object.keys(told).toSorted()).toEqual(['facile', 'status']);
  expect((await school.visitor.call('choosePassword', { jeton, password })).errors).toEqual({
    password: [told.facile],
  });
  expect(await check({ password, jeton: 'ni à nous ni à personne' })).toMatchObject({
    facile: null,
  });
});

test('one that breaks a rule is told that', async () => {
  expect(await check({ password: 'court' })).toMatchObject({
    status: 422,
    errors: { password: expect.arrayContaining(['Minimum 8 caractères']) },
  });
});
