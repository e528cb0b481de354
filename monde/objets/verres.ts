import type { Maille } from '../maille/maille.ts';
import { addTourne } from '../maille/nappe.ts';
import { courbePar, type Vec } from '../maille/vecteurs.ts';
import { type Monte, surTable } from './montage.ts';

type Profil = readonly (readonly [number, number])[];

/** A car key with its ring, flat on the table. */
function addCle(maille: Maille, [x, y, z]: Vec): void {
  maille.at([x, y, z], 0.5, () => {
    maille.addTube(
      [
        [-0.034, 0.009, 0],
        [-0.03, 0.009, 0],
        [0.01, 0.009, 0],
        [0.014, 0.009, 0],
      ],
      [
        [0.008, 0.015],
        [0.009, 0.019],
        [0.009, 0.018],
        [0.006, 0.01],
      ],
      '#1B1F22',
      { cotes: 20, cote: [0, 1, 0] },
    );
    maille.addBoite([0.036, 0.007, 0], [0.046, 0.003, 0.009], '#C3CACF');
    for (const i of [0, 1, 2])
      maille.addBoite([0.04 + i * 0.007, 0.007, 0.005], [0.004, 0.003, 0.004], '#C3CACF');
    for (const d of [-0.02, -0.004])
      maille.addBoule([d, 0.018, 0], [0.005, 0.002, 0.005], '#6E777D');
    const anneau = Array.from({ length: 25 }, (_, i): Vec => {
      const a = (i / 24) * 2 * Math.PI;
      return [-0.049 + Math.cos(a) * 0.016, 0.004, Math.sin(a) * 0.016];
    });
    maille.addTube(anneau, 0.0018, '#C3CACF', { cotes: 6, bouts: false });
  });
}

/** The same outline without a corner. */
const lisse = (profil: Profil): Profil =>
  courbePar(profil.map(([r, h]): Vec => [r, h, 0])).map(([r, h]) => [Math.max(0, r), h] as const);

export const verreDe = (maille: Maille, ou: Vec, profil: Profil): void =>
  addTourne(maille, ou, lisse(profil), '#43505A', 72);

export const biere: Monte = () =>
  surTable(['Le verre', 0.08, 0.16], ({ chantier: { mailles } }) => {
    const { divers, verre } = mailles;
    divers.lit(0.12, () =>
      addTourne(
        divers,
        [0, 0, 0],
        [
          [0, 0.012],
          ...lisse([
            [0.034, 0.012],
            [0.038, 0.018],
            [0.0395, 0.07],
            [0.0395, 0.128],
          ]),
          [0, 0.128],
        ],
        '#C27A0A',
        72,
      ),
    );
    divers.lit(0.1, () =>
      addTourne(
        divers,
        [0, 0, 0],
        lisse([
          [0.0395, 0.126],
          [0.0405, 0.14],
          [0.042, 0.15],
          [0.036, 0.163],
          [0.02, 0.168],
          [0, 0.169],
        ]),
        '#FBF3E0',
        72,
      ),
    );
    verreDe(
      verre,
      [0, 0, 0],
      [
        [0, 0.001],
        [0.04, 0.001],
        [0.043, 0.02],
        [0.0435, 0.15],
      ],
    );
    const anse = [0.03, 0.045, 0.085, 0.12, 0.132].map((y, i): Vec => [
      [0.042, 0.068, 0.075, 0.066, 0.042][i]!,
      y,
      0,
    ]);
    divers.lit(0.1, () => divers.addTube(courbePar(anse, 8), 0.006, '#C9D8E0', { cotes: 16 }));
    addCle(divers, [-0.085, 0, 0.055]);
  });

export const vin: Monte = () =>
  surTable(
    ['Le verre', 0.08, 0.19],
    ({ chantier: { mailles } }) => {
      const { divers, verre } = mailles;
      divers.lit(0.1, () =>
        addTourne(
          divers,
          [0, 0, 0],
          [
            ...lisse([
              [0, 0.096],
              [0.02, 0.101],
              [0.034, 0.118],
              [0.039, 0.14],
            ]),
            [0, 0.14],
          ],
          '#5E0A1A',
          72,
        ),
      );
      verreDe(
        verre,
        [0, 0, 0],
        [
          [0.012, 0.094],
          [0.024, 0.1],
          [0.038, 0.12],
          [0.041, 0.145],
          [0.036, 0.195],
        ],
      );
      addTourne(
        divers,
        [0, 0, 0],
        lisse([
          [0.037, 0.001],
          [0.034, 0.0025],
          [0.012, 0.005],
          [0.0045, 0.018],
          [0.0035, 0.05],
          [0.005, 0.086],
          [0.012, 0.097],
        ]),
        '#C9D8E0',
        48,
      );
      addCle(divers, [-0.085, 0, 0.055]);
    },
    {},
    { oeil: [0.04, 0.28, 0.58], vers: [-0.015, 0.09, 0], angle: 35 },
  );

/** Its bowl and its handle are of one piece. */
function addCuiller(maille: Maille, ou: Vec): void {
  const acier = '#C3CACF';
  maille.at(ou, -0.12, () => {
    const manche = courbePar([
      [-0.062, 0.001, 0],
      [-0.05, 0.001, 0],
      [0, 0.002, 0],
      [0.03, 0.0005, 0],
    ]);
    const large = (x: number): number => 0.0018 + 0.0025 * Math.max(0, (-x - 0.02) / 0.042);
    maille.addTube(
      manche,
      manche.map(([x]) => [0.0011, large(x)] as const),
      acier,
      { cotes: 14, cote: [0, 1, 0] },
    );
    maille.addBoule([0.043, 0, 0], [0.017, 0.0028, 0.0105], acier, {
      meridiens: 28,
      paralleles: 12,
    });
  });
}

export const cafe: Monte = () =>
  surTable(
    ['La tasse', 0.1, 0.08],
    ({ chantier: { mailles } }) => {
      const { divers } = mailles;
      const blanc = '#F1F1EE';
      addTourne(
        divers,
        [0, 0, 0],
        [
          [0, 0.004],
          [0.05, 0.004],
          [0.085, 0.016],
          [0.087, 0.018],
          [0.05, 0.009],
          [0, 0.008],
        ],
        blanc,
        44,
      );
      addTourne(
        divers,
        [0, 0.008, 0],
        lisse([
          [0.022, 0],
          [0.027, 0.004],
          [0.04, 0.028],
          [0.0465, 0.061],
          [0.045, 0.0635],
          [0.0435, 0.058],
          [0.037, 0.03],
        ]),
        blanc,
        72,
      );
      addTourne(
        divers,
        [0, 0.008, 0],
        [
          [0.0435, 0.054],
          [0.036, 0.0545],
          [0, 0.055],
        ],
        '#3A2010',
        44,
      );
      divers.addTube(
        courbePar(
          [
            [0.041, 0.058, 0],
            [0.06, 0.061, 0],
            [0.069, 0.048, 0],
            [0.06, 0.031, 0],
            [0.036, 0.028, 0],
          ],
          8,
        ),
        0.0048,
        blanc,
        { cotes: 16 },
      );
      addCuiller(divers, [-0.01, 0.018, 0.058]);
    },
    {},
    { oeil: [0.05, 0.22, 0.34], vers: [0.005, 0.045, 0], angle: 34 },
  );
