import { z } from 'zod';
import { duree, flag, id, letter, letterIn, questionKey } from '../fields.ts';

/** Never holds the right answer. */
export const posee = z.object({
  id,
  libelle: z.string(),
  libelleImage: z.string().nullable(),
  /** Alternative text; never the answer. */
  imageDescription: z.string().nullable(),
  /** 1: a lone sign, light or object, shown smaller. */
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
  /** Address of the animation of who passes when; 204 where nothing moves. */
  film: z.string().nullable(),
});

export const corrigee = { reponse: letter, bonne: letter, juste: flag, correction };

/** An answer within an attempt, with the time on the device. */
export const donnee = { question: id, questionKey, letter: letterIn, duree };
