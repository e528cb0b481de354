import { dureeEnMots } from '../acces/validite.ts';
import type { Produit } from './donnees.ts';

/** « 14,99 € »: by hand, so that server and browser agree on every space. */
export const enEuros = (prix: number): string => `${prix.toFixed(2).replace('.', ',')}\u00a0€`;

/** « pour 1 mois » */
export const duree = (acces: Pick<Produit, 'codePermis' | 'dureeValidite'>): string =>
  `pour ${dureeEnMots(acces).replace(' ', '\u00a0')}`;
