import type { SceneEcrite } from '../scene.ts';

const B1 = { panneau: { panneau: 'B1' } } as const;
const B9 = { panneau: { panneau: 'B9' } } as const;
const croix = { nord: {}, est: {}, sud: {}, ouest: {} };

export const reglages: [string, SceneEcrite][] = [
  [
    'sentier',
    {
      lieu: 'carrefour',
      agglomération: 'non',
      branches: { nord: {}, sud: {}, ouest: { voie: 'sentier' } },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'vélo', de: 'ouest', vers: 'sud' },
      ],
    },
  ],
  [
    'pavés',
    {
      lieu: 'carrefour',
      branches: { nord: { voie: 'pavés' }, est: {}, ouest: {}, sud: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'autocar', de: 'est', vers: 'ouest' },
      ],
    },
  ],
  [
    'feux verts',
    {
      lieu: 'carrefour',
      branches: {
        nord: { feu: 'vert' },
        est: { feu: 'rouge' },
        sud: { feu: 'vert' },
        ouest: { feu: 'rouge' },
      },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest' },
        { qui: 'voiture', de: 'nord', vers: 'sud' },
      ],
    },
  ],
  [
    'orange clignotant',
    {
      lieu: 'carrefour',
      temps: 'nuit',
      branches: {
        nord: { feu: 'orange clignotant', panneau: { panneau: 'B1' } },
        est: { feu: 'orange clignotant', panneau: { panneau: 'B9' } },
        sud: { feu: 'orange clignotant', panneau: { panneau: 'B1' } },
        ouest: { feu: 'orange clignotant', panneau: { panneau: 'B9' } },
      },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'voiture', de: 'est', vers: 'ouest' },
      ],
    },
  ],
  [
    'flèche verte',
    {
      lieu: 'carrefour',
      branches: {
        nord: {},
        est: {},
        sud: { feu: 'rouge et flèche verte à droite', passage: 'piétons' },
        ouest: {},
      },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'est', état: 'attend' },
        { qui: 'piéton', traverse: 'est', côté: 'droite', état: 'engagé' },
      ],
    },
  ],
  [
    'agent bras tendus',
    {
      lieu: 'carrefour',
      branches: {
        nord: { feu: 'vert' },
        est: { feu: 'rouge' },
        sud: { feu: 'vert' },
        ouest: { feu: 'rouge' },
      },
      agent: { bras: 'tendus', regarde: 'sud' },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', état: 'attend' },
        { qui: 'voiture', de: 'est' },
      ],
    },
  ],
  [
    'agent bras levé',
    {
      lieu: 'carrefour',
      branches: croix,
      agent: { bras: 'levé', regarde: 'est' },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'camion', de: 'est', vers: 'ouest' },
      ],
    },
  ],
  [
    'agent lampe',
    {
      lieu: 'carrefour',
      temps: 'nuit',
      branches: croix,
      agent: { bras: 'lampe', regarde: 'sud' },
      usagers: [{ qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' }],
    },
  ],
  [
    'file',
    {
      lieu: 'carrefour',
      branches: { nord: { feu: 'vert' }, est: {}, sud: { feu: 'vert' }, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'ouest', vers: 'est', rang: 2 },
        { qui: 'voiture', nom: 'A', de: 'ouest', vers: 'nord', rang: 1 },
        { qui: 'vélo', de: 'est', vers: 'ouest' },
      ],
    },
  ],
  [
    'ambulance',
    {
      lieu: 'carrefour',
      branches: {
        nord: { feu: 'vert' },
        est: { feu: 'rouge' },
        sud: { feu: 'vert' },
        ouest: { feu: 'rouge' },
      },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'ambulance', de: 'est', vers: 'ouest', sirène: 'oui', feuxBleus: 'oui' },
      ],
    },
  ],
  [
    'police sans sirène',
    {
      lieu: 'carrefour',
      temps: 'pluie',
      branches: croix,
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'police', de: 'ouest', vers: 'est', feuxBleus: 'oui' },
      ],
    },
  ],
  [
    'pompiers',
    {
      lieu: 'carrefour',
      temps: 'neige',
      branches: { nord: {}, est: {}, ouest: {}, sud: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'pompiers', de: 'nord', vers: 'ouest', sirène: 'oui', feuxBleus: 'oui' },
      ],
    },
  ],
  [
    'clignotant menteur',
    {
      lieu: 'carrefour',
      temps: 'brouillard',
      agglomération: 'non',
      branches: { nord: B9, est: B1, sud: B9, ouest: B1 },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'est', vers: 'nord' },
        { qui: 'attelage', de: 'sud', vers: 'nord', clignotant: 'droite' },
      ],
    },
  ],
];
