import type { Chantier } from '../../chantier.ts';
import type { Maille } from '../../maille/maille.ts';
import type { Couleur } from '../../maille/teinte.ts';
import { fois, plus, radians, type Vec } from '../../maille/vecteurs.ts';
import type { Mesures } from '../corps/mesures.ts';
import type { GaucheDroite, PiedPose } from '../corps/squelette.ts';
import { type EtatMonture, type Monture, piedSur } from './monture.ts';
import {
  addFeuArriere,
  addGardeBoue,
  addPhare,
  addPlaque,
  addRetro,
  addRoue,
  addSelle,
} from './pieces.ts';

const TOUR = 2 * Math.PI;
const ACIER = '#8D949A';
const NOIR = '#17181A';

interface Modele {
  rayon: number;
  pneu: number;
  avant: number;
  arriere: number;
  tube: number;
  /** Handlebar: height, half-width, how far its grips come back. */
  guidon: readonly [haut: number, demi: number, recul: number];
  pedelec: boolean;
}

const VILLE: Modele = {
  rayon: 0.345,
  pneu: 0.02,
  avant: -0.555,
  arriere: 0.515,
  tube: 0.017,
  guidon: [1.08, 0.28, 0.2],
  pedelec: false,
};
/** Stout: motor at the crank, battery in the down tube, wide tyres. */
const PEDELEC: Modele = {
  rayon: 0.345,
  pneu: 0.03,
  avant: -0.585,
  arriere: 0.535,
  tube: 0.024,
  guidon: [1.06, 0.33, 0.06],
  pedelec: true,
};

const PEDALIER: Vec = [0, 0.285, 0.08];
const MANIVELLE = 0.168;
const SELLE: Vec = [0, 0.94, 0.27];

/** Where a pedal is; the right one leads by half a turn. */
const pedaleAt = (phase: number, cote: number, centre = PEDALIER): Vec => {
  const a = TOUR * phase + (cote > 0 ? 0 : Math.PI);
  return [cote * 0.115, centre[1] + Math.cos(a) * MANIVELLE, centre[2] - Math.sin(a) * MANIVELLE];
};

const piedsAuPedalier =
  (centre = PEDALIER) =>
  (mesures: Mesures, phase: number): GaucheDroite<PiedPose> => {
    const pied = (cote: number) => {
      const ou = pedaleAt(phase, cote, centre);
      const haut = (ou[1] - centre[1]) / MANIVELLE;
      return piedSur(mesures, plus(ou, [0, 0.022, 0]), -0.18 - 0.14 * haut);
    };
    return [pied(-1), pied(1)];
  };

function addTransmission(maille: Maille, phase: number, arriere: Vec, centre = PEDALIER): void {
  const [, y, z] = centre;
  maille.addTube(
    [
      [0.045, y, z],
      [0.052, y, z],
    ],
    0.092,
    '#3B3F43',
    { cotes: 14 },
  );
  maille.addTube(
    [
      [0.054, y, z],
      [0.056, y, z],
    ],
    0.05,
    ACIER,
    { cotes: 8 },
  );
  for (const s of [-1, 1]) {
    const pente: Vec = [0.049, y + s * 0.09, z];
    const loin: Vec = [0.049, arriere[1] + s * 0.04, arriere[2]];
    maille.addTube([pente, loin], 0.006, '#2A2C2E', { cotes: 3, bouts: false });
  }
  maille.addTube(
    [
      [0.045, arriere[1], arriere[2]],
      [0.055, arriere[1], arriere[2]],
    ],
    0.042,
    '#4A4E52',
    { cotes: 9 },
  );
  for (const cote of [-1, 1]) {
    const pedale = pedaleAt(phase, cote, centre);
    maille.addTube(
      [
        [cote * 0.062, y, z],
        [cote * 0.072, pedale[1], pedale[2]],
      ],
      0.011,
      ACIER,
      { cotes: 5 },
    );
    maille.addBoite(pedale, [0.09, 0.02, 0.075], '#22252A');
    maille.lit(0.15, () => {
      maille.addBoite(plus(pedale, [0, 0, 0.039]), [0.06, 0.014, 0.004], '#E08A1A');
      maille.addBoite(plus(pedale, [0, 0, -0.039]), [0.06, 0.014, 0.004], '#E08A1A');
    });
  }
}

