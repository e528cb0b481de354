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
    /** Null: no access to series is usable. */
    pret: z
      .object({
        /** Different questions that count, and how many more are needed. */
        reponses: z.int(),
        manque: z.int(),
        /** Different questions answered, and those right the last time. */
        connues: z.int(),
        justes: z.int(),
        /** Percent by steps of five, a 50 % interval; null: too little is known. */
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
