import { type Chantier, placeAt } from '../chantier.ts';
import type { Vec } from '../maille/vecteurs.ts';

const [PIERRE, ARDOISE, NEIGE] = ['#B8B1A4', '#454A52', '#E9EDF1'] as const;
const VITRE = '#33414D';

/** Two slopes whose ridge runs along z; `large`: across. */
function addDeuxPans(
  { mur, toit }: Chantier['mailles'],
  [cx, y, cz]: Vec,
  [large, pente, long]: Vec,
  [crepi, tuile]: readonly [string, string],
): void {
  const [x, z, d] = [large / 2, long / 2, 0.25];
  for (const s of [-1, 1])
    toit.addQuad(
      [
        [cx + s * (x + d), y - 0.15, cz + s * (z + d)],
        [cx + s * (x + d), y - 0.15, cz - s * (z + d)],
        [cx, y + pente, cz - s * (z + d)],
        [cx, y + pente, cz + s * (z + d)],
      ],
      tuile,
      [0, 0, long / 2, large / 3],
    );
  for (const s of [-1, 1])
    mur.addTriangle(
      [
        [cx - s * x, y, cz + s * z],
        [cx + s * x, y, cz + s * z],
        [cx, y + pente, cz + s * z],
      ],
      crepi,
    );
}

/** In metres, with its tower: across, along, up. */
export const EGLISE = [11, 26, 30] as const;

/** A village church, its tower in front. */
export function addEglise({ mailles }: Chantier, ou: Vec, lacet: number, enneige: boolean): void {
  const { divers, mur, toit } = mailles;
  const tuile = enneige ? NEIGE : ARDOISE;
  placeAt(mailles, ['divers', 'mur', 'toit'], ou, lacet, () => {
    mur.addBoite([0, 4, 3.5], [10, 8, 19], PIERRE);
    addDeuxPans(mailles, [0, 8, 3.5], [10, 5, 19], [PIERRE, tuile]);
    mur.addBoite([0, 9, -9], [6, 18, 6], PIERRE);
    toit.addBoite([0, 19, -9], [6.6, 2, 6.6], tuile, { largeur: 0.6, profondeur: 0.6 });
    toit.addBoite([0, 24.5, -9], [4, 9, 4], tuile, { largeur: 0.02, profondeur: 0.02 });
    for (const s of [-1, 1]) {
      divers.addBoite([0, 14.5, -9 + s * 3], [1.3, 2.8, 0.1], VITRE);
      divers.addBoite([s * 3, 14.5, -9], [0.1, 2.8, 1.3], VITRE);
      for (const z of [-3, 1, 5, 9]) divers.addBoite([s * 5, 4.6, z], [0.1, 3.6, 1.2], VITRE);
    }
    divers.addBoite([0, 1.5, -12], [1.8, 3, 0.12], '#4A3526');
  });
}
