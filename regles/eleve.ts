import type { Champs } from './champs.ts';

/** A learner, as staff write one. Learners' own forms have sentences of their own. */
export const ELEVE = {
  prenom: { genre: 'nom', label: 'Prénom', manque: 'Indiquez son prénom.', quoi: 'Le prénom' },
  nom: { genre: 'nom', label: 'Nom', manque: 'Indiquez son nom.', quoi: 'Le nom' },
  /** From 1900 to today. */
  dateNaissance: {
    genre: 'jour',
    label: 'Date de naissance',
    facultatif: true,
    faux: 'Indiquez une date de naissance valable.',
  },
  /** Sealed, and read by a call of its own. */
  registreNational: { genre: 'special', label: 'Numéro de registre national' },
  contratSigne: { genre: 'drapeau', label: 'Contrat signé', defaut: 0 },
  newsletter: { genre: 'drapeau', label: 'Newsletter', defaut: 0 },
  rue: {
    genre: 'nom',
    label: 'Rue',
    facultatif: true,
    manque: 'Indiquez sa rue.',
    quoi: 'La rue',
  },
  localite: {
    genre: 'nom',
    label: 'Localité',
    facultatif: true,
    manque: 'Indiquez sa localité.',
    quoi: 'La localité',
  },
  /** Belgian: four digits. */
  codePostal: { genre: 'texte', label: 'Code postal', facultatif: true, max: 4 },
  /** Normalized, and unique. */
  email: { genre: 'texte', label: 'E-mail', max: 254, manque: 'Indiquez son adresse e-mail.' },
  telephone: {
    genre: 'texte',
    label: 'Téléphone',
    facultatif: true,
    max: 30,
    quoi: 'Le numéro de téléphone',
  },
  /** A minor has somebody who answers for her. */
  parentNom: {
    genre: 'texte',
    label: 'Parent ou tuteur',
    facultatif: true,
    max: 100,
    quoi: 'Le nom du parent',
  },
  parentTelephone: {
    genre: 'texte',
    label: 'Téléphone du parent',
    facultatif: true,
    max: 30,
    quoi: 'Le numéro du parent',
  },
  parentEmail: { genre: 'texte', label: 'Mail du parent', facultatif: true, max: 254 },
  /** The school's own: the learner reads it in her data, nobody else outside the staff. */
  note: {
    genre: 'texte',
    label: 'Note de l’école',
    aide: 'Elle reste à l’école. L’élève la reçoit s’il demande ses données.',
    facultatif: true,
    max: 1000,
    lignes: 4,
    quoi: 'La note',
  },
} as const satisfies Champs;

/** The school alone fills these in; sessions and a learner's own form do without. */
export const DE_L_ECOLE = [
  'telephone',
  'parentNom',
  'parentTelephone',
  'parentEmail',
  'note',
] as const satisfies readonly (keyof typeof ELEVE)[];
export type DeLEcole = (typeof DE_L_ECOLE)[number];
