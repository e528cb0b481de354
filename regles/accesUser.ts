import { PERIODES, derniers, prochains } from './periodes.ts';

/** States of a learner's access, on the staff's screens and in the export. */
export const ETATS_DACCES = ['pas commencé', 'en cours', 'périmé', 'désactivé'] as const;
export type EtatDAcces = (typeof ETATS_DACCES)[number];

/** The server refuses with it, and the page shows it. */
export const ECHU =
  'La date de validité de votre accès est arrivé à échéance. Pour continuer, veuillez renouveler celui-ci.';

/** The filter of the learners' list. */
export const FILTRE_ACCES = {
  genre: 'choix',
  label: 'Accès',
  options: [
    { value: 'commences', label: `Accès commencé ${derniers(PERIODES.accesRecents)}` },
    { value: 'bientotPerimes', label: `Accès qui expire ${prochains(PERIODES.accesRecents)}` },
  ],
} as const;
export type FiltreDAcces = (typeof FILTRE_ACCES)['options'][number]['value'];
