// Calls
export { getStatutPaiement } from './paiement.calls.ts';

// Parts
export { colonnesDePaiement, Telecharger, TelechargerPdf } from './colonnes.tsx';
export { VENUS, rendusEnMots, type Mot } from './montant.ts';
export { MesPaiements } from './MesPaiements.tsx';
export { StatutPaiement } from './StatutPaiement.tsx';
