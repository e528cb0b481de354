import { z } from 'zod';
import { duree, flag, id, letter, letterIn, questionKey } from '../fields.ts';

/** Nothing here tells the right answer. */
export const posee = z.object({
  id,
  libelle: z.string(),
  libelleImage: z.string().nullable(),
  /** Alternative text; never the answer. */
  imageDescription: z.string().nullable(),
  /** A lone sign, light or object: it needs less room. */
  imageSeule: flag,
  a: z.string(),
  b: z.string(),
  c: z.string().nullable(),
  d: z.string().nullable(),
});

export const correction = z.object({
  justification: z.string().nullable(),
  idArticleLois: z.string().nullable(),
  grave: flag,
  /** An animation of who passes when; its address answers 204 where nothing moves. */
  film: z.string().nullable(),
});

export const corrigee = { reponse: letter, bonne: letter, juste: flag, correction };

/** An answer within an attempt, with the time on the device. */
export const donnee = { question: id, questionKey, letter: letterIn, duree };