function addCadre(
  maille: Maille,
  { avant, arriere, rayon, tube, pedelec }: Modele,
  couleur: Couleur,
): void {
  const tete: Vec = [0, 0.86, avant + 0.18];
  const bas: Vec = [0, 0.72, avant + 0.12];
  const noeud: Vec = [0, 0.74, 0.22];
  const six = { cotes: 6, bouts: false };
  maille.addTube([PEDALIER, noeud, [0, 0.79, 0.232]], tube, couleur, six);
  maille.addTube([PEDALIER, bas], pedelec ? tube * 1.9 : tube * 1.15, couleur, six);
  maille.addTube([noeud, plus(tete, [0, -0.04, 0])], tube, couleur, six);
  maille.addTube([bas, tete], tube * 1.2, couleur, { cotes: 6 });
  for (const cote of [-1, 1]) {
    const axe: Vec = [cote * 0.06, rayon, arriere];
    maille.addTube([[cote * 0.03, PEDALIER[1], PEDALIER[2]], axe], tube * 0.62, couleur, six);
    maille.addTube([[cote * 0.02, noeud[1], noeud[2]], axe], tube * 0.52, couleur, six);
  }
  maille.addTube(
    [
      [0, 0.79, 0.232],
      [0, SELLE[1] - 0.03, SELLE[2] - 0.01],
    ],
    0.013,
    ACIER,
    six,
  );
  if (!pedelec) return;
  maille.addTube(
    [
      [-0.055, 0.29, 0.06],
      [0.055, 0.29, 0.06],
    ],
    0.085,
    '#202327',
    { cotes: 10 },
  );
  const au = (part: number) =>
    plus(PEDALIER, fois([0, bas[1] - PEDALIER[1], bas[2] - PEDALIER[2]], part));
  maille.addTube(
    [plus(au(0.2), [0, 0.03, 0]), plus(au(0.85), [0, 0.03, 0])],
    [[0.045, 0.05]],
    '#1B1D20',
    { cotes: 8 },
  );
}

/** Fork, front wheel, bar: turned together about the steering axis. */
function addAvant(
  chantier: Chantier,
  maille: Maille,
  modele: Modele,
  couleur: Couleur,
  etat: EtatMonture,
): void {
  const { avant, rayon, pneu, guidon, pedelec, tube } = modele;
  const [haut, demi, recul] = guidon;
  const pivot = avant + 0.18;
  maille.at([0, 0, pivot], -radians(etat.braque), () => {
    const z = avant - pivot;
    addRoue(maille, [0, rayon, z], { rayon, pneu, rayons: 18, tour: etat.phase * 7 });
    addGardeBoue(maille, [0, rayon, z], {
      rayon: rayon + 0.03,
      large: pneu + 0.012,
      de: -0.5,
      jusqua: 1.75,
      couleur: NOIR,
    });
    for (const cote of [-1, 1])
      maille.addTube(
        [
          [cote * 0.055, rayon, z],
          [cote * 0.05, rayon * 2 - 0.03, z + 0.06],
          [cote * 0.015, 0.74, z + 0.12],
        ],
        tube * 0.72,
        pedelec ? '#2A2D31' : couleur,
        { cotes: 5 },
      );
    maille.addTube(
      [
        [0, 0.74, z + 0.12],
        [0, haut - 0.02, 0.03],
      ],
      0.015,
      ACIER,
      { cotes: 6 },
    );
    const tige: Vec = [0, haut, pedelec ? -0.06 : -0.02];
    maille.addTube([[0, haut - 0.02, 0.03], tige], 0.015, NOIR, { cotes: 5 });
    const bout = tige[2] + recul;
    maille.addTube(
      [
        [-demi, haut, bout],
        [-demi * 0.8, haut + 0.005, bout - recul * 0.35],
        [-demi * 0.35, haut + 0.01, tige[2]],
        [demi * 0.35, haut + 0.01, tige[2]],
        [demi * 0.8, haut + 0.005, bout - recul * 0.35],
        [demi, haut, bout],
      ],
      0.012,
      ACIER,
      { cotes: 5 },
    );
    for (const cote of [-1, 1])
      maille.addTube(
        [
          [cote * (demi - 0.1), haut + 0.003, bout - recul * 0.42],
          [cote * (demi + 0.01), haut, bout + 0.005],
        ],
        0.018,
        NOIR,
        { cotes: 6 },
      );
    addPhare(
      chantier,
      maille,
      [0, pedelec ? haut - 0.05 : 0.84, pedelec ? -0.1 : z + 0.06],
      pedelec ? 0.045 : 0.036,
      etat.allumes || (pedelec && !etat.gare),
      60,
    );
    if (pedelec)
      addRetro(
        maille,
        [-demi + 0.02, haut, bout],
        [-demi - 0.06, haut + 0.15, bout - 0.03],
        [0.06, 0.045],
      );
    maille.addBoite([0.06, haut + 0.03, tige[2] + 0.02], [0.03, 0.03, 0.03], ACIER);
  });
  maille.lit(0.15, () => {
    maille.addBoite([0.012, rayon + 0.2, avant + 0.04], [0.006, 0.05, 0.03], '#E8962A');
    maille.addBoite([0.012, rayon + 0.18, modele.arriere - 0.08], [0.006, 0.05, 0.03], '#E8962A');
  });
}

