import { z } from 'zod';
import { achat } from '../achats.ts';
import { defineCall, eleveReads } from '../../call.ts';

/** Grants nothing: the provider's signed notification grants the access. */
export const purchaseAccesPayzen = defineCall({
  ...eleveReads,
  path: '/api/payment/purchaseAccesPayzen',
  writes: 'sometimes',
  // Staff must not place orders in a learner's name.
  secret: true,
  summary: 'Commande un accès, ou son renouvellement, à payer par carte.',
  input: achat,
  output: z.object({
    /** HTML form that the page submits unchanged; empty with `gratuit`. */
    form: z.string(),
    gratuit: z.literal(1).optional(),
    message: z.string().optional(),
  }),
});
