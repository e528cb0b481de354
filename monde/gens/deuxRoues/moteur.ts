import type { Chantier } from '../../chantier.ts';
import type { Maille } from '../../maille/maille.ts';
import { type Couleur, nuance } from '../../maille/teinte.ts';
import { radians, type Vec } from '../../maille/vecteurs.ts';
import { addPeau, anneauxOf, type Station } from '../corps/peau.ts';
import { type EtatMonture, type Monture, piedSur } from './monture.ts';
import {
  addClignotant,
  addFeuArriere,
  addGardeBoue,
  addPhare,
  addPlaque,
  addRetro,
  addRoue,
} from './pieces.ts';

const NOIR = '#17181A';
const METAL = '#9BA1A6';
const FONTE = '#3C4146';

/** A body along z: place, half-width, up, down. */
type Coupe = readonly [y: number, z: number, demi: number, haut: number, bas: number];

/** A smooth body through cuts across z. */
function addCoque(
  maille: Maille,
  coupes: readonly Coupe[],
  couleur: Couleur | ((i: number) => Couleur),
  cotes = 10,
): void {
  const stations = coupes.map(([y, z, demi, haut, bas]): Station => ({
    ou: [0, y, z],
    rayon: [demi, haut, bas],
  }));
  const plats = stations.map(({ ou, rayon }) => ({ ou: [0, 0, ou[2]] as Vec, rayon }));
  const anneaux = anneauxOf(plats, [1, 0, 0], cotes).map((anneau, i) =>
    anneau.map(([x, y, z]): Vec => [x, y + coupes[i]![0], z]),
  );
  addPeau(maille, anneaux, couleur);
}

/** Both sides of the front or of the back. */
function addClignotants(
  chantier: Chantier,
  maille: Maille,
  { clignote }: EtatMonture,
  [x, y, z]: Vec,
): void {
  for (const cote of [-1, 1]) {
    maille.addTube(
      [
        [cote * x * 0.4, y, z],
        [cote * x, y, z],
      ],
      0.009,
      NOIR,
      { cotes: 4, bouts: false },
    );
    addClignotant(
      chantier,
      maille,
      [cote * x, y, z],
      clignote === (cote < 0 ? 'gauche' : 'droite'),
    );
  }
}

const AVANT_MOTO = -0.77;
const ARRIERE_MOTO = 0.72;

function addFourche(chantier: Chantier, maille: Maille, etat: EtatMonture, couleur: Couleur): void {
  const pivot = AVANT_MOTO + 0.3;
  maille.at([0, 0, pivot], -radians(etat.braque), () => {
    const z = AVANT_MOTO - pivot;
    addRoue(maille, [0, 0.31, z], {
      rayon: 0.31,
      pneu: 0.06,
      rayons: 6,
      jante: '#2C3034',
      tour: 0.3,
    });
    addGardeBoue(maille, [0, 0.31, z], {
      rayon: 0.345,
      large: 0.075,
      de: -0.7,
      jusqua: 1.2,
      couleur,
    });
    for (const cote of [-1, 1]) {
      maille.addTube(
        [
          [cote * 0.1, 0.3, z],
          [cote * 0.1, 0.56, z + 0.1],
          [cote * 0.1, 0.95, z + 0.27],
        ],
        [0.03, 0.03, 0.022, 0.022],
        METAL,
        { cotes: 7 },
      );
      maille.addTube(
        [
          [cote * 0.068, 0.31, z],
          [cote * 0.074, 0.31, z],
        ],
        0.15,
        '#6B7176',
        { cotes: 14 },
      );
    }
    maille.addTube(
      [
        [-0.37, 1.03, 0.06],
        [-0.25, 1.05, 0],
        [-0.1, 1.0, -0.05],
        [0.1, 1.0, -0.05],
        [0.25, 1.05, 0],
        [0.37, 1.03, 0.06],
      ],
      0.014,
      NOIR,
      { cotes: 5 },
    );
    for (const cote of [-1, 1]) {
      maille.addTube(
        [
          [cote * 0.26, 1.048, 0.005],
          [cote * 0.38, 1.028, 0.065],
        ],
        0.02,
        NOIR,
        { cotes: 6 },
      );
      addRetro(maille, [cote * 0.26, 1.06, 0], [cote * 0.36, 1.22, -0.03], [0.075, 0.045]);
    }
    addPhare(chantier, maille, [0, 0.9, -0.2], 0.095, true, 260);
    maille.addBoite([0, 1.03, -0.13], [0.16, 0.1, 0.06], NOIR, { profondeur: 0.5 });
    addClignotants(chantier, maille, etat, [0.2, 0.88, -0.14]);
  });
}

