import { z } from 'zod';
import { defineCall, eleveReads } from '../call.ts';
import { id } from '../fields.ts';

export const getPret = defineCall({
  ...eleveReads,
  path: '/api/app/getPret',
  writes: 'sometimes',
  summary:
    'La chance de réussir l’examen aujourd’hui, en une fourchette, et d’après combien de réponses.',
  input: z.object({}),
  output: z.object({
    /** Null: the learner has no usable access to series. */
    pret: z
      .object({
        /** Distinct questions that count, and how many more are needed. */
        reponses: z.int(),
        manque: z.int(),
        /** Distinct questions answered, and those last answered right. */
        connues: z.int(),
        justes: z.int(),
        /** A 50 % interval, in percent, by steps of five; null: too few answers. */
        fourchette: z.object({ bas: z.int(), haut: z.int() }).nullable(),
        /** Unseen questions that would raise it; null: none. */
        levier: z
          .discriminatedUnion('quoi', [
            z.object({ quoi: z.literal('series'), acces_id: id }),
            z.object({
              quoi: z.literal('sujet'),
              acces_id: id,
              cible: z.string(),
              libelle: z.string(),
            }),
            z.object({ quoi: z.literal('examen'), acces_id: id }),
          ])
          .nullable(),
      })
      .nullable(),
  }),
});
