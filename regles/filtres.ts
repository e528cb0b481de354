/** Filters of staff's lists: page, address, call and answer have the same words. */

/** Series, modules and chapters; `FILTRE_MANQUE` is the products' own. */
export const FILTRE_A_COMPLETER = {
  genre: 'choix',
  label: 'État',
  options: [{ value: 'incomplete', label: 'À compléter' }],
} as const;
export type FiltreACompleter = (typeof FILTRE_A_COMPLETER)['options'][number]['value'];

export const FILTRE_MANQUE = {
  genre: 'drapeau',
  label: 'État',
  options: [{ value: 1, label: 'À compléter' }],
} as const;

export const FILTRE_VENTE = {
  genre: 'drapeau',
  label: 'Vente',
  options: [
    { value: 1, label: 'En vente' },
    { value: 0, label: 'Hors vente' },
  ],
} as const;

const AVEC_OU_SANS = [
  { value: 'avec', label: 'Avec' },
  { value: 'sans', label: 'Sans' },
] as const;

export const FILTRE_IMAGE = { genre: 'choix', label: 'Image', options: AVEC_OU_SANS } as const;
export const FILTRE_JUSTIFICATION = {
  genre: 'choix',
  label: 'Justification',
  options: AVEC_OU_SANS,
} as const;
export const FILTRE_ARTICLE = {
  genre: 'choix',
  label: 'Article de loi',
  options: AVEC_OU_SANS,
} as const;

export const FILTRE_GRAVITE = {
  genre: 'drapeau',
  label: 'Gravité',
  options: [
    { value: 1, label: 'Graves' },
    { value: 0, label: 'Non graves' },
  ],
} as const;

/** The bank has its newest first without it. */
export const TRI_DE_QUESTIONS = {
  genre: 'choix',
  label: 'Ordre',
  options: [{ value: 'erreurs', label: 'Les plus ratées' }],
} as const;

/** Modules and chapters that are in no product. */
export const SANS_PRODUIT = { value: 0, label: 'Aucun' } as const;

/** Differences with a provider; without it the list has those to settle. */
export const FILTRE_REGLES = {
  genre: 'drapeau',
  label: 'État',
  options: [{ value: 1, label: 'Réglés' }],
} as const;

/** The same on the sentinel’s page, where staff judge. */
export const FILTRE_JUGES = {
  ...FILTRE_REGLES,
  options: [{ value: 1, label: 'Jugés' }],
} as const;
