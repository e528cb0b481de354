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

/** Hits out of how many. */
const compte = z.object({ trouves: z.int(), vus: z.int() });
/** On clips seen for the first time: the first dangers of a kind, and those after. */
export const progres = z.object({ debut: compte, depuis: compte });
