import { z } from 'zod';
import { ETATS } from '../regles/achat.ts';
import { MOYENS } from '../regles/fournisseurs/index.ts';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { paiement } from './paiementLu.ts';

/** The newest first: what was paid, given back, or is awaited; not what was refused or given up. */
export const getPaiements = defineCall({
  method: 'POST',
  path: '/api/payment/getPaiements',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les paiements de l’élève connecté.',
  input: z.object({}),
  output: z.object({
    paiements: z.array(paiement),
  }),
});

/** What the screen asks again and again while it waits for a provider. */
export const getStatutPaiement = defineCall({
  method: 'POST',
  path: '/api/payment/getStatutPaiement',
  audience: 'eleve',
  writes: 'never',
  summary: 'Où en est un paiement de l’élève connecté.',
  input: z.object({
    /** The reference of the order, as the return from the provider has it. */
    commande: z.string().regex(/^P-[0-9A-F]{16}$/, { error: 'Ce paiement n’existe pas.' }),
  }),
  output: z.object({ id, type: z.enum(MOYENS), etat: z.enum(ETATS) }),
});

/** `statutPaiement` of getAccesUser was shown; it is not told again. */
export const paiementVu = defineCall({
  method: 'POST',
  path: '/api/payment/paiementVu',
  audience: 'eleve',
  writes: 'always',
  // To look at what a learner sees tells him nothing.
  secret: true,
  summary: 'L’élève connecté a lu ce qu’il est advenu de son paiement.',
  input: z.object({ id }),
  output: z.object({}),
});
