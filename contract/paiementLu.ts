import { z } from 'zod';
import { euros, flag, id, instant } from './fields.ts';

/** A payment, as its learner and staff read it. `type`: « paypal », or anything else for the card provider. */
export const paiement = z.object({
  id,
  libelle: z.string(),
  dateCreation: instant,
  type: z.string(),
  /** 1: a renewal. */
  renouvellement: flag,
  montant: euros,
});
