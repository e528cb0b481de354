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
} as const satisfies Champs;
