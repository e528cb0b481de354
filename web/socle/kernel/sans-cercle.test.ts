import { expect, test } from 'vitest';
import { cercleDe } from './sans-cercle.plugin.ts';

test('Chunks that lead back to one another are told', () => {
  const chunks = new Map([
    ['page', ['interieur', 'socle']],
    ['interieur', ['eleve', 'socle']],
    ['eleve', ['socle', 'interieur']],
    ['socle', []],
  ]);
  expect(cercleDe(chunks)).toEqual(['interieur', 'eleve', 'interieur']);
});

test('Chunks that share others are none', () => {
  const chunks = new Map([
    ['page', ['interieur', 'socle']],
    ['other', ['interieur', 'page']],
    ['interieur', ['socle']],
    ['socle', []],
  ]);
  expect(cercleDe(chunks)).toBeUndefined();
});
