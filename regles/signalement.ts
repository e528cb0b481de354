/** In percent: whoever's range begins here or above is ready. */
export const PRET_DES = 75;

const JOUR_MS = 24 * 3600 * 1000;

/** A learner as a whole: what the best of her accesses allows. */
export const FILTRE_SITUATION = {
  genre: 'choix',
  label: 'État',
  options: [
    { value: 'enCours', label: 'Accès en cours' },
    { value: 'pasCommence', label: 'Pas commencé' },
    { value: 'perime', label: 'Accès périmé' },
    { value: 'desactive', label: 'Désactivé' },
    { value: 'sans', label: 'Sans accès' },
    { value: 'nonConfirme', label: 'Non confirmé' },
  ],
} as const;

export const FILTRE_SUIVI = {
  genre: 'choix',
  label: 'Suivi',
  options: [
    { value: 'pret', label: 'Prêts pour l’examen' },
    { value: 'bloque', label: 'Bloqués' },
    { value: 'sansAttestation', label: 'Ont fini sans attestation' },
  ],
} as const;

export const FILTRE_VISITE = {
  genre: 'choix',
  label: 'Dernière visite',
  options: [
    { value: 'semaine', label: 'Depuis 7 jours' },
    { value: 'mois', label: 'Il y a 8 à 30 jours' },
    { value: 'ancienne', label: 'Il y a plus de 30 jours' },
    { value: 'jamais', label: 'Jamais connecté' },
  ],
} as const;

/** The oldest day of each, before today. */
export const VISITES_MS = { semaine: 7 * JOUR_MS, mois: 30 * JOUR_MS } as const;

export const FILTRE_NEWSLETTER = {
  genre: 'drapeau',
  label: 'Newsletter',
  options: [
    { value: 1, label: 'La reçoivent' },
    { value: 0, label: 'Ne la reçoivent pas' },
  ],
} as const;

export const FILTRE_CONTRAT = {
  genre: 'drapeau',
  label: 'Contrat',
  options: [
    { value: 1, label: 'Signé' },
    { value: 0, label: 'Pas signé' },
  ],
} as const;

export const TRI_ELEVES = {
  genre: 'choix',
  label: 'Trier par',
  options: [
    { value: 'recents', label: 'Inscrits en dernier' },
    { value: 'anciens', label: 'Inscrits en premier' },
    { value: 'nom', label: 'Nom, de A à Z' },
    { value: 'visite', label: 'Dernière visite' },
    { value: 'absence', label: 'Absents depuis longtemps' },
  ],
} as const;
export type TriDEleves = (typeof TRI_ELEVES)['options'][number]['value'];

export const TAILLE_ELEVES = {
  genre: 'choix',
  label: 'Par page',
  options: [
    { value: 25, label: '25' },
    { value: 50, label: '50' },
    { value: 100, label: '100' },
  ],
} as const;

/** Ticked rows of learners are given or lose an access. */
export const GESTES_DACCES = {
  options: [
    { value: 'donner', label: 'Donner' },
    { value: 'prolonger', label: 'Prolonger' },
    { value: 'desactiver', label: 'Désactiver' },
    { value: 'activer', label: 'Réactiver' },
  ],
} as const;
export type GesteDAcces = (typeof GESTES_DACCES)['options'][number]['value'];
