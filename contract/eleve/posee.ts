import { z } from 'zod';
import { flag, id } from '../fields.ts';

/** It must not tell the right answer. */
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
