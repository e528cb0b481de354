/** The filter of the learners' list. */
export const FILTRE_ACCES = {
  genre: 'choix',
  label: 'Accès',
  options: [
    { value: 'commences', label: 'Accès commencé ces sept derniers jours' },
    { value: 'bientotPerimes', label: 'Accès qui expire dans les sept jours' },
  ],
} as const;
export type FiltreDAcces = (typeof FILTRE_ACCES)['options'][number]['value'];
