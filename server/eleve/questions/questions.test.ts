import { expect, test } from 'vitest';
import { questionOf, type QuestionVersion } from './questions.queries.ts';

test('a sign or an object alone is known by its words; a scene, a group and a photo are not', () => {
  const seule = (scene: string | null) =>
    questionOf({ question_id: 1, scene } as QuestionVersion).imageSeule;
  expect(seule('image: { panneau: C43, valeur: 70 }')).toBe(1);
  expect(seule('image:\n  objet: gilet\n')).toBe(1);
  expect(seule('image:\n  scene:\n    lieu: route\nverifie: { question: premier, a: moi }')).toBe(
    0,
  );
  expect(seule('image: { groupe: [ { panneau: A45 }, { feu: vert } ] }')).toBe(0);
  expect(seule(null)).toBe(0);
});

test('of the words nothing leaves: they say what the answers claim', () => {
  const asked = questionOf({ question_id: 1, scene: 'verifie: { a: moi }' } as QuestionVersion);
  expect(JSON.stringify(asked)).not.toContain('verifie');
});
