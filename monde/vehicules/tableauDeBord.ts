import type { Maille } from '../maille/maille.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import { volumeOf } from './volume.ts';

/** A smooth dashboard, with its hood before the driver. */
export function addTableauDeBord(
  habitacle: Maille,
  { pied, cap }: { pied: Vec; cap: number },
): void {
  const [x, y, z] = volumeOf('voiture').oeil;
  const noir = '#33373C';
  habitacle.at(pied, -radians(cap), () => {
    habitacle.addTube(
      [-0.84, -0.5, 0, 0.5, 0.84].map((a): Vec => [a, y - 0.34, z - 0.94]),
      [[0.165, 0.42]],
      noir,
      { cotes: 18, cote: [0, 1, 0] },
    );
    habitacle.addTube(
      [-0.2, -0.12, 0, 0.12, 0.2].map((a): Vec => [x + a, y - 0.25, z - 0.66]),
      [
        [0.01, 0.1],
        [0.05, 0.13],
        [0.065, 0.14],
        [0.05, 0.13],
        [0.01, 0.1],
      ],
      '#2A2D31',
      { cotes: 14, cote: [0, 1, 0] },
    );
    const volant = Array.from({ length: 25 }, (_, i): Vec => {
      const angle = (i / 24) * 2 * Math.PI;
      const haut = Math.cos(angle) * 0.185;
      return [x + Math.sin(angle) * 0.185, y - 0.36 + haut * 0.92, z - 0.44 + haut * 0.36];
    });
    habitacle.addTube(volant, 0.016, '#17191B', { cotes: 8, bouts: false });
  });
}
