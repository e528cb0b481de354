import type { SceneEcrite } from '../scene.ts';

const B1 = { panneau: { panneau: 'B1' } } as const;
const B5 = { panneau: { panneau: 'B5' } } as const;
const B9 = { panneau: { panneau: 'B9' } } as const;
const B15 = { panneau: { panneau: 'B15' } } as const;
const B17 = { panneau: { panneau: 'B17' } } as const;
const croix = { nord: {}, est: {}, sud: {}, ouest: {} };

export const croisements: [string, SceneEcrite][] = [
  [
    'croix sans signaux',
    {
      lieu: 'carrefour',
      branches: croix,
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'voiture', de: 'est', vers: 'ouest' },
      ],
    },
  ],
  [
    'croix à trois',
    {
      lieu: 'carrefour',
      branches: croix,
      usagers: [
        { qui: 'voiture', nom: 'A', moi: 'oui', de: 'sud', vers: 'ouest' },
        { qui: 'voiture', nom: 'B', de: 'nord', vers: 'sud' },
        { qui: 'camionnette', de: 'est', vers: 'nord' },
      ],
    },
  ],
  [
    'croix à quatre',
    {
      lieu: 'carrefour',
      branches: croix,
      usagers: [
        { qui: 'voiture', nom: 'A', de: 'sud', vers: 'nord' },
        { qui: 'voiture', nom: 'B', de: 'est', vers: 'ouest' },
        { qui: 'voiture', nom: 'C', de: 'nord', vers: 'sud' },
        { qui: 'voiture', nom: 'D', de: 'ouest', vers: 'est' },
      ],
    },
  ],
  [
    'B17',
    {
      lieu: 'carrefour',
      branches: { nord: B17, est: B17, sud: B17, ouest: B17 },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'est' },
        { qui: 'vélo', de: 'ouest', vers: 'est' },
      ],
    },
  ],
  [
    'B1 et B15',
    {
      lieu: 'carrefour',
      branches: { nord: B1, est: B15, sud: B1, ouest: B15 },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord', état: 'attend' },
        { qui: 'camion', de: 'ouest', vers: 'est' },
      ],
    },
  ],
  [
    'STOP',
    {
      lieu: 'carrefour',
      branches: { nord: B5, est: B9, sud: B5, ouest: B9 },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest', état: 'attend' },
        { qui: 'voiture', de: 'nord', vers: 'sud' },
        { qui: 'moto', de: 'est', vers: 'ouest' },
      ],
    },
  ],
  [
    'T',
    {
      lieu: 'carrefour',
      branches: { est: {}, sud: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest' },
        { qui: 'voiture', de: 'est', vers: 'ouest' },
      ],
    },
  ],
  [
    'T à gauche',
    {
      lieu: 'carrefour',
      branches: { nord: {}, sud: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest' },
        { qui: 'voiture', de: 'nord', vers: 'sud' },
        { qui: 'vélo', de: 'ouest', vers: 'sud' },
      ],
    },
  ],
  [
    'Y',
    {
      lieu: 'carrefour',
      agglomération: 'non',
      branches: { 'nord-ouest': {}, 'nord-est': {}, sud: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord-ouest' },
        { qui: 'tracteur', de: 'nord-est', vers: 'sud' },
      ],
    },
  ],
  [
    'oblique',
    {
      lieu: 'carrefour',
      branches: { nord: B9, sud: B9, 'sud-est': B1 },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'voiture', de: 'sud-est', vers: 'nord' },
      ],
    },
  ],
  [
    'priorité qui tourne',
    {
      lieu: 'carrefour',
      branches: {
        sud: { panneau: { panneau: 'B9', additionnel: { symbole: 'trait épais à gauche' } } },
        ouest: B9,
        nord: B1,
        est: B1,
      },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'voiture', de: 'ouest', vers: 'sud' },
      ],
    },
  ],
  [
    'chemin de terre',
    {
      lieu: 'carrefour',
      agglomération: 'non',
      branches: { nord: {}, sud: {}, est: { voie: 'chemin de terre' } },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'tracteur', de: 'est', vers: 'sud' },
      ],
    },
  ],
  [
    'propriété',
    {
      lieu: 'carrefour',
      branches: { nord: {}, sud: {}, est: { voie: 'propriété' } },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'voiture', de: 'est', vers: 'nord' },
      ],
    },
  ],
  [
    'trottoir traversant',
    {
      lieu: 'carrefour',
      branches: { nord: {}, sud: {}, est: { voie: 'trottoir traversant' } },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'est', vers: 'nord' },
        { qui: 'voiture', de: 'sud', vers: 'nord' },
        { qui: 'piéton', de: 'sud', vers: 'nord', sur: 'trottoir', état: 'engagé' },
      ],
    },
  ],
];