function addMoto(chantier: Chantier, maille: Maille, etat: EtatMonture, couleur: Couleur): void {
  addFourche(chantier, maille, etat, couleur);
  addRoue(maille, [0, 0.31, ARRIERE_MOTO], {
    rayon: 0.31,
    pneu: 0.08,
    rayons: 6,
    jante: '#2C3034',
    tour: 0.8,
  });
  for (const cote of [-1, 1]) {
    maille.addTube(
      [
        [cote * 0.12, 0.42, 0.16],
        [cote * 0.12, 0.31, ARRIERE_MOTO],
      ],
      0.032,
      FONTE,
      { cotes: 6 },
    );
    maille.addTube(
      [
        [cote * 0.07, 0.92, -0.44],
        [cote * 0.15, 0.7, -0.2],
        [cote * 0.14, 0.42, 0.14],
        [cote * 0.12, 0.74, 0.3],
      ],
      0.028,
      NOIR,
      { cotes: 6 },
    );
    maille.addTube(
      [
        [cote * 0.1, 0.7, 0.35],
        [cote * 0.1, 0.42, 0.62],
      ],
      0.022,
      METAL,
      { cotes: 6 },
    );
    maille.addTube(
      [
        [cote * 0.1, 0.37, 0.2],
        [cote * 0.25, 0.37, 0.2],
      ],
      0.014,
      METAL,
      { cotes: 5 },
    );
  }
  maille.addTube(
    [
      [-0.16, 0.42, -0.02],
      [0.16, 0.42, -0.02],
    ],
    0.15,
    FONTE,
    { cotes: 12 },
  );
  maille.addTube(
    [
      [-0.18, 0.42, -0.02],
      [0.18, 0.42, -0.02],
    ],
    0.1,
    '#5B6167',
    { cotes: 12 },
  );
  for (const part of [0, 1, 2, 3])
    maille.addBoite(
      [0, 0.53 + part * 0.045, -0.14 - part * 0.018],
      [0.3 - part * 0.02, 0.026, 0.22],
      part % 2 ? '#4A4F55' : FONTE,
    );
  maille.addBoite([0, 0.42, -0.28], [0.22, 0.3, 0.05], '#24272B');
  for (const x of [-0.06, 0.06])
    maille.addTube(
      [
        [x, 0.6, -0.24],
        [x * 1.2, 0.4, -0.34],
        [x * 1.4 + 0.06, 0.26, -0.1],
        [0.17, 0.28, 0.24],
      ],
      0.024,
      '#8C8378',
      { cotes: 6 },
    );
  maille.addTube(
    [
      [0.18, 0.3, 0.2],
      [0.2, 0.36, 0.42],
      [0.2, 0.44, 0.8],
    ],
    [0.035, 0.055, 0.055],
    '#A9AEB2',
    { cotes: 9 },
  );
  addCoque(
    maille,
    [
      [0.88, -0.46, 0.08, 0.05, 0.05],
      [0.88, -0.38, 0.155, 0.09, 0.1],
      [0.9, -0.2, 0.18, 0.1, 0.12],
      [0.87, -0.02, 0.15, 0.085, 0.1],
      [0.83, 0.08, 0.1, 0.05, 0.07],
    ],
    couleur,
    12,
  );
  addCoque(
    maille,
    [
      [0.82, 0.04, 0.1, 0.03, 0.05],
      [0.81, 0.18, 0.15, 0.035, 0.06],
      [0.82, 0.36, 0.15, 0.035, 0.06],
      [0.87, 0.46, 0.13, 0.04, 0.06],
      [0.88, 0.72, 0.11, 0.035, 0.05],
    ],
    '#1C1D1F',
    10,
  );
  addCoque(
    maille,
    [
      [0.74, 0.2, 0.13, 0.05, 0.06],
      [0.77, 0.5, 0.13, 0.06, 0.06],
      [0.83, 0.8, 0.09, 0.045, 0.04],
      [0.85, 0.9, 0.05, 0.03, 0.02],
    ],
    couleur,
    8,
  );
  addGardeBoue(maille, [0, 0.31, ARRIERE_MOTO], {
    rayon: 0.37,
    large: 0.09,
    de: 0.15,
    jusqua: 1.35,
    couleur: NOIR,
  });
  addFeuArriere(chantier, maille, [0, 0.83, 0.9], [0.17, 0.06], {
    allumes: true,
    freine: etat.freine,
  });
  addPlaque(maille, [0, 0.64, 1.03], [0.21, 0.14], ['M-AB', 'K174']);
  maille.addTube(
    [
      [0, 0.74, 0.84],
      [0, 0.64, 1.02],
    ],
    [[0.05, 0.01]],
    NOIR,
    { cotes: 5 },
  );
  addClignotants(chantier, maille, etat, [0.17, 0.74, 0.92]);
}

