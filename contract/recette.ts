import { z } from 'zod';
import { euros } from './fields.ts';

/** What a month of Brussels sold, less what was never captured; what went back; and what is left. */
export const recette = z.object({
  mois: z.string(),
  entre: euros,
  annule: euros,
  encaisse: euros,
  rendu: euros,
  net: euros,
});
