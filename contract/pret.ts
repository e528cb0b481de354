import { z } from 'zod';
import { defineCall } from './call.ts';
import { id } from './fields.ts';

export const getPret = defineCall({
  method: 'POST',
  path: '/api/app/getPret',
  audience: 'eleve',
  writes: 'sometimes',
  summary:
    'La chance de réussir l’examen aujourd’hui, en une fourchette, et d’après combien de réponses.',
  input: z.object({}),
  output: z.object({
    /** Null: no access to series can be used. */
    pret: z
      .object({
        /** Different questions that were answered (without a range: that count), and how many more it takes to say anything. */
        reponses: z.int(),
        manque: z.int(),
        /** Different questions of the examination's subjects that were answered, and those of them right the last time. */
        connues: z.int(),
        justes: z.int(),
        /** In whole percent, by steps of five: as likely as not it is between these; null: nothing is said. */
        fourchette: z.object({ bas: z.int(), haut: z.int() }).nullable(),
        /** What would raise it, or have it told: questions not yet seen, and where there are some; null: nothing. */
        levier: z
          .discriminatedUnion('quoi', [
            z.object({ quoi: z.literal('series'), acces_id: id }),
            /** Ten questions about what costs most points. */
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
