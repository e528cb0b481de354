import { expect, test } from 'vitest';
import { cleOf } from '../../socle/kernel/enAttente.ts';
import { REPONSES_EXAMEN, type ReponseExamen } from './reponse.ts';

const une: ReponseExamen = {
  acces_id: 1,
  acces_user_id: 2,
  examen_id: 3,
  question: 1001,
  questionKey: 4,
  letter: 'b',
  duree: 4200,
  donneeLe: 1_763_719_200_000,
};

test('an answer is kept once for a question of an exam, and read as it was', () => {
  expect(cleOf(REPONSES_EXAMEN, 7, une)).toBe('priorite.examen.7.3.1001');
  for (const each of [une, { ...une, letter: null }])
    expect(REPONSES_EXAMEN.read(JSON.stringify(each))).toEqual(each);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  JSON.stringify({ ...une, letter: 'e' }),
  JSON.stringify({ ...une, letter: undefined }),
  JSON.stringify({ ...une, examen_id: '3' }),
  JSON.stringify({ ...une, duree: 1.5 }),
])('%s is none', (texte) => {
  expect(REPONSES_EXAMEN.read(texte)).toBeNull();
});
