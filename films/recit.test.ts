import { expect, test } from 'vitest';
import { clipDEssai } from './exemples.ts';
import { recitDe } from './recit.ts';

const recit = (acteurs: Record<string, unknown>) =>
  recitDe(clipDEssai({ acteurs }), '2026-11-27').map(({ t, texte }) => `${t} ${texte}`);

test('tells my speed, and who comes, from which side and how', () => {
  const dits = recit({
    A: {
      qui: 'voiture',
      couleur: 'rouge',
      trajet: [
        { t: 0, quand: 5, devant: 80, droite: -3.5 },
        { t: 10, quand: 5, devant: -40, droite: -3.5 },
      ],
    },
    B: {
      qui: 'enfant',
      trajet: [
        { t: 0, quand: 5, devant: 10, droite: 4 },
        { t: 4, quand: 5, devant: 10, droite: 4 },
        { t: 6, quand: 5, devant: 10, droite: -4 },
      ],
    },
  });
  expect(dits[0]).toBe('0 Tu roules à 40\u00a0km/h.');
  expect(
    dits.some((dit) =>
      /Une voiture rouge, à \d+\u00a0mètres\u00a0: à gauche, vient vers toi\./.test(dit),
    ),
  ).toBe(true);
  expect(dits.some((dit) => /Un enfant, .* à droite, ne bouge pas/.test(dit))).toBe(true);
  expect(dits.some((dit) => /Un enfant, .* va de droite à gauche/.test(dit))).toBe(true);
});

test('who never comes near is not told', () => {
  expect(
    recit({ A: { qui: 'tram', trajet: [{ t: 0, quand: 0, devant: 300, droite: 30 }] } }),
  ).toHaveLength(1);
});
