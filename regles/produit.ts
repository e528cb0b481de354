import type { Ressource } from './champs.ts';
import { LANGUE } from './langue.ts';

export const PRODUIT = {
  objet: 'acces',
  un: 'accès',
  plusieurs: 'Accès',
  ce: 'cet accès',
  page: {
    path: '/extranet/acces',
    label: 'Accès',
    mots: 'produits vente prix tva offre',
    page: 'AccesPage',
    rang: 3,
    reads: 'getAccesExtranet',
    groupe: 'contenus',
  },
  adresse: 'acces',
  appels: {
    addAcces: 'a ajouté un accès',
    editAcces: 'a modifié un accès',
    deleteAcces: 'a supprimé un accès',
  },
  champs: {
    libelle: {
      genre: 'texte',
      label: 'Libellé',
      max: 100,
      manque: 'Donnez un nom à l’accès.',
      quoi: 'Le libellé',
    },
    /** Follows the label until the product is on sale. */
    slug: { genre: 'special', label: 'Adresse' },
    prix: { genre: 'euros', label: 'Prix' },
    /** Null: a renewal costs the same. */
    prixRenouvellement: { genre: 'euros', label: 'Prix de renouvellement', facultatif: true },
    taux: { genre: 'taux', label: 'Taux de TVA', defaut: 2100 },
    type: {
      genre: 'choix',
      label: 'Type',
      options: [
        { value: 'QT', label: 'QT, séries' },
        { value: 'EL', label: 'EL, e-learning' },
        { value: 'EX', label: 'EX, perception des risques' },
      ],
      parCode: true,
      defaut: 'QT',
    },
    codePermis: { genre: 'special', label: 'Code du permis' },
    dureeValidite: {
      genre: 'entier',
      label: 'Durée',
      conflit: 'Durée en mois',
      journal: 'Durée en mois',
      min: 1,
      max: 120,
      faux: 'Indiquez une durée en mois, de 1 à 120.',
      suffixe: ' mois',
    },
    langue: { ...LANGUE, defaut: 'FR' },
    credits: {
      genre: 'texte',
      label: 'Crédits',
      max: 40,
      quoi: 'Le champ des crédits',
      facultatif: true,
    },
    /** Lines joined by « ; ». */
    contenu: { genre: 'special', label: 'Contenu' },
    description: {
      genre: 'texte',
      label: 'Description',
      max: 300,
      quoi: 'La description',
      libre: true,
      lignes: 2,
    },
    title: { genre: 'texte', label: 'Titre de la page', max: 120, quoi: 'Le titre', libre: true },
    text: {
      genre: 'texte',
      label: 'Texte de la page',
      max: 4000,
      quoi: 'Le texte',
      libre: true,
      lignes: 4,
    },
    actif: {
      genre: 'drapeau',
      label: 'En vente',
      aide: 'Le site le montre ou le retire d’ici une demi-minute.',
      defaut: 0,
    },
    libelleImage: { genre: 'special', label: 'Bannière' },
  },
} as const satisfies Ressource;

export type TypeAcces = (typeof PRODUIT.champs.type.options)[number]['value'];
export const TYPES_ACCES = PRODUIT.champs.type.options.map(({ value }) => value);
export const CODE_PERMIS = /^[A-Z0-9][A-Z0-9+/-]{0,9}$/;
