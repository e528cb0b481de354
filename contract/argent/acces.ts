import { z } from 'zod';
import { MOYENS } from '../../regles/fournisseurs/index.ts';
import { defineCall, eleveReads } from '../call.ts';
import { flag, id, instant, typeAcces } from '../fields.ts';

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
  /** 0: no player is configured here, so the access cannot start. */
  offert: flag,
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
