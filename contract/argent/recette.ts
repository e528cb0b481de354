import { z } from 'zod';
import { euros } from '../fields.ts';

/** A month of Brussels: captured sales, refunds, and their difference. */
export const recette = z.object({
  mois: z.string(),
  entre: euros,
  annule: euros,
  encaisse: euros,
  rendu: euros,
  net: euros,
});
