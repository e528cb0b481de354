import { expect, test } from 'vitest';
import { constatEnMots, partDe, tempsEnMots } from './valeur.ts';

test.each([
  [2, '2\u00a0s'],
  [59, '59\u00a0s'],
  [840, '14\u00a0min'],
  [11_100, '3\u00a0h\u00a005'],
  [400_000, '4\u00a0jours'],
])('%i seconds are %s', (secondes, words) => expect(tempsEnMots(secondes)).toBe(words));

const gagnee = {
  id: 1,
  eleve_id: 1,
  numero: '2026-00001',
  dateDelivrance: '2026-11-21T10:00:00.000Z',
  chapitres: 47,
  essais: 0,
};

test('what was let through is told by the fastest and by the least right', () => {
  expect(constatEnMots([])).toBeUndefined();
  const deux = { ...gagnee, secondes: 2, bonnes: 47, questions: 150 };
  const sage = { ...gagnee, id: 2, secondes: 7200, bonnes: 140, questions: 150 };
  expect(partDe(deux)).toBe(31);
  expect(constatEnMots([deux, sage])).toMatch(/^Des 2 dernières.*en 2.s.*avec 31.% de bonnes/);
  expect(constatEnMots([{ ...gagnee, secondes: 9, bonnes: 0, questions: 0 }])).toMatch(
    /^La dernière attestation a été obtenue en 9.s\.$/,
  );
});
