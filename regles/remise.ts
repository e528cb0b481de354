import type { Ressource } from './champs.ts';

/** In order of precedence: the first that applies is the state. */
export const ETATS_REMISE = ['inactive', 'terminee', 'epuisee', 'avenir', 'active'] as const;
export type EtatRemise = (typeof ETATS_REMISE)[number];

/** The filter of the list. */
export const FILTRE_REMISE = {
  genre: 'choix',
  label: 'État',
  options: [
    { value: 'active', label: 'Actifs' },
    { value: 'terminee', label: 'Terminés ou épuisés' },
  ],
} as const;

export const REMISE = {
  objet: 'remise',
  un: 'code de remise',
  plusieurs: 'Codes de remise',
  ce: 'cette remise',
  page: {
    path: '/extranet/remises',
    label: 'Codes de remise',
    mots: 'promotion réduction coupon bon pourcentage',
    page: 'RemisesPage',
    rang: 5,
    reads: 'getRemises',
    groupe: 'ecole',
  },
  adresse: 'remise',
  appels: {
    addRemise: 'a ajouté un code de remise',
    editRemise: 'a modifié un code de remise',
    deleteRemise: 'a supprimé un code de remise',
  },
  champs: {
    libelle: {
      genre: 'texte',
      label: 'Nom',
      aide: 'Pour vous\u00a0: les élèves ne le voient pas.',
      max: 100,
      manque: 'Donnez un nom à la remise.',
    },
    /** Whole percent of the price; exclusive with `montant`. */
    pourcentage: {
      genre: 'entier',
      label: 'Pourcentage',
      facultatif: true,
      min: 1,
      max: 100,
      faux: 'Indiquez un pourcentage entier, de 1 à 100.',
      suffixe: ' %',
    },
    montant: { genre: 'euros', label: 'Montant', facultatif: true },
    /** The first and the last day on which it can be used, in Brussels; null: no bound. */
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
    /** The one product that it is for; null: every one. */
    acces_id: { genre: 'renvoi', label: 'Produit', facultatif: true, rien: 'Tous les produits' },
    /** 0: for a first purchase, 1: for a renewal, null: for both. */
    renouvellement: {
      genre: 'drapeau',
      label: 'Valable pour',
      conflit: 'Pour',
      journal: 'Pour un renouvellement',
      facultatif: true,
      rien: 'Achat et renouvellement',
      options: [
        { value: 0, label: 'Premier achat' },
        { value: 1, label: 'Renouvellement' },
      ],
    },
    most: {
      genre: 'entier',
      label: 'Usages en tout',
      aide: 'Vide\u00a0: sans limite.',
      facultatif: true,
      rien: 'Sans limite',
      min: 1,
      max: 1_000_000,
      faux: 'Indiquez un nombre, de 1 à 1 000 000.',
    },
    parEleve: {
      genre: 'entier',
      label: 'Usages par élève',
      min: 1,
      max: 1000,
      faux: 'Indiquez un nombre, de 1 à 1000.',
      defaut: 1,
    },
    actif: {
      genre: 'drapeau',
      label: 'Actif',
      aide: 'Décoché, il est refusé aux nouvelles commandes\u202f; celles en cours gardent leur prix.',
      defaut: 1,
    },
  },
} as const satisfies Ressource;

/** The fields that say how much: each discount has one of them. */
export const SORTES = [
  { value: 'pourcentage', label: 'Un pourcentage' },
  { value: 'montant', label: 'Un montant' },
] as const satisfies readonly { value: keyof typeof REMISE.champs; label: string }[];
export type Sorte = (typeof SORTES)[number]['value'];

export const sortesDe = (valeurs: Record<Sorte, number | null>): Sorte[] =>
  SORTES.flatMap(({ value }) => (valeurs[value] === null ? [] : value));
