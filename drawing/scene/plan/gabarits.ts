import type { Vu } from './plan.ts';

/** Length and width as drawn, in metres: a little more than life for cars, a lot more for people. */
const gabarits: Record<Vu['qui'], readonly [longueur: number, largeur: number]> = {
  voiture: [5, 2.3],
  camionnette: [5.8, 2.5],
  camion: [7.8, 2.7],
  bus: [8.6, 2.7],
  autocar: [8.6, 2.7],
  'bus scolaire': [8, 2.7],
  tram: [11, 2.7],
  train: [18, 3],
  moto: [3.1, 1.4],
  cyclomoteur: [2.8, 1.4],
  vélo: [2.9, 1.4],
  'speed pedelec': [2.9, 1.4],
  trottinette: [2.1, 1.3],
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
  'cycliste à pied': [2.8, 2.2],
  'groupe d’enfants': [3.2, 2.2],
  remorque: [4, 2.2],
  caravane: [5.4, 2.5],
  obstacle: [1.8, 1.8],
  travaux: [3, 2.6],
};

export const gabarit = (qui: Vu['qui']): readonly [longueur: number, largeur: number] =>
  gabarits[qui];
