import { z } from 'zod';
import { achat } from './achats.ts';
import { defineCall } from './call.ts';

/** Nothing is granted by it: only the provider's signed notification does. */
export const purchaseAccesPayzen = defineCall({
  method: 'POST',
  path: '/api/payment/purchaseAccesPayzen',
  audience: 'eleve',
  writes: 'sometimes',
  // It makes somebody owe money.
  secret: true,
  summary: 'Commande un accès, ou son renouvellement, à payer par carte.',
  input: achat,
  output: z.object({
    /** An HTML form of hidden fields, to be submitted to the card provider as it is; empty with `gratuit`. */
    form: z.string(),
    /** A discount code left nothing to pay: it is given already. */
    gratuit: z.literal(1).optional(),
    message: z.string().optional(),
  }),
});
