import { z } from 'zod';
import { ETATS } from '../regles/achat.ts';
import { euros, flag, id, instant } from './fields.ts';

/** A payment, as its learner and staff read it. `type`: « paypal », « remise » where a discount left nothing to pay, or anything else for the card provider. */
export const paiement = z.object({
  id,
  libelle: z.string(),
  dateCreation: instant,
  type: z.string(),
  /** 1: a renewal. */
  renouvellement: flag,
  montant: euros,
  etat: z.enum(ETATS),
  /** What was given back of it, and what was never taken. */
  rembourse: euros,
  /** What of it its provider never captured: nobody has taken it, and nobody gives it back. */
  annule: euros,
  /** Its invoice and its credit notes, the oldest first. */
  factures: z.array(z.object({ id, numero: z.string(), avoir: flag })),
});
