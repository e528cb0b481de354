import { dureeEnMots } from '../acces/validite.ts';
import type { Produit } from './donnees.ts';

/** « pour 1 mois » */
export const duree = (acces: Pick<Produit, 'codePermis' | 'dureeValidite'>): string =>
  `pour ${dureeEnMots(acces).replace(' ', '\u00a0')}`;
