import { z } from 'zod';
import { codeRemise } from './achats.ts';
import { defineCall, eleveReads, eleveWrites } from '../call.ts';
import { euros, flag, flagIn, id, ignored, instant, typeAcces } from '../fields.ts';

const offre = z.object({
  /** `id` and `acces_id` are the same number: specification.md#shop. */
  id,
  acces_id: id,
  acces_user_id: id.nullable(),
  slug: z.string(),
  type: typeAcces,
  libelle: z.string(),
  description: z.string(),
  libelleImage: z.string().nullable(),
  codePermis: z.string(),
  datePerime: instant.nullable(),
  isPerime: flag,
  /** Months; for RDV it is seven days. */
  dureeValidite: z.int(),
  /** VAT is included; a renewal has its own price. */
  prix: euros,
  /** Percent, and the VAT that `prix` contains. */
  taux: z.number(),
  tva: euros,
  /** Lines joined by « ; ». */
  contenu: z.string(),
  /** « 7 séries de 50 questions »; null without series. */
  volume: z.string().nullable(),
  actif: flag,
  achete: flag,
  desactive: flag,
  /** When a renewal bought now would start; null: when first opened. */
  debut: instant.nullable(),
  fin: instant.nullable(),
  /** 1: paid, but not confirmed by its provider yet. */
  enAttente: flag,
  refus: z.string().nullable(),
});

export const getAcces = defineCall({
  ...eleveReads,
  path: '/api/user/getAcces',
  summary:
    'Ce que l’élève connecté peut acheter, ou avec «\u00a0bought\u00a0» renouveler, et comment il peut payer.',
  input: z.object({ user: ignored, bought: flagIn.default(0) }),
  output: z.object({
    accesList: z.array(offre),
    moyens: z.object({
      payzen: z.object({ origine: z.string() }).nullable(),
      paypal: z.object({ script: z.string() }).nullable(),
    }),
  }),
});

/** Does not use up the code. 422 under `remise`; ten wrong codes an hour. */
export const checkRemise = defineCall({
  ...eleveReads,
  path: '/api/user/checkRemise',
  // Staff who view a learner's side must not try codes.
  secret: true,
  summary: 'Le prix d’un achat de l’élève connecté avec un code de remise.',
  input: z.object({ user: ignored, acces: id, bought: flagIn.default(0), remise: codeRemise }),
  output: z.object({
    code: z.string(),
    /** Euros: the price left, its VAT, and the discount. */
    prix: euros,
    tva: euros,
    moins: euros,
  }),
});

export const giveAccord = defineCall({
  ...eleveWrites,
  path: '/api/user/giveAccord',
  // Staff cannot agree in a learner's name.
  secret: true,
  summary: 'L’élève connecté demande que son accès s’ouvre avant la fin du délai de rétractation.',
  input: z.object({
    acces_user_id: id,
    accord: z.literal([1, true, '1', 'true'], { error: 'Coche la case pour continuer.' }),
  }),
  output: z.object({}),
});
