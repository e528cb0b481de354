import { expect, test } from 'vitest';
import { MON_PROFIL } from '../regles/adresses.ts';
import { readSources } from './noms.ts';

test('the address of a learner’s own page is written once', () => {
  const bearers = readSources().filter(({ text }) => text.includes(MON_PROFIL.slice(1)));
  expect(bearers.map(({ path }) => path)).toEqual(['regles/adresses.ts']);
});
