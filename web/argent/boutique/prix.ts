import { dureeEnMots } from '../../../regles/vente.ts';
import type { Produit } from './produit.ts';

/** « pour 1 mois » */
export const duree = (acces: Pick<Produit, 'codePermis' | 'dureeValidite'>): string =>
  `pour ${dureeEnMots(acces)}`;
