import { z } from 'zod';
import { flag, id, instant } from '../fields.ts';

export const exercice = z.object({
  id,
  exercice: z.string(),
  points: z.int(),
  sur: z.int(),
  /** 1: at least as many points as the official test asks. */
  reussi: flag,
  dateFin: instant,
});
