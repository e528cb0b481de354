import { z } from 'zod';
import { perFait } from '../regles/faits.ts';
import { TYPES_ACCES } from '../regles/produit.ts';

const ligne = z.string().trim().min(1);

/** Computed on reading from products and player; `faits.yaml` has their initial text. */
export const ditsALaLecture: ReadonlySet<string> = new Set([
  'dureePerception',
  'dureeTheorie',
  'nouveauPaiementRdv',
  'prixRdv',
  'questionsTheorie',
  'questionsTotal',
  'seriesTheorie',
  'validiteAcces',
  'videosEntrainement',
]);

/** `faits.yaml` contains each name once. */
export const faits = z.object(perFait(ligne) as Record<string, typeof ligne>).catchall(ligne);
export type Faits = z.output<typeof faits>;

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
