import type { Chantier } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import { type Couleur, nuance } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { Forme } from './coque.ts';

/** White, red letters, a blue strip at the left: Belgian since 2010. */
export function addPlaque(
  maille: Maille,
  [x, y, z]: Vec,
  sens: 1 | -1,
  demi = 0.26,
  haut = 0.055,
): void {
  const face = (x0: number, x1: number, y0: number, y1: number, couleur: Couleur, d: number) => {
    const zz = z + sens * d;
    const [g, dr] = sens > 0 ? [x0, x1] : [x1, x0];
    maille.lit(0.1, () =>
      maille.addQuad(
        [
          [x + g, y + y0, zz],
          [x + dr, y + y0, zz],
          [x + dr, y + y1, zz],
          [x + g, y + y1, zz],
        ],
        couleur,
      ),
    );
  };
  face(-demi, demi, -haut, haut, '#A8202C', 0.006);
  face(-demi + 0.008, demi - 0.008, -haut + 0.008, haut - 0.008, '#F2F2EE', 0.009);
  const gauche = -sens * demi;
  const bleu = [gauche + sens * 0.008, gauche + sens * 0.05].toSorted((a, b) => a - b);
  face(bleu[0]!, bleu[1]!, -haut + 0.008, haut - 0.008, '#1C4DA0', 0.012);
  for (const signe of [-0.145, -0.075, -0.035, 0.005, 0.075, 0.115, 0.155]) {
    const d = signe * sens * (demi / 0.26);
    face(d - 0.013, d + 0.013, -haut * 0.58, haut * 0.58, '#A8202C', 0.012);
  }
}

/** `y`, `z`: where the door begins. */
export function addRetroviseur(maille: Maille, [x, y, z]: Vec, couleur: Couleur, taille = 1): void {
  for (const s of [-1, 1]) {
    maille.addBoule([s * x, y, z], [0.115 * taille, 0.078 * taille, 0.07 * taille], couleur, {
      meridiens: 8,
      paralleles: 6,
    });
    maille.addBoite(
      [s * x, y, z + 0.062 * taille],
      [0.17 * taille, 0.105 * taille, 0.012],
      '#8FA3B0',
    );
    maille.addBoite([s * (x - 0.1), y - 0.03, z], [0.1, 0.03, 0.04], '#17191B');
  }
}

/** Upright mirrors on arms, as lorries and buses have them. */
export function addGrandsRetroviseurs(maille: Maille, [x, y, z]: Vec): void {
  for (const s of [-1, 1]) {
    maille.addBoite([s * x, y, z], [0.2, 0.46, 0.12], '#16191C', { largeur: 0.9 });
    maille.addBoite([s * x, y, z + 0.063], [0.16, 0.4, 0.008], '#8FA3B0');
    maille.addTube(
      [
        [s * (x - 0.02), y + 0.2, z],
        [s * (x - 0.16), y + 0.34, z + 0.12],
      ],
      0.018,
      '#16191C',
      { cotes: 5 },
    );
  }
}

/** Blue lamps across a roof; they glow when they are lit. */
export function addRampe(
  { mailles: { divers }, halos, nuit }: Chantier,
  [, y, z]: Vec,
  demi: number,
  allume: boolean,
): void {
  divers.addBoite([0, y + 0.02, z], [demi * 2, 0.05, 0.26], '#1D2024');
  divers.addBoite([0, y + 0.09, z], [demi * 0.5, 0.1, 0.22], '#D9DCDE', { profondeur: 0.8 });
  for (const s of [-1, 1]) {
    const ou: Vec = [s * demi * 0.64, y + 0.1, z];
    divers.lit(allume ? 1 : 0, () =>
      divers.addBoite(ou, [demi * 0.7, 0.12, 0.24], allume ? '#2F74FF' : '#16357E', {
        largeur: 0.92,
        profondeur: 0.8,
      }),
    );
    if (allume)
      halos.push({
        ou: divers.toWorld([ou[0], y + 0.12, z]),
        couleur: '#3C7BFF',
        taille: nuit ? 1.3 : 1.5,
      });
  }
}

