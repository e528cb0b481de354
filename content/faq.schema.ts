import { z } from 'zod';

const ligne = z.string().trim().min(1);

/** `faits.yaml`: what the site announces, by name; each stands there once. */
export const faits = z.record(z.string().regex(/^\w+$/), ligne);

/** `faq.yaml`. A fact is named in braces: « {ageMinimum} ». */
export const faq = z
  .array(
    z.strictObject({
      ref: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      /** The kind of access that it is about. */
      type: z.enum(['QT', 'EL', 'EX']),
      question: ligne,
      reponse: ligne,
    }),
  )
  .min(1);
export type Faq = z.output<typeof faq>;
