import { expect, test } from 'vitest';
import { ecransOf } from './ecrans.ts';
import type { StaffPage } from './pages.ts';

const pages = (
  [
    { path: '/extranet/dashboard', label: 'Dashboard', reads: 'getDashboard' },
    { path: '/extranet/eleves', label: 'Les élèves', reads: 'getEleves' },
    { path: '/extranet/eleves/:user_id', label: 'Les élèves, un seul', reads: 'getEleve' },
    { path: '/extranet/questions', label: 'Questions', reads: 'getQuestions' },
    { path: '/extranet/modules', label: 'Modules', reads: 'getModulesExtranet', levels: [9, 10] },
  ] as const
).map((each, rang): StaffPage => ({ ...each, page: 'Page', rang }));
const found = (level: 1 | 9 | 10, typed: string) =>
  ecransOf({ level, fonction: null }, typed, pages).map(({ label }) => label);

test.each([
  ['', ['Dashboard', 'Les élèves', 'Questions', 'Modules']],
  ['Élè', ['Les élèves']],
  ['dash', ['Dashboard']],
  ['les', ['Les élèves', 'Modules']],
  ['qst', ['Questions']],
  [' Mod ', ['Modules']],
  ['zz', []],
])('«\u00a0%s\u00a0» finds %j', (typed, labels) => expect(found(10, typed)).toEqual(labels));

test('what a level may not open is not found', () => {
  expect(found(1, '')).toEqual(['Dashboard', 'Questions']);
  expect(found(9, 'mod')).toEqual(['Modules']);
  expect(found(1, 'mod')).toEqual([]);
});