export const MOTO: Monture = {
  longueur: 2.15,
  largeur: 0.82,
  draw: addMoto,
  assise: {
    bassin: [0, 0.93, 0.22],
    penche: [0.22, 0.36],
    poignets: [
      [-0.31, 1.085, -0.39],
      [0.31, 1.085, -0.39],
    ],
    pivot: AVANT_MOTO + 0.3,
    coudes: 0.9,
    pieds: (mesures) => [
      piedSur(mesures, [-0.23, 0.385, 0.2], -0.1),
      piedSur(mesures, [0.23, 0.385, 0.2], -0.1),
    ],
    halte: [-0.02, 0.92, 0.2],
    ecartHalte: 0.34,
  },
};

const AVANT_CYCLO = -0.66;
const ARRIERE_CYCLO = 0.6;

/** A scooter of 50 cm³: small wheels, a shield before the knees, a flat floor. */
function addCyclomoteur(
  chantier: Chantier,
  maille: Maille,
  etat: EtatMonture,
  couleur: Couleur,
): void {
  const pivot = AVANT_CYCLO + 0.22;
  const r = 0.215;
  maille.at([0, 0, pivot], -radians(etat.braque), () => {
    const z = AVANT_CYCLO - pivot;
    addRoue(maille, [0, r, z], { rayon: r, pneu: 0.05, rayons: 5, jante: '#8F969B', tour: 0.4 });
    addGardeBoue(maille, [0, r, z], { rayon: 0.255, large: 0.075, de: -0.9, jusqua: 1.0, couleur });
    maille.addTube(
      [
        [0.07, r, z],
        [0.07, 0.42, z + 0.06],
        [0, 0.55, z + 0.1],
        [0, 0.98, 0.0],
      ],
      0.024,
      METAL,
      { cotes: 6 },
    );
    addCoque(
      maille,
      [
        [0.99, -0.13, 0.08, 0.05, 0.05],
        [1.0, -0.08, 0.13, 0.075, 0.075],
        [1.0, 0.04, 0.1, 0.06, 0.06],
      ],
      couleur,
    );
    maille.addTube(
      [
        [-0.33, 1.02, 0.08],
        [-0.12, 1.02, 0],
        [0.12, 1.02, 0],
        [0.33, 1.02, 0.08],
      ],
      0.014,
      NOIR,
      { cotes: 5 },
    );
    for (const cote of [-1, 1]) {
      maille.addTube(
        [
          [cote * 0.23, 1.02, 0.04],
          [cote * 0.34, 1.02, 0.085],
        ],
        0.02,
        NOIR,
        { cotes: 6 },
      );
      addRetro(maille, [cote * 0.2, 1.03, 0.03], [cote * 0.3, 1.2, 0.0], [0.065, 0.05]);
    }
    addPhare(chantier, maille, [0, 0.99, -0.12], 0.072, true, 150);
  });
  addBouclier(maille, couleur);
  maille.addBoite([0, 0.29, -0.08], [0.34, 0.06, 0.5], '#2A2D30');
  maille.addBoite([0, 0.325, -0.08], [0.32, 0.01, 0.48], '#1B1D20');
  addCoque(
    maille,
    [
      [0.5, 0.14, 0.12, 0.17, 0.2],
      [0.56, 0.22, 0.17, 0.16, 0.24],
      [0.6, 0.45, 0.175, 0.13, 0.2],
      [0.64, 0.7, 0.13, 0.1, 0.1],
      [0.66, 0.82, 0.06, 0.06, 0.04],
    ],
    couleur,
    12,
  );
  addCoque(
    maille,
    [
      [0.75, 0.1, 0.1, 0.02, 0.05],
      [0.76, 0.18, 0.15, 0.035, 0.06],
      [0.76, 0.4, 0.155, 0.035, 0.06],
      [0.78, 0.6, 0.13, 0.035, 0.05],
      [0.78, 0.7, 0.08, 0.02, 0.04],
    ],
    '#1C1D1F',
  );
  addRoue(maille, [0, r, ARRIERE_CYCLO], { rayon: r, pneu: 0.055, rayons: 5, jante: '#8F969B' });
  maille.addBoite([-0.1, 0.27, 0.42], [0.1, 0.16, 0.42], FONTE, { profondeur: 0.8 });
  maille.addTube(
    [
      [0.13, 0.24, 0.32],
      [0.15, 0.28, 0.5],
      [0.15, 0.33, 0.76],
    ],
    [0.03, 0.05, 0.045],
    '#4C5157',
    { cotes: 8 },
  );
  addGardeBoue(maille, [0, r, ARRIERE_CYCLO], {
    rayon: 0.29,
    large: 0.08,
    de: 0.5,
    jusqua: 1.5,
    couleur: NOIR,
  });
  addFeuArriere(chantier, maille, [0, 0.65, 0.84], [0.15, 0.06], {
    allumes: true,
    freine: etat.freine,
  });
  addPlaque(maille, [0, 0.47, 0.9], [0.1, 0.12], [etat.classe === 'A' ? 'S-AB' : 'S-BA', 'K174']);
  maille.addTube(
    [
      [0, 0.58, 0.8],
      [0, 0.47, 0.893],
    ],
    [[0.04, 0.01]],
    NOIR,
    { cotes: 5 },
  );
  addClignotants(chantier, maille, etat, [0.15, 0.63, 0.8]);
  addClignotants(chantier, maille, etat, [0.2, 0.8, -0.46]);
}

