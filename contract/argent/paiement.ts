import { z } from 'zod';
import { ETATS } from '../../regles/achat.ts';
import { MOYENS } from '../../regles/fournisseurs/index.ts';
import { defineCall, eleveReads, eleveWrites } from '../call.ts';
import { id } from '../fields.ts';
import { paiement } from './paiementLu.ts';

/** Leaves out failed and abandoned attempts. */
export const getPaiements = defineCall({
  ...eleveReads,
  path: '/api/payment/getPaiements',
  summary: 'Les paiements de l’élève connecté.',
  input: z.object({}),
  output: z.object({
    paiements: z.array(paiement),
  }),
});

export const getStatutPaiement = defineCall({
  ...eleveReads,
  path: '/api/payment/getStatutPaiement',
  summary: 'Où en est un paiement de l’élève connecté.',
  input: z.object({
    commande: z.string().regex(/^P-[0-9A-F]{16}$/, { error: 'Ce paiement n’existe pas.' }),
  }),
  output: z.object({ id, type: z.enum(MOYENS), etat: z.enum(ETATS) }),
});

/** Marks a payment's result as seen: getAccesUser stops returning it. */
export const paiementVu = defineCall({
  ...eleveWrites,
  path: '/api/payment/paiementVu',
  // Staff who view a learner's side must not mark it as seen.
  secret: true,
  summary: 'L’élève connecté a lu ce qu’il est advenu de son paiement.',
  input: z.object({ id }),
  output: z.object({}),
});
