import { z } from 'zod';
import { defineCall } from './call.ts';
import { paiement } from './paiementLu.ts';

/** The newest first. */
export const getPaiements = defineCall({
  method: 'POST',
  path: '/api/payment/getPaiements',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les paiements de l’élève connecté.',
  input: z.object({}),
  output: z.object({
    paiements: z.array(paiement),
  }),
});
