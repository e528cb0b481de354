/** Fewer first answers say nothing of a question, nor so few first attempts of a series. */
export const ASSEZ_DE_REPONSES = 30;

/** Wrong by the numbers: the first four with a version of a question, the last with a series. */
export const CONSTATS = ['cle', 'leurre', 'vite', 'facile', 'inegale'] as const;
export type NomDeConstat = (typeof CONSTATS)[number];

/** The list of findings, and staff's filter of it. */
export const FILTRE_CONSTAT = {
  genre: 'choix',
  label: 'NomDeConstat',
  options: [
    { value: 'cle', label: 'Clé sans doute fausse' },
    { value: 'leurre', label: 'Réponse que personne ne choisit' },
    { value: 'vite', label: 'Lue trop vite' },
    { value: 'facile', label: 'Tout le monde sait' },
    { value: 'inegale', label: 'Série plus dure ou plus facile' },
  ],
} as const;
