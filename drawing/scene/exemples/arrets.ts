import type { SceneEcrite } from '../scene.ts';
import { campagne, ville } from './profils.ts';

export const arrets: [string, SceneEcrite][] = [
  [
    'dépassement',
    {
      lieu: 'route',
      agglomération: 'non',
      profil: campagne,
      longueur: 60,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 14, fait: 'dépasse par la gauche' },
        { qui: 'tracteur', voie: 4, a: 32 },
      ],
    },
  ],
  [
    'ligne continue',
    {
      lieu: 'route',
      agglomération: 'non',
      profil: ['herbe', 'descend', '|', 'monte', 'herbe'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 8, fait: 'dépasse par la gauche' },
        { qui: 'vélo', voie: 3.2, a: 15 },
      ],
    },
  ],
  [
    'double ligne',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', '|:', 'monte', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 8 },
        { qui: 'bus', voie: 2, a: 10 },
      ],
    },
  ],
  [
    'passage et dépassement',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', ':', 'monte', ':', 'monte', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 9 },
        { qui: 'voiture', nom: 'A', voie: 4, a: 13, arrêté: 'oui' },
        { qui: 'piéton', voie: 5, a: 16.5, fait: 'traverse' },
      ],
      éléments: [{ quoi: 'passage pour piétons', a: 15, panneau: { panneau: 'F49' } }],
    },
  ],
  [
    'stationnement à 5 m',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3.4, a: 13, fait: 'stationné' }],
      éléments: [{ quoi: 'passage pour piétons', a: 16 }],
      cotes: [{ de: 13, a: 16, voie: 3.4 }],
    },
  ],
  [
    'stationnement au carrefour',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3.4, a: 10, fait: 'stationné' }],
      éléments: [{ quoi: 'rue à droite', a: 14, panneau: { panneau: 'B1' } }],
      cotes: [{ de: 10, a: 14, voie: 3.4 }],
    },
  ],
  [
    'devant un garage',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3.4, a: 14.5, fait: 'arrêté' }],
      éléments: [{ quoi: 'garage à droite', a: 11 }],
    },
  ],
  [
    'ligne jaune',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', ':', 'monte', 'jaune', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'camionnette', moi: 'oui', voie: 3.4, a: 14, fait: 'arrêté', clignotant: 'quatre' },
      ],
    },
  ],
  [
    'stationnement en long',
    {
      lieu: 'route',
      profil: ['trottoir', 'stationnement', 'descend', ':', 'monte', 'stationnement', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 5, a: 7, fait: 'quitte sa place' },
        { qui: 'voiture', nom: 'A', voie: 4, a: 6 },
        { qui: 'voiture', voie: 5, a: 19.5, fait: 'stationné', couleur: 'grise' },
      ],
    },
  ],
  [
    'épi',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', ':', 'monte', 'stationnement en épi', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 17, fait: 'recule' },
        { qui: 'voiture', voie: 3, a: 6 },
      ],
    },
  ],
  [
    'portière',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', ':', 'monte', 'stationnement', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 16, fait: 'porte ouverte' },
        { qui: 'vélo', voie: 3.3, a: 7 },
      ],
    },
  ],
  [
    'vélo dépassé',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 6, fait: 'dépasse par la gauche' },
        { qui: 'vélo', voie: 3.3, a: 12 },
      ],
      cotes: [],
    },
  ],
  [
    'piste et bande suggérée',
    {
      lieu: 'route',
      profil: ['trottoir', 'piste descend', 'descend', ':', 'monte', 'suggérée monte', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 9 },
        { qui: 'vélo', voie: 5, a: 15 },
        { qui: 'trottinette', voie: 2, a: 12.4 },
      ],
    },
  ],
  [
    'piste double et rue',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', ':', 'monte', 'terre-plein', 'piste double', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 8, fait: 'tourne à droite' },
        { qui: 'cyclomoteur', voie: 5, a: 10, sens: 'monte' },
      ],
      éléments: [{ quoi: 'rue à droite', a: 13, valeur: 'B1' }],
    },
  ],
];
