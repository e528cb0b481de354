import { type Chantier, placeAt } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';

const [BRIQUE, PIERRE, ARDOISE, NEIGE] = ['#A9735C', '#B8B1A4', '#454A52', '#E9EDF1'] as const;
const [VITRE, CHASSIS] = ['#33414D', '#ECE8DF'] as const;

/** A pane in its frame, on a wall that faces `sens` along z. */
function addFenetre(maille: Maille, [x, y, z]: Vec, large: number, haut: number, sens = -1): void {
  maille.addBoite([x, y, z], [large + 0.16, haut + 0.16, 0.06], CHASSIS);
  maille.addBoite([x, y, z + sens * 0.02], [large, haut, 0.06], VITRE);
  maille.addBoite([x, y, z + sens * 0.04], [0.06, haut, 0.05], CHASSIS);
}

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

/** A village school: one long row of tall windows, its porch and a small bell. */
export function addEcole(
  { mailles }: Chantier,
  ou: Vec,
  lacet: number,
  [largeur, profondeur]: readonly [number, number],
  enneige: boolean,
): void {
  const { divers, mur, toit } = mailles;
  const tuile = enneige ? NEIGE : ARDOISE;
  const [h, z] = [4.6, profondeur / 2];
  placeAt(mailles, ['divers', 'mur', 'toit'], ou, lacet, () => {
    mur.addBoite([0, h / 2, z], [largeur, h, profondeur], BRIQUE);
    divers.addBoite([0, 0.3, z], [largeur + 0.08, 0.6, profondeur + 0.08], PIERRE);
    divers.addBoite([0, h - 0.1, z], [largeur + 0.3, 0.22, profondeur + 0.3], CHASSIS);
    toit.addBoite([0, h + 0.9, z], [largeur + 0.4, 1.8, profondeur + 0.4], tuile, {
      largeur: 0.72,
      profondeur: 0.25,
    });
    const nombre = Math.floor(largeur / 1.5);
    for (let i = 0; i < nombre; i += 1) {
      const x = (i - (nombre - 1) / 2) * 1.5;
      if (Math.abs(x) > 0.9) addFenetre(divers, [x, 2.35, -0.02], 1.05, 2.3);
    }
    divers.addBoite([0, 1.25, -0.03], [1.7, 2.5, 0.1], PIERRE);
    divers.addBoite([0, 1.1, -0.07], [1.35, 2.1, 0.08], '#2E5A4A');
    divers.addBoite([0, 2.75, -0.5], [2.4, 0.12, 1.1], PIERRE);
    divers.addBoite([0, h + 2.3, z], [0.9, 1.1, 0.9], CHASSIS);
    toit.addBoite([0, h + 3.3, z], [1.2, 0.9, 1.2], tuile, { largeur: 0.05, profondeur: 0.05 });
  });
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
