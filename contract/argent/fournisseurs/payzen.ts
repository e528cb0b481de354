import { z } from 'zod';
import { achat } from '../achats.ts';
import { defineCall, eleveReads } from '../../call.ts';

/** It grants nothing: only the signed notification does. */
export const purchaseAccesPayzen = defineCall({
  ...eleveReads,
  path: '/api/payment/purchaseAccesPayzen',
  writes: 'sometimes',
  // It makes somebody owe money.
  secret: true,
  summary: 'Commande un accès, ou son renouvellement, à payer par carte.',
  input: achat,
  output: z.object({
    /** The page submits it as it is; empty with `gratuit`. */
    form: z.string(),
    gratuit: z.literal(1).optional(),
    message: z.string().optional(),
  }),
});
