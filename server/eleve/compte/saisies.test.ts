import { expect, test } from 'vitest';
import type { CallName } from '../../../contract/index.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { forgetTries, inscription } from '../../testing/compte.ts';

const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte' } });

const adresse = {
  rue: 'Rue Haute 7',
  localite: 'Huy',
  codePostal: '4500',
  dateNaissance: '2005-12-25',
  registreNational: '05122500248',
};
const CALLS: [CallName, Record<string, unknown>][] = [
  ['login', { email: 'eleve@demo.be', password: 'Demo-2026!' }],
  ['logout', { extranet: 0 }],
  ['register', { ...inscription, ...adresse, checkOffre: 0 }],
  ['getVerificationMail', { user: 'x' }],
  ['confirmEmail', { jeton: 'x', password: 'x' }],
  [
    'redoInscription',
    { jeton: 'x', prenom: 'Zoé', nom: 'Petit', password: 'Un-autre-mot-8', checkCondition: 1 },
  ],
  ['forgotPassword', { email: 'eleve2@demo.be' }],
  ['updateAccount', { newsletter: 1 }],
  ['modifyPassword', { password: 'Un-autre-mot-8', passwordConfirm: 'Un-autre-mot-8' }],
  ['updateRegistre', adresse],
  ['endSession', { id: 'x' }],
  ['askEffacement', { password: 'x' }],
];
const OF_NO_TYPE: unknown[] = [null, 7, -1, 1e308, true, [], ['x'], {}, { $gt: '' }, [[[]]]];
const ODD: string[] = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  "'; drop table eleve; --",
  '\u0000',
  'a\r\nBcc: autre@exemple.be',
  '\u202egnirts',
  '\ud800',
  '💥'.repeat(50),
  'x'.repeat(30_000),
  '__proto__',
  '../../../etc/passwd',
];

test.each(CALLS)('%s: nothing in any field brings the server down', async (name, good) => {
  let eleve: Person | undefined;
  for (const field of Object.keys(good)) {
    for (const value of [...OF_NO_TYPE, ...ODD, undefined]) {
      if (!eleve) {
        await forgetTries(school);
        eleve = await school.login('eleve2@demo.be');
      }
      const answer = await eleve.call(name, { ...good, [field]: value });
      if (answer.status !== 422) eleve = undefined;
      const what = `${field}: ${JSON.stringify(value)?.slice(0, 60)}`;
      expect([200, 401, 404, 422], what).toContain(answer.status);
      const errors = answer.errors ?? answer.validation_errors;
      if (answer.status === 422) expect(Object.keys(errors!), what).not.toEqual([]);
      expect(JSON.stringify(answer), what).not.toMatch(/<script|onerror/);
    }
  }
});

test.each(CALLS)('%s: nor does a body that is no form', async (name) => {
  const eleve = await school.login('eleve2@demo.be');
  for (const body of [[], 'x', 7, null, true]) {
    const answer = await eleve.call(name, body as never);
    expect([200, 400, 401, 404, 415, 422], JSON.stringify(body)).toContain(answer.status);
  }
});

test('a name that is none is greeted by none, so that no stranger’s words are mailed', async () => {
  await forgetTries(school);
  const names = ['www.exemple.com', '2000 euros pour toi', 'x'.repeat(80), 'Jean-Noël d’Or'];
  for (const [n, prenom] of names.entries()) {
    const email = `nom-${n}@exemple.be`;
    expect(await school.visitor.call('register', { ...inscription, email, prenom })).toMatchObject({
      status: 200,
    });
    const { texte, html } = await school.database.read
      .selectFrom('mail')
      .select(['texte', 'html'])
      .where('destinataire', '=', email)
      .executeTakeFirstOrThrow();
    expect(texte.startsWith(n === 3 ? 'Bonjour Jean-Noël d’Or,' : 'Bonjour,')).toBe(true);
    if (n < 3) expect(texte + html).not.toContain(prenom);
  }
});
