import { z } from 'zod';
import { ETATS } from '../regles/achat.ts';
import { euros, flag, id, instant } from './fields.ts';

/** A payment, as its learner and staff read it. `type`: a provider by its name on the wire, or « remise » where a discount left nothing to pay. */
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
