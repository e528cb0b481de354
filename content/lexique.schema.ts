import { z } from 'zod';
import { readImage, codes, type Image } from '../drawing/index.ts';
import { ligne, ref } from './champs.ts';
import type { Question } from './question.schema.ts';

/** `lexique.yaml`: `dessin` names a question whose picture shows the thing, `panneau` a sign. */
export const lexique = z
  .array(
    z.strictObject({
      mot: ligne,
      /** Other forms that texts have. */
      autres: z.array(ligne).default([]),
      dit: ligne,
      exemple: ligne,
      dessin: ref.optional(),
      panneau: ligne.optional(),
    }),
  )
  .min(1);

export interface MotExplique {
  mot: string;
  autres: string[];
  dit: string;
  exemple: string;
  image: Image | null;
}

export function explicationsOf(
  ecrits: z.output<typeof lexique>,
  questions: readonly Question[],
): MotExplique[] {
  const parRef = new Map(questions.map((question) => [question.ref, question]));
  return ecrits.map(({ dessin, panneau, ...mot }) => {
    const image =
      dessin === undefined
        ? panneau === undefined
          ? null
          : readImage({ image: { panneau } }, { jour: codes.AR1975.du }).image
        : parRef.get(dessin)?.image;
    if (image === undefined)
      throw new Error(`lexique.yaml, « ${mot.mot} » : cette image n’existe pas.`);
    return { ...mot, image };
  });
}
