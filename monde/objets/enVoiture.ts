import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { Cote } from '../gens/corps/squelette.ts';
import { addAssis, addCeinture, addCoqueDEnfant, type Assis, PLACES } from './habitacle.ts';

export type PlaceAssise = keyof typeof PLACES;

export const ROUX = '#B4522B';

/** The pillar that a place's belt comes from. */
const PILIER: Record<PlaceAssise, Cote> = {
  conducteur: -1,
  gauche: -1,
  passager: 1,
  droite: 1,
  milieu: 1,
};

export function addAdulte(maille: Maille, place: PlaceAssise, assis: Partial<Assis> = {}): void {
  const mis = { ou: PLACES[place] as Vec, ...assis };
  const installe = addAssis(maille, mis);
  addCeinture(maille, mis, installe, PILIER[place]);
}

export const addConducteurAssis = (maille: Maille): void =>
  addAdulte(maille, 'conducteur', {
    mains: 'volant',
    graine: 21,
    couleur: ROUX,
    femme: false,
    coiffure: 'court',
  });

export const PASSAGERE: Partial<Assis> = {
  graine: 12,
  couleur: '#2E7D6B',
  femme: true,
  coiffure: 'long',
};

export interface Enfant {
  taille: number;
  graine: number;
  couleur: string;
  /** Sits that much higher than the seat. */
  leve?: number;
  avance?: number;
}

export const enfantA = (
  place: PlaceAssise,
  { taille, graine, couleur, leve = 0, avance = 0 }: Enfant,
): Assis => {
  const [x, y, z] = PLACES[place];
  const k = taille / 1.24;
  return {
    ou: [x, y - 0.03 + leve, z + 0.06 - avance],
    age: 'enfant',
    taille,
    graine,
    couleur,
    pieds: [0.07, -0.13 * k - 0.04, -0.36 * k],
    recline: 0.26,
  };
};

export function addEnfant(
  maille: Maille,
  place: PlaceAssise,
  enfant: Enfant,
  attache = true,
): void {
  const assis = enfantA(place, enfant);
  const installe = addAssis(maille, assis);
  if (attache) addCeinture(maille, assis, installe, PILIER[place]);
}

/** A high-backed seat that faces the road. */
export function addSiegeEnfant(maille: Maille, place: PlaceAssise, enfant: Enfant): void {
  const [x, y, z] = PLACES[place];
  addCoqueDEnfant(
    maille,
    { ou: [x, y + 0.0, z] },
    [
      [0.02, -0.34],
      [-0.02, -0.2],
      [-0.01, 0.02],
      [0.1, 0.12],
      [0.4, 0.18],
      [0.66, 0.24],
    ],
    { demi: 0.2, bord: 0.15 },
  );
  addEnfant(maille, place, { ...enfant, leve: 0.09, avance: 0.06 });
}

/** A cushion under a child. */
export function addRehausseur(maille: Maille, place: PlaceAssise): void {
  const [x, y, z] = PLACES[place];
  maille.addTube(
    [
      [x, y + 0.01, z + 0.14],
      [x, y + 0.01, z + 0.1],
      [x, y + 0.01, z - 0.26],
      [x, y, z - 0.3],
    ],
    [
      [0.19, 0.05],
      [0.21, 0.075],
      [0.21, 0.075],
      [0.18, 0.04],
    ],
    '#E8A21C',
    { cotes: 20 },
  );
}

/** A baby in a shell that faces the rear. */
export function addBebe(maille: Maille, place: PlaceAssise): void {
  const [x, y, z] = PLACES[place];
  const ou: Vec = [x, y + 0.14, z - 0.18];
  addCoqueDEnfant(
    maille,
    { ou, lacet: Math.PI },
    [
      [0.26, -0.36],
      [0.06, -0.24],
      [-0.02, -0.06],
      [0.04, 0.1],
      [0.22, 0.24],
      [0.46, 0.36],
    ],
    { demi: 0.22, bord: 0.2 },
  );
  addAssis(maille, {
    ou: [x, y + 0.2, z - 0.22],
    lacet: Math.PI,
    age: 'enfant',
    taille: 0.66,
    grosseTete: 1.5,
    graine: 5,
    couleur: '#8CC0DC',
    recline: 0.85,
    baisse: -0.25,
    pieds: [0.06, 0.07, -0.2],
    coiffure: 'ras',
  });
  // Its carrying handle, and the harness.
  maille.at(ou, Math.PI, () => {
    for (const s of [-1, 1])
      maille.addTube(
        [
          [s * 0.06, 0.3, 0.2],
          [s * 0.05, 0.2, 0.06],
          [0, 0.12, -0.06],
        ],
        [[0.014, 0.006]],
        '#2B2F33',
        { cotes: 6 },
      );
  });
}

