import type { Chantier } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { gesteOf } from './etat.ts';
import { addAuVolant } from './habitacle.ts';
import { addLentille, ROUGE, type AspectDeVehicule, addTriangleLent } from './lentilles.ts';

const ROBE = '#6E4526';
const CRINS = '#1E1611';

/** A draught horse at the walk. */
function addCheval(maille: Maille): void {
  const y = 1.12;
  maille.addTube(
    [
      [0, y + 0.02, 0.82],
      [0, y + 0.08, 0.55],
      [0, y, 0.1],
      [0, y + 0.04, -0.4],
      [0, y + 0.1, -0.72],
    ],
    [
      [0.16, 0.2],
      [0.31, 0.33],
      [0.33, 0.35],
      [0.3, 0.34],
      [0.18, 0.24],
    ],
    ROBE,
    { cotes: 12 },
  );
  maille.addTube(
    [
      [0, y + 0.12, -0.58],
      [0, y + 0.42, -0.82],
      [0, y + 0.7, -1.0],
    ],
    [
      [0.17, 0.27],
      [0.12, 0.18],
      [0.1, 0.13],
    ],
    ROBE,
    { cotes: 9 },
  );
  maille.addTube(
    [
      [0, y + 0.76, -0.94],
      [0, y + 0.66, -1.14],
      [0, y + 0.44, -1.34],
      [0, y + 0.36, -1.42],
    ],
    [
      [0.1, 0.12],
      [0.11, 0.14],
      [0.075, 0.085],
      [0.06, 0.06],
    ],
    ROBE,
    { cotes: 9 },
  );
  maille.addTube(
    [
      [0, y + 0.3, -0.58],
      [0, y + 0.6, -0.78],
      [0, y + 0.85, -0.98],
      [0, y + 0.8, -1.12],
    ],
    [[0.035, 0.09]],
    CRINS,
    { cotes: 6 },
  );
  for (const s of [-1, 1]) {
    maille.addTube(
      [
        [s * 0.06, y + 0.84, -0.97],
        [s * 0.075, y + 0.98, -0.99],
      ],
      [0.035, 0.008],
      ROBE,
      { cotes: 5 },
    );
    addJambe(maille, [s * 0.16, y - 0.1, -0.55], s * 0.16);
    addJambe(maille, [s * 0.17, y - 0.1, 0.6], s * -0.16);
  }
  maille.addTube(
    [
      [0, y + 0.14, 0.8],
      [0, y - 0.05, 0.98],
      [0, y - 0.55, 1.0],
    ],
    [0.05, 0.07, 0.03],
    CRINS,
    { cotes: 7 },
  );
  maille.addTube(
    Array.from({ length: 11 }, (_, i): Vec => {
      const a = (i / 10) * 2 * Math.PI;
      return [Math.cos(a) * 0.27, y + 0.16 + Math.sin(a) * 0.36, -0.6 + Math.sin(a) * -0.14];
    }),
    0.05,
    '#2A1A10',
    { cotes: 6, bouts: false },
  );
  maille.addTube(
    [
      [0, y + 0.38, -0.1],
      [0, y + 0.36, -0.02],
    ],
    [[0.345, 0.02]],
    '#2A1A10',
    { cotes: 10 },
  );
}

function addJambe(maille: Maille, [x, y, z]: Vec, elan: number): void {
  const bas = Math.max(0, elan) * 0.25;
  maille.addTube(
    [
      [x, y, z],
      [x, y * 0.5, z - elan * 0.6],
      [x, 0.16 + bas, z - elan * 0.4],
      [x, 0.09 + bas, z - elan * 0.55],
      [x, bas, z - elan * 0.6],
    ],
    [0.13, 0.075, 0.06, 0.095, 0.1],
    [ROBE, ROBE, '#D8D0C2', '#2A241E'],
    { cotes: 8 },
  );
}

const OEIL_COCHER: Vec = [-0.25, 2.02, 1.2];