function addArriere(chantier: Chantier, maille: Maille, modele: Modele, etat: EtatMonture): void {
  const { arriere, rayon, pneu, pedelec } = modele;
  const axe: Vec = [0, rayon, arriere];
  addRoue(maille, axe, { rayon, pneu, rayons: 18, tour: etat.phase * 7 });
  addGardeBoue(maille, axe, {
    rayon: rayon + 0.032,
    large: pneu + 0.014,
    de: -0.75,
    jusqua: 1.5,
    couleur: NOIR,
  });
  maille.addBoite([0, rayon + 0.415, arriere + 0.06], [0.13, 0.012, 0.36], '#2A2D30');
  for (const cote of [-1, 1])
    maille.addTube(
      [
        [cote * 0.065, rayon, arriere],
        [cote * 0.06, rayon + 0.41, arriere + 0.12],
      ],
      0.006,
      '#2A2D30',
      { cotes: 4, bouts: false },
    );
  addFeuArriere(chantier, maille, [0, rayon + 0.36, arriere + 0.25], [0.085, 0.05], {
    allumes: etat.allumes || (pedelec && !etat.gare),
    freine: pedelec && etat.freine,
  });
  if (pedelec) addPlaque(maille, [0, rayon + 0.25, arriere + 0.35], [0.1, 0.12], ['S-PA', 'K174']);
}

const addVeloDe =
  (modele: Modele): Monture['draw'] =>
  (chantier, maille, etat, couleur) => {
    addCadre(maille, modele, couleur);
    addAvant(chantier, maille, modele, couleur, etat);
    addArriere(chantier, maille, modele, etat);
    addTransmission(maille, etat.phase, [0, modele.rayon, modele.arriere]);
    addSelle(maille, SELLE);
  };

const poignetsDe = ({ avant, guidon: [haut, demi, recul], pedelec }: Modele): GaucheDroite<Vec> => {
  const z = avant + 0.18 + (pedelec ? -0.06 : -0.02) + recul + 0.06;
  return [
    [-demi + 0.05, haut + 0.045, z],
    [demi - 0.05, haut + 0.045, z],
  ];
};

export const VELO: Monture = {
  longueur: 1.8,
  largeur: 0.6,
  draw: addVeloDe(VILLE),
  assise: {
    bassin: [0, 1.025, 0.245],
    penche: [0.2, 0.34],
    poignets: poignetsDe(VILLE),
    pivot: VILLE.avant + 0.18,
    coudes: 0.7,
    pieds: piedsAuPedalier(),
    halte: [-0.05, 0.9, 0.03],
    ecartHalte: 0.24,
  },
};

export const SPEED_PEDELEC: Monture = {
  longueur: 1.87,
  largeur: 0.72,
  draw: addVeloDe(PEDELEC),
  assise: {
    ...VELO.assise,
    penche: [0.36, 0.62],
    poignets: poignetsDe(PEDELEC),
    pivot: PEDELEC.avant + 0.18,
    coudes: 0.9,
  },
};

const BOIS = '#9A6E3F';
const ARRIERE_CARGO = 0.95;
const CENTRE_CARGO: Vec = [0, 0.285, 0.52];

