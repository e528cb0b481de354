import type { SceneEcrite } from '../scene.ts';
import { campagne, ville } from './profils.ts';

export const grandsAxes: [string, SceneEcrite][] = [
  [
    'sommet de côte',
    {
      lieu: 'route',
      agglomération: 'non',
      profil: ['herbe', 'descend', ':|', 'monte', 'herbe'],
      longueur: 60,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 16 },
        { qui: 'tracteur', voie: 3, a: 30 },
      ],
      éléments: [{ quoi: 'sommet de côte', a: 46 }],
    },
  ],
  [
    'autoroute',
    {
      lieu: 'autoroute',
      agglomération: 'non',
      profil: ['terre-plein', '|', 'monte', ':', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
      longueur: 120,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 62, vitesse: 120, fait: 'se rabat' },
        { qui: 'camion', voie: 4, a: 38 },
        { qui: 'voiture', nom: 'A', voie: 2, a: 70, vitesse: 120 },
      ],
    },
  ],
  [
    'entrée d’autoroute',
    {
      lieu: 'autoroute',
      agglomération: 'non',
      profil: ['terre-plein', '|', 'monte', ':', 'monte', ':', 'entrée', 'berme'],
      longueur: 100,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 46, fait: 'change de bande à gauche' },
        { qui: 'voiture', voie: 3, a: 40 },
      ],
    },
  ],
  [
    'sortie d’autoroute',
    {
      lieu: 'autoroute',
      agglomération: 'non',
      profil: ['terre-plein', '|', 'monte', ':', 'monte', ':', 'sortie', 'berme'],
      longueur: 100,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 34, fait: 'change de bande à droite' },
        { qui: 'autocar', voie: 3, a: 90 },
      ],
    },
  ],
  [
    'couloir de secours',
    {
      lieu: 'autoroute',
      agglomération: 'non',
      profil: ['terre-plein', '|', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
      longueur: 60,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 1.7, a: 22, fait: 'arrêté' },
        { qui: 'voiture', nom: 'A', voie: 3.3, a: 24, fait: 'arrêté' },
        { qui: 'camion', nom: 'B', voie: 3.3, a: 48, fait: 'arrêté' },
        { qui: 'voiture', voie: 1.7, a: 45, fait: 'arrêté', couleur: 'grise' },
        { qui: 'ambulance', voie: 2.5, a: 14, sirène: 'oui', feuxBleus: 'oui' },
      ],
    },
  ],
  [
    'panne',
    {
      lieu: 'autoroute',
      agglomération: 'non',
      temps: 'nuit',
      profil: ['terre-plein', '|', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
      longueur: 120,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 100, fait: 'arrêté', clignotant: 'quatre' },
      ],
      éléments: [{ quoi: 'triangle de panne', a: 20, voie: 4 }],
      cotes: [{ de: 22, a: 76, voie: 4, texte: '100 m' }],
    },
  ],
  [
    'travaux',
    {
      lieu: 'route',
      agglomération: 'non',
      profil: ['herbe', 'descend', 'orange |', 'monte', 'herbe'],
      longueur: 40,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 12 },
        { qui: 'travaux', voie: 3, a: 30 },
      ],
      poteaux: [{ panneau: { panneau: 'A31' }, a: 8 }],
    },
  ],
  [
    'zone résidentielle',
    {
      lieu: 'route',
      profil: ['herbe', 'trottoir partagé', 'herbe'],
      longueur: 24,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 2, a: 6 },
        { qui: 'enfant', voie: 2, a: 14, sens: 'vers la gauche' },
      ],
      poteaux: [{ panneau: { panneau: 'F12a' }, a: 8 }],
    },
  ],
  [
    'zone avancée',
    {
      lieu: 'route',
      profil: ville,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 3, a: 9, fait: 'attend' },
        { qui: 'vélo', voie: 3.1, a: 13, fait: 'attend' },
      ],
      éléments: [{ quoi: 'zone avancée', a: 9.7 }],
      poteaux: [{ feu: 'rouge', a: 12 }],
    },
  ],
  [
    'caravane et neige',
    {
      lieu: 'route',
      agglomération: 'non',
      temps: 'neige',
      profil: campagne,
      longueur: 26,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 15 },
        { qui: 'caravane', voie: 4, a: 9.7 },
      ],
    },
  ],
  [
    'brouillard',
    {
      lieu: 'route pour automobiles',
      agglomération: 'non',
      temps: 'brouillard',
      profil: ['berme', 'descend', ':', 'descend', 'terre-plein', 'monte', ':', 'monte', 'berme'],
      longueur: 80,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 6, a: 24, vitesse: 90 },
        { qui: 'camion', voie: 6, a: 60 },
      ],
    },
  ],
  [
    'pont',
    {
      lieu: 'autoroute',
      agglomération: 'non',
      profil: ['berme', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
      longueur: 60,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 3, a: 18 }],
      éléments: [{ quoi: 'pont', a: 34 }],
    },
  ],
  [
    'tunnel',
    {
      lieu: 'route',
      agglomération: 'non',
      profil: campagne,
      longueur: 40,
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 4, a: 14 }],
      éléments: [{ quoi: 'tunnel', a: 26 }],
      poteaux: [{ panneau: { panneau: 'F8' }, a: 14 }],
    },
  ],
  [
    'signaux de bandes',
    {
      lieu: 'autoroute',
      agglomération: 'non',
      profil: ['terre-plein', '|', 'monte', ':', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
      longueur: 60,
      usagers: [
        { qui: 'voiture', moi: 'oui', voie: 4, a: 18 },
        { qui: 'camion', voie: 3, a: 24 },
      ],
      poteaux: [
        { feu: 'flèche verte vers le bas', a: 44, côté: 'au-dessus', voie: 2 },
        { feu: 'flèche verte vers le bas', a: 44, côté: 'au-dessus', voie: 3 },
        { feu: 'croix rouge', a: 44, côté: 'au-dessus', voie: 4 },
      ],
    },
  ],
  [
    'rangs et cinq branches',
    {
      lieu: 'carrefour',
      branches: { nord: {}, 'nord-est': {}, est: {}, sud: {}, ouest: {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord-est' },
        { qui: 'voiture', nom: 'A', de: 'nord-est', vers: 'ouest' },
      ],
    },
  ],
  [
    'deux ponts de signaux',
    {
      lieu: 'route',
      profil: ['trottoir', 'descend', ':', 'descend', '||', 'monte', ':', 'monte', 'trottoir'],
      longueur: 26,
      usagers: [
        { qui: 'moto', moi: 'oui', voie: 4, a: 9, fait: 'change de bande à droite' },
        { qui: 'bus', voie: 3, a: 14 },
        { qui: 'piéton', voie: 6, a: 8 },
      ],
      éléments: [{ quoi: 'flèche de rabattement', a: 16, voie: 4, valeur: 'droite' }],
      poteaux: [
        { panneau: { panneau: 'C43', valeur: 70 }, a: 20 },
        { panneau: { panneau: 'B15' }, a: 14, sens: 'descend' },
      ],
    },
  ],
];