/** A covered market cart with one horse, from 3.1 m ahead to 3.1 m behind. */
export function addAttelage(
  chantier: Chantier,
  { couleur, etat, feux, graine }: AspectDeVehicule,
): void {
  const { divers } = chantier.mailles;
  divers.at([0, 0, -1.65], 0, () => addCheval(divers));
  for (const s of [-1, 1] as const) {
    divers.addTube(
      [
        [s * 0.4, 0.95, 0.9],
        [s * 0.42, 1.05, -0.6],
        [s * 0.4, 1.15, -2.1],
      ],
      0.035,
      '#5A3A22',
      { cotes: 6 },
    );
    divers.addTube(
      [
        [s * 0.06, 1.5, -2.75],
        [s * 0.3, 1.5, -1.6],
        [s * 0.1 - 0.25, 1.62, 0.85],
      ],
      0.01,
      '#1E1611',
      { cotes: 4, bouts: false },
    );
    for (const [z, r] of [
      [1.05, 0.45],
      [2.5, 0.55],
    ] as const)
      addRoueCharrette(divers, [s * 0.8, r, z], r, s);
  }
  divers.addBoite([0, 0.92, 1.85], [1.36, 0.12, 2.4], '#5A3A22');
  divers.addBoite([0, 1.2, 2.15], [1.44, 0.5, 1.85], couleur, { largeur: 1.08 });
  divers.addBoite([0, 1.48, 1.35], [1.3, 0.1, 0.4], '#3B2A1E');
  divers.addBoite([0, 1.64, 1.58], [1.3, 0.22, 0.07], '#3B2A1E');
  divers.addBoite([0, 1.14, 0.75], [1.3, 0.5, 0.06], couleur);
  if (etat.charge === 'foin')
    for (const [x, z] of [
      [-0.35, 2],
      [0.35, 2.1],
      [0, 2.6],
    ] as const)
      divers.addBoule([x, 1.55, z], [0.5, 0.42, 0.45], '#C8A95A');
  if (gesteOf(etat) !== 'absent') {
    addAuVolant(chantier, OEIL_COCHER, gesteOf(etat), { graine });
    for (const s of [-1, 1])
      divers.addTube(
        [
          [OEIL_COCHER[0] + s * 0.1, 1.52, 1.38],
          [OEIL_COCHER[0] + s * 0.12, 1.52, 0.98],
          [OEIL_COCHER[0] + s * 0.12, 1.06, 0.9],
        ],
        [0.09, 0.075, 0.05],
        '#2B3442',
        { cotes: 7 },
      );
  }
  for (const s of [-1, 1]) {
    addLentille(
      chantier,
      [s * 0.6, 0.95, 3.07],
      [0.12, 0.12, 0.04],
      ['#8E0D14', ROUGE],
      feux.position,
    );
    addLentille(
      chantier,
      [s * 0.66, 1.3, 0.7],
      [0.1, 0.14, 0.06],
      ['#D5DADD', '#FFF0C8'],
      feux.position,
    );
  }
  addTriangleLent(divers, [0, 1.12, 3.1]);
}

function addRoueCharrette(maille: Maille, [x, y, z]: Vec, rayon: number, cote: 1 | -1): void {
  const cercle = Array.from({ length: 21 }, (_, i): Vec => {
    const a = (i / 20) * 2 * Math.PI;
    return [x, y + Math.cos(a) * (rayon - 0.03), z + Math.sin(a) * (rayon - 0.03)];
  });
  maille.addTube(cercle, 0.035, '#7A2A22', { cotes: 5, bouts: false });
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 2 * Math.PI;
    maille.addTube(
      [
        [x, y, z],
        [x, y + Math.cos(a) * (rayon - 0.04), z + Math.sin(a) * (rayon - 0.04)],
      ],
      0.018,
      '#7A2A22',
      { cotes: 4, bouts: false },
    );
  }
  maille.addTube(
    [
      [x - 0.05 * cote, y, z],
      [x + 0.08 * cote, y, z],
    ],
    0.06,
    '#2A1A10',
  );
}
