import { z } from 'zod';
import { flag, id } from './fields.ts';

/** A question as it is asked: nothing of it tells the right answer. */
export const posee = z.object({
  id,
  libelle: z.string(),
  /** An address on this host. */
  libelleImage: z.string().nullable(),
  /** What the picture shows, for who cannot see it; never the answer. */
  imageDescription: z.string().nullable(),
  /** A sign, a light or an object alone: it wants less room than a scene or a photo. */
  imageSeule: flag,
  a: z.string(),
  b: z.string(),
  c: z.string().nullable(),
  d: z.string().nullable(),
});

/** What is told with the right letter, and never before an answer. */
export const correction = z.object({
  justification: z.string().nullable(),
  idArticleLois: z.string().nullable(),
  grave: flag,
  /** The address of a film of the picture, which shows who passes when; 204 there where it stands still. */
  film: z.string().nullable(),
});
