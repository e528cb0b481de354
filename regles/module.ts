import type { Ressource } from './champs.ts';

/** Modules of courses. */
export const MODULE = {
  objet: 'module',
  un: 'module',
  plusieurs: 'Modules',
  ce: 'ce module',
  page: {
    path: '/extranet/modules',
    label: 'Modules',
    page: 'ModulesPage',
    rang: 14,
    reads: 'getModulesExtranet',
    groupe: 'contenus',
  },
  adresse: 'module',
  appels: {
    addModule: 'a ajouté un module',
    editModule: 'a modifié un module',
    deleteModule: 'a supprimé un module',
  },
  champs: {
    libelle: {
      genre: 'nom',
      label: 'Libellé',
      manque: 'Écrivez le libellé du module.',
      quoi: 'Le libellé du module',
    },
    chapitres: { genre: 'special', label: 'Chapitres' },
  },
} as const satisfies Ressource;
