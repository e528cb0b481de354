import { z } from 'zod';
import { euros } from '../fields.ts';

/** Days used, of how many, the share of the price kept for them, and what is given back. */
export const usage = {
  utilise: z.int(),
  duree: z.int(),
  retenu: euros,
  rendu: euros,
};
