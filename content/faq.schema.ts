import { z } from 'zod';
import { TYPES_ACCES } from '../regles/produit.ts';

const ligne = z.string().trim().min(1);

/** `faq.yaml`; facts in braces: « {ageMinimum} ». */
export const faq = z
  .array(
    z.strictObject({
      ref: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      type: z.enum(TYPES_ACCES),
      question: ligne,
      reponse: ligne,
    }),
  )
  .min(1);
export type Faq = z.output<typeof faq>;