export function addChien(maille: Maille, place: PlaceAssise): void {
  const [x, y, z] = PLACES[place];
  const [poil, sombre] = ['#A96F33', '#5E3C18'];
  maille.at([x, y - 0.02, z], 0, () => {
    maille.addBoule([0, 0.13, 0.06], [0.15, 0.16, 0.19], poil, { meridiens: 18, paralleles: 12 });
    maille.addTube(
      [
        [0, 0.12, 0.02],
        [0, 0.3, -0.06],
        [0, 0.46, -0.1],
      ],
      [0.15, 0.125, 0.085],
      poil,
      { cotes: 16 },
    );
    maille.addBoule([0, 0.55, -0.14], [0.095, 0.095, 0.11], poil, {
      meridiens: 16,
      paralleles: 12,
    });
    maille.addTube(
      [
        [0, 0.53, -0.2],
        [0, 0.52, -0.33],
      ],
      [0.058, 0.042],
      '#C08B50',
      { cotes: 12 },
    );
    maille.addBoule([0, 0.54, -0.335], [0.026, 0.02, 0.02], '#14100C');
    for (const s of [-1, 1]) {
      maille.addBoule([s * 0.095, 0.54, -0.11], [0.028, 0.085, 0.055], sombre);
      maille.addBoule([s * 0.042, 0.585, -0.225], [0.013, 0.015, 0.012], '#14100C');
      maille.addTube(
        [
          [s * 0.075, 0.3, -0.12],
          [s * 0.07, 0.0, -0.2],
          [s * 0.07, -0.02, -0.25],
        ],
        [0.05, 0.036, 0.035],
        poil,
        { cotes: 10 },
      );
      maille.addBoule([s * 0.13, 0.05, -0.04], [0.06, 0.08, 0.13], poil);
    }
    maille.addTube(
      [
        [0.05, 0.04, 0.22],
        [0.2, 0.03, 0.18],
        [0.24, 0.06, 0.04],
      ],
      [0.035, 0.028, 0.015],
      poil,
      { cotes: 10 },
    );
  });
}

export function addBagages(maille: Maille): void {
  const y = 0.95;
  const valise: Vec = [-0.24, y + 0.2, 1.94];
  maille.addBoite(valise, [0.62, 0.4, 0.26], '#8D5A34', { largeur: 0.98, profondeur: 0.94 });
  for (const s of [-0.2, 0.2])
    maille.addBoite([valise[0] + s, valise[1], valise[2]], [0.05, 0.41, 0.27], '#5E3B20');
  maille.addTube(
    [
      [-0.34, y + 0.4, 1.94],
      [-0.32, y + 0.47, 1.94],
      [-0.16, y + 0.47, 1.94],
      [-0.14, y + 0.4, 1.94],
    ],
    0.014,
    '#2B1D12',
  );
  maille.addTube(
    [
      [0.16, y + 0.14, 1.92],
      [0.22, y + 0.15, 1.92],
      [0.56, y + 0.15, 1.92],
      [0.62, y + 0.14, 1.92],
    ],
    [0.08, 0.14, 0.14, 0.08],
    '#2E7D6B',
    { cotes: 16, cote: [0, 1, 0] },
  );
  maille.addTube(
    [
      [0.28, y + 0.27, 1.92],
      [0.32, y + 0.38, 1.92],
      [0.46, y + 0.38, 1.92],
      [0.5, y + 0.27, 1.92],
    ],
    0.012,
    '#1B4A40',
  );
}
