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

/** Words of a danger whose target is called A. */
export const RISQUE = {
  titre: 'Un piéton traverse',
  cibles: ['A'],
  indice: 'pas vers la chaussée',
  dit: 'Il s’approche du bord.',
  dès: 8,
  jusque: 11,
  conduite: 'Je ralentis.',
};
