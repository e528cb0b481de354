import { expect, test } from 'vitest';
import { questionOf, versionOf } from './questions.queries.ts';

const asked = (scene: string | null) =>
  questionOf(versionOf({ question_id: 1, scene } as Parameters<typeof versionOf>[0]), null, {
    motsSimples: 0,
  });

test('a sign or an object alone is known by its words; a scene, a group and a photo are not', () => {
  const seule = (scene: string | null) => asked(scene).imageSeule;
  expect(seule('image: { panneau: C43, valeur: 70 }')).toBe(1);
  expect(seule('image:\n  objet: gilet\n')).toBe(1);
  expect(seule('image:\n  scene:\n    lieu: route\nverifie: { question: premier, a: moi }')).toBe(
    0,
  );
  expect(seule('image: { groupe: [ { panneau: A45 }, { feu: vert } ] }')).toBe(0);
  expect(seule(null)).toBe(0);
});

test('of the words nothing leaves: they say what the answers claim', () => {
  expect(JSON.stringify(asked('verifie: { a: moi }'))).not.toContain('verifie');
});