/** Front apron: from the floor up to the bar, its sides bent backwards. */
function addBouclier(maille: Maille, couleur: Couleur): void {
  const niveaux = [
    [0.28, -0.36, 0.14],
    [0.4, -0.42, 0.2],
    [0.62, -0.44, 0.235],
    [0.8, -0.43, 0.19],
    [0.93, -0.41, 0.1],
  ] as const;
  const tole = (recul: number, dos: boolean) =>
    niveaux.map(([y, z, demi]) =>
      [-1, -0.6, 0, 0.6, 1].map((part): Vec => [
        part * demi,
        y,
        z + recul + Math.abs(part) ** 2 * 0.1 - (dos ? 0 : 0.05 * (1 - Math.abs(part))),
      ]),
    );
  const ouvert = { debut: false, fin: false, boucle: false };
  addPeau(maille, tole(0, false), couleur, ouvert);
  addPeau(maille, tole(0.02, true), nuance('#2A2D30', 0.9), ouvert);
}

export const CYCLOMOTEUR: Monture = {
  longueur: 1.8,
  largeur: 0.72,
  draw: addCyclomoteur,
  assise: {
    bassin: [0, 0.88, 0.3],
    penche: [0.02, 0.12],
    poignets: [
      [-0.28, 1.06, -0.33],
      [0.28, 1.06, -0.33],
    ],
    pivot: AVANT_CYCLO + 0.22,
    coudes: 0.55,
    pieds: (mesures) => [
      piedSur(mesures, [-0.11, 0.335, -0.16], 0),
      piedSur(mesures, [0.11, 0.335, -0.16], 0),
    ],
    halte: [-0.02, 0.88, 0.24],
    ecartHalte: 0.3,
  },
};

