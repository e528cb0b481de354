import { z } from 'zod';
import { MOYENS } from '../regles/achat.ts';
import { defineCall } from './call.ts';
import { flag, id, instant, typeAcces } from './fields.ts';

/** A learner's own copy of an access product. Not started: both dates are null. */
const accesUser = z.object({
  acces_id: id,
  acces_user_id: id,
  type: typeAcces,
  libelle: z.string(),
  codePermis: z.string(),
  dateActivation: instant.nullable(),
  datePerime: instant.nullable(),
  isPerime: flag,
  /** In months. */
  dureeValidite: z.int(),
  /** 0: what it opens is not set up here, as a player of exercises; it does not start. */
  offert: flag,
  /** 1: a withdrawal waits for the school, and it opens nothing meanwhile. */
  suspendu: flag,
  /** 1: it was ordered without agreeing to the start, which `giveAccord` is for. */
  accordAttendu: flag,
});

export const getAccesUser = defineCall({
  method: 'GET',
  path: '/api/user/getAccesUser',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les accès de l’élève connecté, et le message de paiement à lui montrer s’il y en a un.',
  input: z.object({}),
  output: z.object({
    accesList: z.array(accesUser),
    /** 1: a payment has ended, and its learner has not been told yet. The title is the provider's name. */
    statutValide: flag,
    statutType: z.string().nullable(),
    statutMessage: z.string().nullable(),
    /** The provider that the title names. */
    statutMoyen: z.enum(MOYENS).nullable(),
    /** Whose end that is: to be said back to `paiementVu` once it was shown. */
    statutPaiement: id.nullable(),
    /** Path of the order that came to nothing, to begin it again; null: there is nothing to begin again. */
    statutReprise: z.string().nullable(),
  }),
});
