import { z } from 'zod';
import { flag, id, instant } from './fields.ts';

/** An exercise of risk perception, as its player reported it. */
export const exercice = z.object({
  id,
  exercice: z.string(),
  points: z.int(),
  sur: z.int(),
  /** 1: at least as many points as the official test asks. */
  reussi: flag,
  dateFin: instant,
});
