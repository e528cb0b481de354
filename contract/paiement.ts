import { z } from 'zod';
import { defineCall } from './call.ts';
import { euros, flag, id, instant } from './fields.ts';

/** The newest first. `type`: « paypal », or anything else for the card provider. */
export const getPaiements = defineCall({
  method: 'POST',
  path: '/api/payment/getPaiements',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les paiements de l’élève connecté.',
  input: z.object({}),
  output: z.object({
    paiements: z.array(
      z.object({
        id,
        libelle: z.string(),
        dateCreation: instant,
        type: z.string(),
        /** 1: a renewal. */
        renouvellement: flag,
        montant: euros,
      }),
    ),
  }),
});
