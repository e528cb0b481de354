import { z } from 'zod';
import { ETATS } from '../../regles/achat.ts';
import { euros, flag, id, instant } from '../fields.ts';

/** `type` « remise »: a discount left nothing to pay. */
export const paiement = z.object({
  id,
  libelle: z.string(),
  dateCreation: instant,
  type: z.string(),
  /** 1: a renewal. */
  renouvellement: flag,
  montant: euros,
  etat: z.enum(ETATS),
  rembourse: euros,
  /** The provider never captured this: nobody gives it back. */
  annule: euros,
  /** The oldest comes first. */
  factures: z.array(z.object({ id, numero: z.string(), avoir: flag })),
});
