import { z } from 'zod';
import { defineCall } from './call.ts';

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
        /** In whole percent, by steps of five: as likely as not it is between these; null: nothing is said. */
        fourchette: z.object({ bas: z.int(), haut: z.int() }).nullable(),
      })
      .nullable(),
  }),
});
