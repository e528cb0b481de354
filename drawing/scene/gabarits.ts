import type { Vu } from './plan/plan.ts';

export type Gabarit = readonly [longueur: number, largeur: number];

/**
 * Drawn length and width in metres. Cars are slightly enlarged, people much; two-wheelers are true,
 * as wide as their rider.
 */
const gabarits: Record<Vu['qui'], Gabarit> = {
  voiture: [5, 2.3],
  camionnette: [5.8, 2.5],
  camion: [7.8, 2.7],
  bus: [8.6, 2.7],
  autocar: [8.6, 2.7],
  'bus scolaire': [8, 2.7],
  tram: [11, 2.7],
  train: [18, 3],
  moto: [2.4, 1.4],
  cyclomoteur: [2.2, 1.4],
  vélo: [2.2, 1.4],
  'speed pedelec': [2.2, 1.4],
  trottinette: [1.7, 1.3],
  tracteur: [4.8, 2.6],
  attelage: [6.4, 2.4],
  ambulance: [5.8, 2.5],
  police: [5, 2.3],
  pompiers: [7.6, 2.7],
  piéton: [1.4, 1.9],
  enfant: [1.2, 1.6],
  aîné: [1.6, 1.9],
  aveugle: [1.8, 1.9],
  'chaise roulante': [1.9, 1.6],
  'cycliste à pied': [2.2, 2.2],
  'groupe d’enfants': [3.2, 2.2],
  remorque: [4, 2.2],
  caravane: [5.4, 2.5],
  obstacle: [1.8, 1.8],
  travaux: [3, 2.6],
};

export const gabarit = (qui: Vu['qui']): Gabarit => gabarits[qui];

/** As in life, in metres; models in `monde/` are as long and wide. */
const vrais: Record<Vu['qui'], Gabarit> = {
  voiture: [4.46, 1.86],
  camionnette: [5.5, 2],
  camion: [8.6, 2.5],
  bus: [12, 2.55],
  autocar: [12.2, 2.55],
  'bus scolaire': [12, 2.55],
  tram: [22.2, 2.4],
  train: [48, 2.9],
  moto: [2.1, 0.85],
  cyclomoteur: [1.8, 0.7],
  vélo: [1.8, 0.65],
  'speed pedelec': [1.85, 0.7],
  trottinette: [1.2, 0.55],
  tracteur: [4.6, 2.2],
  attelage: [6.2, 1.9],
  ambulance: [5.8, 2.05],
  police: [4.7, 1.84],
  pompiers: [8.2, 2.5],
  piéton: [0.5, 0.6],
  enfant: [0.42, 0.5],
  aîné: [0.5, 0.6],
  aveugle: [0.8, 0.6],
  'chaise roulante': [1.1, 0.68],
  'cycliste à pied': [1.8, 1],
  'groupe d’enfants': [3.2, 1.6],
  remorque: [3.4, 1.9],
  caravane: [6.4, 2.3],
  obstacle: [1.2, 1],
  travaux: [3, 2.6],
};

export const gabaritVrai = (qui: Vu['qui']): Gabarit => vrais[qui];
