import type { Couleur } from './vocabulaire.ts';

/** Paint and clothes, as the words name them. */
export const teintes: Record<Couleur, string> = {
  bleue: '#0B4EA2',
  rouge: '#D3232F',
  verte: '#2E8B57',
  jaune: '#FFCE00',
  blanche: '#F5F6F4',
  grise: '#AAB4BC',
  noire: '#2A3138',
  orange: '#F58220',
};
