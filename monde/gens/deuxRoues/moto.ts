import type { Chantier } from '../../chantier.ts';
import type { Maille } from '../../maille/maille.ts';
import type { Couleur } from '../../maille/teinte.ts';
import { radians } from '../../maille/vecteurs.ts';
import { type EtatMonture, type Monture, piedSur } from './monture.ts';
import { addFeuArriere, addGardeBoue, addPhare, addPlaque, addRetro, addRoue } from './pieces.ts';
import { addClignotants, addCoque, FONTE, METAL, NOIR } from './carenage.ts';

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
    addPhare(chantier, maille, [0, 0.9, -0.2], 0.095, !etat.gare, 260);
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
    allumes: !etat.gare,
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
