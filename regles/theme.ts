import type { Ressource } from './champs.ts';

/** Series, as staff compose them. */
export const THEME = {
  objet: 'theme',
  un: 'série',
  plusieurs: 'Séries',
  ce: 'cette série',
  page: {
    path: '/extranet/themes',
    label: 'Séries',
    mots: 'séries examen composer',
    page: 'ThemesPage',
    rang: 6,
    reads: 'getThemesExtranet',
    groupe: 'contenus',
  },
  adresse: 'serie',
  appels: {
    addTheme: 'a ajouté une série',
    editTheme: 'a modifié une série',
    deleteTheme: 'a supprimé une série',
  },
  champs: {
    libelle: {
      genre: 'nom',
      label: 'Libellé',
      manque: 'Donnez un nom à la série.',
      quoi: 'Le nom de la série',
    },
    listeQuestions: { genre: 'special', label: 'Questions' },
    acces: { genre: 'special', label: 'Produits' },
  },
} as const satisfies Ressource;
