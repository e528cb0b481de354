import { z } from 'zod';
import { euros } from '../fields.ts';

/** A calendar month in Brussels: captured sales, refunds, and their difference. */
export const recette = z.object({
  mois: z.string(),
  entre: euros,
  annule: euros,
  encaisse: euros,
  rendu: euros,
  net: euros,
});
