import type { Chantier } from '../../chantier.ts';
import type { Maille } from '../../maille/maille.ts';
import { type Couleur, nuance } from '../../maille/teinte.ts';
import { radians, type Vec } from '../../maille/vecteurs.ts';
import { addPeau } from '../corps/peau.ts';
import { type EtatMonture, type Monture, piedSur } from './monture.ts';
import { addFeuArriere, addGardeBoue, addPhare, addPlaque, addRetro, addRoue } from './pieces.ts';
import { addClignotants, addCoque, FONTE, METAL, NOIR } from './carenage.ts';

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
    addPhare(chantier, maille, [0, 0.99, -0.12], 0.072, !etat.gare, 150);
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
    allumes: !etat.gare,
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