/** A stand-up scooter: a low deck, a tall stem, small tyres. */
function addTrottinette(
  chantier: Chantier,
  maille: Maille,
  etat: EtatMonture,
  couleur: Couleur,
): void {
  const r = 0.12;
  maille.addBoite([0, 0.125, 0.08], [0.17, 0.05, 0.62], '#24272B', { profondeur: 0.98 });
  maille.addBoite([0, 0.153, 0.08], [0.15, 0.008, 0.56], '#101113');
  maille.lit(0.12, () => {
    for (const cote of [-1, 1])
      maille.addBoite([cote * 0.087, 0.13, 0.08], [0.004, 0.02, 0.3], '#E08A1A');
  });
  addRoue(maille, [0, r, 0.46], { rayon: r, pneu: 0.026, rayons: 5, jante: '#4A4F55' });
  addGardeBoue(maille, [0, r, 0.46], {
    rayon: r + 0.022,
    large: 0.036,
    de: -0.9,
    jusqua: 1.3,
    couleur: '#1B1D20',
  });
  addFeuArriere(chantier, maille, [0, 0.2, 0.595], [0.05, 0.035], etat);
  maille.addTube(
    [
      [0, 0.14, -0.2],
      [0, 0.2, -0.36],
      [0, 0.3, -0.4],
    ],
    0.03,
    couleur,
    { cotes: 6 },
  );
  maille.at([0, 0, -0.42], -radians(etat.braque), () => {
    addRoue(maille, [0, r, -0.04], { rayon: r, pneu: 0.026, rayons: 5, jante: '#4A4F55' });
    addGardeBoue(maille, [0, r, -0.04], {
      rayon: r + 0.022,
      large: 0.036,
      de: -0.4,
      jusqua: 1.3,
      couleur: '#1B1D20',
    });
    for (const cote of [-1, 1])
      maille.addTube(
        [
          [cote * 0.04, r, -0.04],
          [cote * 0.035, 0.25, -0.01],
          [0, 0.28, 0],
        ],
        0.012,
        couleur,
        { cotes: 5 },
      );
    maille.addTube(
      [
        [0, 0.26, 0],
        [0, 1.08, 0.16],
      ],
      0.022,
      '#24272B',
      { cotes: 7 },
    );
    maille.addTube(
      [
        [-0.24, 1.1, 0.19],
        [0, 1.1, 0.16],
        [0.24, 1.1, 0.19],
      ],
      0.013,
      '#1B1D20',
      { cotes: 5 },
    );
    for (const cote of [-1, 1])
      maille.addTube(
        [
          [cote * 0.13, 1.1, 0.175],
          [cote * 0.245, 1.1, 0.19],
        ],
        0.019,
        '#101113',
        { cotes: 6 },
      );
    maille.addBoite([0, 1.12, 0.15], [0.07, 0.025, 0.06], '#101113');
    addPhare(chantier, maille, [0, 1.04, 0.11], 0.028, etat.allumes, 40);
  });
}

export const TROTTINETTE: Monture = {
  longueur: 1.18,
  largeur: 0.5,
  draw: addTrottinette,
  assise: {
    bassin: [0.01, 1.045, 0.13],
    penche: [0.0, 0.1],
    poignets: [
      [-0.19, 1.145, -0.17],
      [0.19, 1.145, -0.17],
    ],
    pivot: -0.42,
    coudes: 0.6,
    pieds: (mesures) => [
      piedSur(mesures, [-0.03, 0.157, -0.06], 0),
      piedSur(mesures, [0.045, 0.157, 0.24], 0),
    ],
    halte: [-0.06, 1.0, 0.12],
    ecartHalte: 0.2,
  },
};
