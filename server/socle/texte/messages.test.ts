// On one database: these calls are refused before a query.
import { expect, test } from 'vitest';
import type { CallName } from '../../../contract/index.ts';
import { inscription } from '../../testing/compte.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile();
const people = {
  1: await school.login('utilisateur@demo.be'),
  9: await school.login('administrateur@demo.be'),
  10: await school.login('superviseur@demo.be'),
};

const PAS_ACCES = "Oups ! Vous n'avez pas accès à cette page";
const REGLES = [
  'Minimum 8 caractères',
  'Au moins 1 lettre en majuscule',
  'Au moins 1 chiffre',
  'Les espaces ne sont pas autorisés',
  'Au moins 1 caractère spécial',
];
const FAIBLE = { password: 'a b' };
const { checkCondition: _, ...personne } = inscription;

/**
 * The client's own texts (specification.md#refusals, specification.md#passwords) that no room
 * tests.
 */
const CATALOGUE: [
  says: string | { field: string; list: string[] },
  by: 1 | 9 | 10,
  CallName,
  object,
][] = [
  [PAS_ACCES, 1, 'getAccesExtranet', {}],
  [PAS_ACCES, 1, 'getChapitresExtranet', {}],
  [PAS_ACCES, 9, 'getUsers', {}],
  [PAS_ACCES, 9, 'getEleves', {}],
  [PAS_ACCES, 9, 'deleteEleve', { id: 1 }],
  [
    { field: 'passwordConfirm', list: ['Les mots de passes doivent être identique'] },
    1,
    'modifyPasswordExtranet',
    { motDePasseActuel: 'x', password: 'Trois-tramways-7', passwordConfirm: 'Trois-tramways-8' },
  ],
  [
    { field: 'password', list: REGLES },
    1,
    'modifyPasswordExtranet',
    { motDePasseActuel: 'x', ...FAIBLE, passwordConfirm: FAIBLE.password },
  ],
  [{ field: 'password', list: REGLES }, 10, 'addUser', { ...personne, level: 1, ...FAIBLE }],
  [
    { field: 'password', list: REGLES },
    10,
    'updateUser',
    { ...personne, id: 1, level: 1, ...FAIBLE },
  ],
  [{ field: 'password', list: REGLES }, 10, 'addEleve', { ...personne, ...FAIBLE }],
  [{ field: 'password', list: REGLES }, 10, 'editEleve', { ...personne, id: 1, ...FAIBLE }],
];

test.each(CATALOGUE)('%j: level %i, %s', async (says, by, name, input) => {
  const { status, message, errors } = await people[by].call(name, { ...input });
  if (typeof says === 'string') expect([status, message]).toEqual([403, says]);
  else expect([status, errors]).toEqual([422, { [says.field]: says.list }]);
});

test.each([
  ['email', 'Indiquez votre adresse e-mail.'],
  ['password', 'Indiquez votre mot de passe.'],
])('the log-in of staff says what is wrong with %s under its field', async (field, sentence) => {
  const typed = { email: 'a@exemple.be', password: 'x', [field]: '' };
  expect(await school.visitor.call('loginExtranet', typed)).toEqual({
    status: 422,
    message: sentence,
    validation_errors: { [field]: [sentence] },
  });
});
