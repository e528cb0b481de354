import { z } from 'zod';
import { TYPES_ACCES } from '../regles/produit.ts';

const ligne = z.string().trim().min(1);

/** Pages cite these facts, so the server refuses to start without one. */
const cites = [
  'ageMinimum',
  'centresWallonie',
  'coutFauteGrave',
  'coutFauteMineure',
  'delaiPratique',
  'delaiRdv',
  'demo',
  'dureePerception',
  'dureeTheorie',
  'guidesRdv',
  'nouveauPaiementRdv',
  'prixPerception',
  'prixRdv',
  'prixTheorie',
  'questionsSerie',
  'questionsTheorie',
  'questionsTotal',
  'risquesParVideo',
  'seriesTheorie',
  'seuilPerception',
  'seuilTheorie',
  'validiteAcces',
  'validiteTheorie',
  'videosEntrainement',
  'videosExamenPerception',
] as const;

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
export const faits = z
  .object(Object.fromEntries(cites.map((nom) => [nom, ligne])) as Record<string, typeof ligne>)
  .catchall(ligne);
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
