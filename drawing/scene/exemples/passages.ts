import type { SceneEcrite } from '../scene.ts';

const B1 = { panneau: { panneau: 'B1' } } as const;
const B9 = { panneau: { panneau: 'B9' } } as const;
const croix = { nord: {}, est: {}, sud: {}, ouest: {} };

export const passages: [string, SceneEcrite][] = [
  [
    'passage piétons',
    {
      lieu: 'carrefour',
      branches: { nord: {}, est: { passage: 'piétons' }, sud: { passage: 'piétons' }, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'est' },
        { qui: 'piéton', traverse: 'est', côté: 'gauche', état: 'engagé' },
        { qui: 'aîné', traverse: 'sud', état: 'attend' },
      ],
    },
  ],
  [
    'groupe d’enfants',
    {
      lieu: 'carrefour',
      branches: { nord: { passage: 'piétons' }, est: {}, sud: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'groupe d’enfants', traverse: 'nord', côté: 'droite', état: 'engagé' },
      ],
    },
  ],
  [
    'aveugle',
    {
      lieu: 'carrefour',
      branches: { nord: {}, est: {}, sud: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest' },
        { qui: 'aveugle', traverse: 'ouest', côté: 'gauche', état: 'attend' },
        { qui: 'chaise roulante', traverse: 'nord', état: 'attend' },
      ],
    },
  ],
  [
    'piste cyclable',
    {
      lieu: 'carrefour',
      branches: { nord: { piste: 'oui', ...B9 }, sud: { piste: 'oui', ...B9 }, est: B1 },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'est' },
        { qui: 'vélo', de: 'sud', vers: 'nord', sur: 'piste' },
      ],
    },
  ],
  [
    'passage cyclistes',
    {
      lieu: 'carrefour',
      branches: { nord: {}, est: { passage: 'cyclistes' }, sud: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'est' },
        { qui: 'vélo', traverse: 'est', côté: 'gauche', état: 'attend' },
      ],
    },
  ],
  [
    'piétons et cyclistes',
    {
      lieu: 'carrefour',
      branches: { nord: {}, est: {}, sud: { passage: 'piétons et cyclistes' }, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord', état: 'attend' },
        { qui: 'speed pedelec', traverse: 'sud', côté: 'droite', état: 'engagé' },
        { qui: 'cycliste à pied', traverse: 'sud', côté: 'gauche', état: 'engagé' },
      ],
    },
  ],
  [
    'tram',
    {
      lieu: 'carrefour',
      branches: { nord: {}, est: { rails: 'oui' }, sud: {}, ouest: { rails: 'oui' } },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'tram', de: 'ouest', vers: 'est' },
      ],
    },
  ],
  [
    'tram en site propre',
    {
      lieu: 'carrefour',
      branches: { nord: { rails: 'oui' }, sud: { rails: 'oui' }, est: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest' },
        { qui: 'tram', de: 'nord', vers: 'sud', sur: 'site propre' },
      ],
    },
  ],
  [
    'bande bus au carrefour',
    {
      lieu: 'carrefour',
      branches: { nord: {}, sud: { bandeBus: 'oui' }, est: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'est' },
        { qui: 'bus', de: 'sud', vers: 'nord', sur: 'bande bus' },
      ],
    },
  ],
  [
    'présélection',
    {
      lieu: 'carrefour',
      branches: {
        nord: {},
        sud: { bandes: 3, flèches: ['gauche', 'droit', 'droite'], feu: 'vert' },
        est: {},
        ouest: {},
      },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'camion', nom: 'A', de: 'sud', vers: 'est' },
      ],
    },
  ],
  [
    'deux bandes',
    {
      lieu: 'carrefour',
      agglomération: 'non',
      branches: { nord: { bandes: 2 }, sud: { bandes: 2, axe: 'continue' }, ouest: B1 },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord', bande: 2 },
        { qui: 'voiture', de: 'sud', vers: 'ouest', bande: 1 },
      ],
    },
  ],
  [
    'sens uniques',
    {
      lieu: 'carrefour',
      branches: {
        nord: { sens: 'sortant' },
        sud: { sens: 'entrant', bandes: 2 },
        est: { sens: 'sortant', panneau: { panneau: 'F19' } },
        ouest: { sens: 'entrant', panneau: { panneau: 'C1' } },
      },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord', bande: 1 },
        { qui: 'voiture', de: 'ouest', vers: 'est' },
      ],
    },
  ],
  [
    'demi-tour',
    {
      lieu: 'carrefour',
      branches: { nord: { axe: 'terre-plein' }, sud: { axe: 'terre-plein' }, est: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'sud' },
        { qui: 'voiture', de: 'nord', vers: 'sud' },
      ],
    },
  ],
  [
    'engagé',
    {
      lieu: 'carrefour',
      branches: croix,
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'voiture', nom: 'A', de: 'nord', vers: 'est', état: 'engagé' },
      ],
    },
  ],
];
