import type { SceneEcrite } from '../scene.ts';

const croix = { nord: {}, est: {}, sud: {}, ouest: {} };

export const ronds: [string, SceneEcrite][] = [
  [
    'rond-point',
    {
      lieu: 'rond-point',
      branches: croix,
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest' },
        { qui: 'voiture', anneau: 'sud', vers: 'est' },
      ],
    },
  ],
  [
    'rond-point deux bandes',
    {
      lieu: 'rond-point',
      agglomération: 'non',
      branches: {
        nord: { bandes: 2 },
        est: { bandes: 2 },
        sud: { bandes: 2 },
        ouest: { bandes: 2 },
      },
      usagers: [
        { qui: 'voiture', nom: 'A', de: 'sud', vers: 'nord', bande: 2 },
        { qui: 'voiture', nom: 'B', anneau: 'est', vers: 'nord', bande: 1 },
      ],
    },
  ],
  [
    'rond-point trois branches',
    {
      lieu: 'rond-point',
      branches: { 'nord-ouest': {}, 'nord-est': {}, sud: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord-est' },
        { qui: 'vélo', anneau: 'nord-ouest', vers: 'sud' },
        { qui: 'camion', de: 'nord-ouest', vers: 'nord-est' },
      ],
    },
  ],
  [
    'rond-point avec passages',
    {
      lieu: 'rond-point',
      branches: { nord: {}, est: { passage: 'piétons' }, sud: { passage: 'piétons' }, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', anneau: 'est', vers: 'est' },
        { qui: 'piéton', traverse: 'est', côté: 'droite', état: 'engagé' },
      ],
    },
  ],
  [
    'place sans signaux',
    {
      lieu: 'rond-point',
      signalé: 'non',
      branches: croix,
      usagers: [
        { qui: 'voiture', moi: 'oui', anneau: 'sud', vers: 'nord' },
        { qui: 'voiture', de: 'sud', vers: 'est' },
      ],
    },
  ],
];
