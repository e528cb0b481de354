import type { SceneEcrite } from '../scene.ts';
import { campagne, ville } from './profils.ts';

export const rues: [string, SceneEcrite][] = [
  [
    'tourne à gauche',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 9, fait: 'tourne à gauche' },
        { qui: 'voiture', voie: 2, a: 20 },
        { qui: 'moto', voie: 3, a: 2.6 },
      ],
      éléments: [{ quoi: 'rue à gauche', a: 12, valeur: 'B5' }],
    },
  ],
  [
    'bande bus',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', ':', 'monte', 'bus', 'bus monte', 'trottoir'],
      longueur: 30,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 10 },
        { qui: 'bus', voie: 4, a: 20 },
        { qui: 'vélo', voie: 4, a: 6 },
      ],
      poteaux: [{ panneau: { panneau: 'F17' }, a: 22 }],
    },
  ],
  [
    'arrêt de bus',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 6 },
        { qui: 'bus', voie: 3.2, a: 20, clignotant: 'gauche', fait: 'arrêté' },
      ],
      éléments: [{ quoi: 'arrêt de bus', a: 11 }],
    },
  ],
  [
    'rue pavée',
    {
      lieu: 'route',
      revêtement: 'pavés',
      profil: ['trottoir', 'descend', 'monte', 'stationnement', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 8 },
        { qui: 'vélo', voie: 2, a: 16 },
      ],
      éléments: [{ quoi: 'passage pour piétons', a: 19 }],
    },
  ],
  [
    'rue éclairée',
    {
      lieu: 'route',
      temps: 'nuit',
      éclairage: 'oui',
      profil: ville,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 8 },
        { qui: 'vélo', voie: 3, a: 21 },
      ],
    },
  ],
  [
    'bus scolaire',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 6 },
        { qui: 'bus scolaire', voie: 3, a: 19, fait: 'arrêté', clignotant: 'quatre' },
        { qui: 'enfant', voie: 4, a: 21.5, fait: 'traverse' },
      ],
    },
  ],
  [
    'tram sans refuge',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', 'tram descend', 'tram monte', 'monte', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 5, a: 6 },
        { qui: 'tram', voie: 4, a: 21, fait: 'arrêté' },
        { qui: 'piéton', voie: 5.3, a: 14, fait: 'traverse' },
      ],
      éléments: [{ quoi: 'arrêt de tram sans refuge', a: 11 }],
    },
  ],
  [
    'tram avec refuge',
    {
      lieu: 'route',
      profil: [
        'trottoir',
        'descend',
        'tram descend',
        'tram monte',
        'terre-plein',
        'monte',
        'trottoir',
      ],
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 6, a: 7 },
        { qui: 'tram', voie: 4, a: 21, fait: 'arrêté' },
      ],
      éléments: [{ quoi: 'arrêt de tram avec refuge', a: 10 }],
    },
  ],
  [
    'passage à niveau ouvert',
    {
      lieu: 'route',
      agglomération: 'non',
      profil: campagne,
      longueur: 26,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 4, a: 7 }],
      éléments: [{ quoi: 'passage à niveau', a: 13, barrières: 'ouvertes', feux: 'blanc' }],
    },
  ],
  [
    'passage à niveau fermé',
    {
      lieu: 'route',
      agglomération: 'non',
      profil: campagne,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 8, fait: 'attend' },
        { qui: 'train', voie: 3.5, a: 15.3, sens: 'vers la droite' },
      ],
      éléments: [{ quoi: 'passage à niveau', a: 13, barrières: 'fermées', feux: 'rouges' }],
    },
  ],
  [
    'barrières en mouvement',
    {
      lieu: 'route',
      agglomération: 'non',
      temps: 'pluie',
      profil: campagne,
      longueur: 26,
      usagers: [{ qui: 'camion', moi: 'oui', voie: 4, a: 9 }],
      éléments: [{ quoi: 'passage à niveau', a: 13, barrières: 'en mouvement', feux: 'rouges' }],
    },
  ],
  [
    'école',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 6, vitesse: 30 },
        { qui: 'enfant', voie: 4, a: 18 },
        { qui: 'groupe d’enfants', voie: 4, a: 12 },
      ],
      éléments: [{ quoi: 'école', a: 13 }],
      poteaux: [{ panneau: [{ panneau: 'A23' }], a: 8, côté: 'gauche' }],
    },
  ],
  [
    'dispositif surélevé',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 7, vitesse: 50 }],
      éléments: [{ quoi: 'dispositif surélevé', a: 12 }],
      poteaux: [{ panneau: { panneau: 'A14' }, a: 8 }],
    },
  ],
  [
    'rétrécissement',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 7 },
        { qui: 'voiture', voie: 2, a: 21 },
      ],
      éléments: [{ quoi: 'rétrécissement à droite', a: 13 }],
      poteaux: [{ panneau: { panneau: 'B19' }, a: 7 }],
    },
  ],
  [
    'virage',
    {
      lieu: 'route',
      agglomération: 'non',
      profil: ['herbe', 'descend', '|', 'monte', 'herbe'],
      longueur: 40,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 14 },
        { qui: 'camion', voie: 2, a: 34 },
      ],
      éléments: [{ quoi: 'virage à gauche', a: 18 }],
      poteaux: [{ panneau: { panneau: 'A1a' }, a: 12 }],
    },
  ],
];
