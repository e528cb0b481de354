import { z } from 'zod';
import { ETATS } from '../../../regles/achat.ts';
import { achat } from '../achats.ts';
import { defineCall, eleveReads } from '../../call.ts';
import { flagIn, ignored } from '../../fields.ts';

const idTransaction = z
  .string({ error: 'Ce paiement n’existe pas.' })
  .regex(/^[A-Z0-9]{1,36}$/, { error: 'Ce paiement n’existe pas.' });

export const createOrderPaypal = defineCall({
  ...eleveReads,
  path: '/api/payment/createOrderPaypal',
  writes: 'sometimes',
  // Staff must not place orders in a learner's name.
  secret: true,
  summary: 'Commande un accès, ou son renouvellement, à payer par PayPal.',
  input: achat,
  output: z.object({
    /** Empty with `gratuit`. */
    orderID: z.string(),
    commande: z.string(),
    gratuit: z.literal(1).optional(),
    message: z.string().optional(),
  }),
});

/** Grants the access only once the provider confirms the payment. */
export const purchaseAccesPaypal = defineCall({
  ...eleveReads,
  path: '/api/payment/purchaseAccesPaypal',
  writes: 'sometimes',
  secret: true,
  summary: 'Termine un achat que l’élève connecté a approuvé chez PayPal.',
  input: z.object({ user: ignored, user_id: ignored, idTransaction, bought: flagIn.default(0) }),
  /** 422 unless paid or pending; with `recommencer`, another card or account may work. */
  output: z.object({ etat: z.enum(ETATS), message: z.string() }),
});

export const cancelPaypal = defineCall({
  ...eleveReads,
  path: '/api/payment/cancelPaypal',
  writes: 'sometimes',
  secret: true,
  summary: 'Abandonne un achat que l’élève connecté n’a pas approuvé chez PayPal.',
  input: z.object({ idTransaction }),
  output: z.object({}),
});