/** Two wheels, a box before the rider: 2.5 m long. */
function addCargo(chantier: Chantier, maille: Maille, etat: EtatMonture, couleur: Couleur): void {
  const rayon = 0.3;
  const axe: Vec = [0, rayon, ARRIERE_CARGO];
  const six = { cotes: 6, bouts: false };
  addRoue(maille, axe, { rayon, pneu: 0.026, rayons: 18, tour: etat.phase * 7 });
  addGardeBoue(maille, axe, {
    rayon: rayon + 0.035,
    large: 0.04,
    de: -0.8,
    jusqua: 1.5,
    couleur: NOIR,
  });
  const [, py, pz] = CENTRE_CARGO;
  const selle: Vec = [0, 0.94, 0.72];
  const tete: Vec = [0, 0.9, 0.1];
  maille.addTube([CENTRE_CARGO, [0, 0.9, 0.69]], 0.022, couleur, six);
  maille.addTube(
    [CENTRE_CARGO, [0, 0.3, -0.1], [0, 0.28, -0.82], [0, 0.62, -1.0]],
    0.03,
    couleur,
    six,
  );
  maille.addTube(
    [
      [0, 0.62, 0.61],
      [0, 0.55, 0.16],
      [0, 0.3, 0.02],
    ],
    0.022,
    couleur,
    six,
  );
  maille.addTube([[0, 0.5, 0.16], tete, [0, 1.06, 0.13]], 0.02, couleur, six);
  for (const cote of [-1, 1]) {
    maille.addTube(
      [
        [cote * 0.03, py, pz],
        [cote * 0.06, rayon, ARRIERE_CARGO],
      ],
      0.013,
      couleur,
      six,
    );
    maille.addTube(
      [
        [cote * 0.02, 0.74, 0.65],
        [cote * 0.06, rayon, ARRIERE_CARGO],
      ],
      0.011,
      couleur,
      six,
    );
  }
  maille.addBoite([0, rayon + 0.39, ARRIERE_CARGO], [0.14, 0.014, 0.36], '#2A2D30');
  addFeuArriere(chantier, maille, [0, rayon + 0.35, ARRIERE_CARGO + 0.2], [0.085, 0.05], {
    ...etat,
    freine: false,
  });
  addTransmission(maille, etat.phase, axe, CENTRE_CARGO);
  addSelle(maille, selle);
  addGuidonCargo(maille, etat);
  addCaisse(maille);
  maille.at([0, 0, -0.98], -radians(etat.braque), () => {
    addRoue(maille, [0, 0.25, 0], { rayon: 0.25, pneu: 0.028, rayons: 16, tour: etat.phase * 9 });
    addGardeBoue(maille, [0, 0.25, 0], {
      rayon: 0.285,
      large: 0.042,
      de: -0.9,
      jusqua: 1.1,
      couleur: NOIR,
    });
    for (const cote of [-1, 1])
      maille.addTube(
        [
          [cote * 0.06, 0.25, 0],
          [cote * 0.055, 0.55, 0.0],
          [0, 0.6, 0],
        ],
        0.014,
        couleur,
        { cotes: 5 },
      );
  });
  addPhare(chantier, maille, [0, 0.64, -1.06], 0.042, etat.allumes, 60);
}

function addGuidonCargo(maille: Maille, { braque }: EtatMonture): void {
  maille.at([0, 0, 0.13], -radians(braque), () => {
    maille.addTube(
      [
        [-0.3, 1.09, 0.15],
        [-0.12, 1.09, 0],
        [0.12, 1.09, 0],
        [0.3, 1.09, 0.15],
      ],
      0.013,
      ACIER,
      { cotes: 5 },
    );
    for (const cote of [-1, 1])
      maille.addTube(
        [
          [cote * 0.22, 1.09, 0.085],
          [cote * 0.31, 1.09, 0.158],
        ],
        0.018,
        NOIR,
        { cotes: 6 },
      );
  });
}

/** Open on top, its sides sloping outwards. */
function addCaisse(maille: Maille): void {
  const coins = (y: number, large: number, avant: number, arriere: number, dedans = 0): Vec[] => [
    [-large + dedans, y, avant + dedans],
    [large - dedans, y, avant + dedans],
    [large - dedans, y, arriere - dedans],
    [-large + dedans, y, arriere - dedans],
  ];
  const bas = coins(0.33, 0.25, -0.68, -0.06);
  const haut = coins(0.82, 0.32, -0.8, 0.03);
  const bord = coins(0.82, 0.32, -0.8, 0.03, 0.02);
  const fond = coins(0.4, 0.25, -0.68, -0.06, 0.02);
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    maille.addQuad([bas[j]!, bas[i]!, haut[i]!, haut[j]!], BOIS);
    maille.addQuad([haut[j]!, haut[i]!, bord[i]!, bord[j]!], '#6E4C29');
    maille.addQuad([bord[j]!, bord[i]!, fond[i]!, fond[j]!], '#5C4229');
  }
  maille.addQuad([fond[3]!, fond[2]!, fond[1]!, fond[0]!], '#3E2E1E');
  maille.addQuad([bas[0]!, bas[1]!, bas[2]!, bas[3]!], '#3E2E1E');
  maille.addTube(
    [
      [-0.25, 0.34, -0.68],
      [-0.32, 0.83, -0.8],
    ],
    0.012,
    '#2A2D30',
    { cotes: 4 },
  );
  maille.addTube(
    [
      [0.25, 0.34, -0.68],
      [0.32, 0.83, -0.8],
    ],
    0.012,
    '#2A2D30',
    { cotes: 4 },
  );
}

export const VELO_CARGO: Monture = {
  longueur: 2.5,
  largeur: 0.66,
  draw: addCargo,
  assise: {
    bassin: [0, 1.025, 0.69],
    penche: [0.12, 0.22],
    poignets: [
      [-0.26, 1.135, 0.27],
      [0.26, 1.135, 0.27],
    ],
    pivot: 0.13,
    coudes: 0.6,
    pieds: piedsAuPedalier(CENTRE_CARGO),
    halte: [-0.05, 0.9, 0.44],
    ecartHalte: 0.26,
  },
};
