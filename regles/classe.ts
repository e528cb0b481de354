import type { Ressource } from './champs.ts';

/** The filter of the list. */
export const FILTRE_CLASSE = {
  genre: 'choix',
  label: 'Période',
  options: [
    { value: 'ouvertes', label: 'En cours ou à venir' },
    { value: 'finies', label: 'Terminées' },
  ],
} as const;

/** So many learners at most, as a class that is imported. */
export const PLUS_GRANDE_CLASSE = 500;

/** A group of learners with a teacher, a period and perhaps a product that each gets. */
export const CLASSE = {
  objet: 'classe',
  un: 'classe',
  plusieurs: 'Classes',
  ce: 'cette classe',
  page: {
    path: '/extranet/classes',
    label: 'Classes',
    page: 'ClassesPage',
    rang: 8,
    reads: 'getClasses',
    groupe: 'ecole',
    mots: 'groupes cours moniteur inscrits',
  },
  adresse: 'classe',
  appels: {
    addClasse: 'a ajouté une classe',
    editClasse: 'a modifié une classe',
    deleteClasse: 'a supprimé une classe',
  },
  champs: {
    libelle: {
      genre: 'nom',
      label: 'Nom',
      manque: 'Donnez un nom à la classe.',
      quoi: 'Le nom de la classe',
    },
    /** The first and the last day, in Brussels; null: no bound. */
    debut: {
      genre: 'jour',
      label: 'Premier jour',
      facultatif: true,
      faux: 'Indiquez une date valable.',
    },
    fin: {
      genre: 'jour',
      label: 'Dernier jour',
      facultatif: true,
      faux: 'Indiquez une date valable.',
    },
    moniteur_id: { genre: 'renvoi', label: 'Moniteur', facultatif: true, rien: 'Personne' },
    acces_id: {
      genre: 'renvoi',
      label: 'Produit',
      aide: 'Chaque élève inscrit le reçoit, s’il ne l’a pas encore.',
      facultatif: true,
      rien: 'Aucun',
    },
    capacite: {
      genre: 'entier',
      label: 'Places',
      aide: 'Vide\u00a0: 500.',
      facultatif: true,
      rien: 'Sans limite',
      min: 1,
      max: PLUS_GRANDE_CLASSE,
      faux: 'Indiquez un nombre de places, de 1 à 500.',
    },
  },
} as const satisfies Ressource;
