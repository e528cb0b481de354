import { FAITS_TENUS, faitOf } from '../droit/faits.ts';
import type { Ressource } from './champs.ts';

export const ETATS_DE_FAIT = ['avenir', 'vigueur', 'passe'] as const;

/** The filter of the list. */
export const FILTRE_DE_FAITS = {
  genre: 'choix',
  label: 'Source',
  options: [{ value: 'arevoir', label: 'À revoir' }],
} as const;

/** A value of a fact: from which day, where it was read and when. */
export const FAIT = {
  objet: 'fait',
  un: 'valeur d’un chiffre',
  plusieurs: 'Chiffres et règles',
  ce: 'cette valeur',
  page: {
    path: '/extranet/faits',
    label: 'Chiffres et règles',
    mots: 'prix tarif redevance délai âge chiffres loi',
    page: 'FaitsPage',
    rang: 16,
    reads: 'getFaitsExtranet',
    groupe: 'gestion',
  },
  adresse: 'valeur',
  appels: {
    addFait: 'a ajouté une valeur',
    editFait: 'a modifié une valeur',
    deleteFait: 'a supprimé une valeur',
  },
  champs: {
    fait: {
      genre: 'choix',
      label: 'Chiffre',
      options: FAITS_TENUS.map((value) => ({ value, label: faitOf(value).libelle })),
    },
    valeur: {
      genre: 'texte',
      label: 'Valeur',
      aide: 'Telle que le site la dit\u00a0: «\u00a016\u00a0euros\u00a0».',
      max: 60,
      manque: 'Écrivez la valeur.',
      quoi: 'La valeur',
    },
    du: {
      genre: 'jour',
      label: 'En vigueur dès le',
      faux: 'Indiquez une date valable.',
    },
    source: {
      genre: 'texte',
      label: 'Source',
      aide: 'L’adresse ou le texte où vous l’avez lue.',
      max: 300,
      manque: 'Dites où vous l’avez lue.',
      quoi: 'La source',
    },
    verifie: {
      genre: 'jour',
      label: 'Vérifiée le',
      faux: 'Indiquez une date valable.',
    },
  },
} as const satisfies Ressource;
