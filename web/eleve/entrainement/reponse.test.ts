import { expect, test } from 'vitest';
import { cleOf } from '../../socle/kernel/enAttente.ts';
import { REPONSES_DIZAINE, type ReponseDizaine } from './reponse.ts';

const une: ReponseDizaine = {
  acces_id: 1,
  acces_user_id: 2,
  dizaine_id: 3,
  question: 1001,
  questionKey: 4,
  letter: 'b',
  duree: 4200,
  donneeLe: 1_763_719_200_000,
};

test('an answer is kept once for a question of a practice, and read as it was', () => {
  expect(cleOf(REPONSES_DIZAINE, 7, une)).toBe('priorite.dizaine.7.3.1001');
  expect(REPONSES_DIZAINE.read(JSON.stringify(une))).toEqual(une);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  JSON.stringify({ ...une, letter: 'e' }),
  JSON.stringify({ ...une, dizaine_id: '3' }),
  JSON.stringify({ ...une, duree: 1.5 }),
])('%s is none', (texte) => {
  expect(REPONSES_DIZAINE.read(texte)).toBeNull();
});
