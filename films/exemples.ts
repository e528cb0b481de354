import { type Clip, clip } from './clip.ts';

/** Pieces in few words, for tests. */
export const RUE = {
  scene: {
    lieu: 'route',
    profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
    longueur: 100,
  },
  voie: 3,
};
export const CARREFOUR = {
  scene: { lieu: 'carrefour', branches: { sud: {}, nord: {}, est: {} } },
  vers: 'nord',
};

/** A street, a junction and a street, at 40 km/h. */
export const clipDEssai = (change: Record<string, unknown> = {}): Clip =>
  clip.parse({
    ref: 'essai',
    titre: 'Un essai',
    durée: 20,
    départ: 5,
    morceaux: [RUE, CARREFOUR, RUE],
    allure: [
      [0, 40],
      [20, 40],
    ],
    ...change,
  });
