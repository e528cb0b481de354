import { z } from 'zod';
import { ETATS } from '../../regles/achat.ts';
import { MOYENS } from '../../regles/fournisseurs/index.ts';
import { defineCall, eleveReads, eleveWrites } from '../call.ts';
import { flag, id, instant, typeAcces } from '../fields.ts';
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

/** Both dates are null until it is started. */
const accesUser = z.object({
  acces_id: id,
  acces_user_id: id,
  type: typeAcces,
  libelle: z.string(),
  codePermis: z.string(),
  dateActivation: instant.nullable(),
  datePerime: instant.nullable(),
  isPerime: flag,
  dureeValidite: z.int(),
  /** 1: suspended by an unanswered withdrawal. */
  suspendu: flag,
  /** 1: `giveAccord` must agree to the start before it opens. */
  accordAttendu: flag,
});

export const getAccesUser = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/user/getAccesUser',
  summary: 'Les accès de l’élève connecté, et le message de paiement à lui montrer s’il y en a un.',
  input: z.object({}),
  output: z.object({
    accesList: z.array(accesUser),
    /** 1: a payment has ended that the learner has not seen yet. */
    statutValide: flag,
    statutType: z.string().nullable(),
    statutMessage: z.string().nullable(),
    statutMoyen: z.enum(MOYENS).nullable(),
    /** `paiementVu` acknowledges it. */
    statutPaiement: id.nullable(),
    /** Path of the page to order again; null: nothing to order again. */
    statutReprise: z.string().nullable(),
  }),
});
