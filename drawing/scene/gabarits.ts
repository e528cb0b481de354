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