/** An open leaf that turns about its front edge, cut to the door's outline. */
export function addPorteAuto(
  maille: Maille,
  { largeur }: Forme,
  [z0, z1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  ceinture: number,
  couleur: Couleur,
): void {
  const long = z1 - z0;
  const x = -largeur / 2 + 0.02;
  maille.at([x, 0, z0], -1.1, () => {
    const panneau = (a: number, b: number, bas: number, haut: number, d: number, c: Couleur) =>
      maille.addBoite([-d, (bas + haut) / 2, (a + b) / 2], [0.04, haut - bas, b - a], c);
    panneau(0, long, y0, ceinture, 0.03, couleur);
    panneau(0.06, long - 0.06, y0 + 0.08, ceinture - 0.05, -0.01, '#2B2E31');
    panneau(0.15, long - 0.25, y0 + 0.28, y0 + 0.34, -0.05, '#3E4246');
    panneau(long - 0.05, long, ceinture, y1, 0.02, couleur);
    panneau(0.3, long, y1 - 0.05, y1, 0.02, couleur);
    maille.addTube(
      [
        [-0.02, ceinture, 0.02],
        [-0.02, y1 - 0.03, 0.34],
      ],
      0.025,
      couleur,
      { cotes: 5 },
    );
    maille.addBoule([-0.12, ceinture + 0.06, 0.2], [0.1, 0.07, 0.06], couleur, {
      meridiens: 8,
      paralleles: 5,
    });
  });
}

/** Two leaves that stand out beside the opening, a light over it, a yellow step. */
export function addPorteBus(
  maille: Maille,
  demi: number,
  [z0, z1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): void {
  const large = (z1 - z0) / 2;
  for (const [z, s] of [
    [z0, -1],
    [z1, 1],
  ] as const) {
    const milieu = z + s * (large / 2 - 0.1);
    maille.addBoite([demi + 0.07, (y0 + y1) / 2, milieu], [0.05, y1 - y0, large * 0.9], '#23282D');
    maille.addBoite(
      [demi + 0.1, (y0 + y1) / 2 + 0.1, milieu],
      [0.015, y1 - y0 - 0.5, large * 0.68],
      '#5F7686',
    );
    maille.addTube(
      [
        [demi - 0.06, y0 + 0.2, z - s * 0.08],
        [demi - 0.06, y1 - 0.2, z - s * 0.08],
      ],
      0.02,
      '#E8B010',
      { cotes: 6 },
    );
  }
  maille.addBoite([demi - 0.05, y0 - 0.01, (z0 + z1) / 2], [0.14, 0.05, z1 - z0], '#E8C21E');
  maille.lit(0.7, () =>
    maille.addBoite([demi - 0.1, y1 - 0.05, (z0 + z1) / 2], [0.1, 0.06, z1 - z0 - 0.2], '#FFF0C8'),
  );
}

/** Planks on bars, with a red flag where they stick out behind. */
export function addPlanches(
  maille: Maille,
  hauteur: number,
  de: number,
  a: number,
  signale: boolean,
): void {
  for (let i = 0; i < 5; i++)
    maille.addBoite(
      [(i - 2) * 0.16, hauteur + (i % 2) * 0.03, (de + a) / 2],
      [0.14, 0.05, a - de - (i % 3) * 0.1],
      nuance('#C49A62', 0.85 + (i % 3) * 0.12),
    );
  if (!signale) return;
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      maille.addBoite(
        [s * 0.001, hauteur - 0.19 + 0.1 * i, a + 0.01 + s * 0.004],
        [0.4, 0.1, 0.01],
        i % 2 ? '#F4F4F0' : '#C8141E',
      );
}
