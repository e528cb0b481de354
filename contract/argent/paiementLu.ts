import { z } from 'zod';
import { ETATS } from '../../regles/achat.ts';
import { euros, flag, id, instant } from '../fields.ts';

/** `type` « remise »: a discount covered the whole price. */
export const paiement = z.object({
  id,
  libelle: z.string(),
  dateCreation: instant,
  type: z.string(),
  renouvellement: flag,
  montant: euros,
  etat: z.enum(ETATS),
  rembourse: euros,
  annule: euros,
  factures: z.array(z.object({ id, numero: z.string(), avoir: flag })),
});
