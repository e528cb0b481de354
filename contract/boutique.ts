import { z } from 'zod';
import { codeRemise } from './achats.ts';
import { defineCall } from './call.ts';
import { euros, flag, flagIn, id, ignored, instant, typeAcces } from './fields.ts';

/** What a learner can buy (`bought` 0) or renew (`bought` 1). */
const offre = z.object({
  /** Both names of the product's number: specification.md#shop. */
  id,
  acces_id: id,
  /** His own copy; null where he has none. */
  acces_user_id: id.nullable(),
  slug: z.string(),
  type: typeAcces,
  libelle: z.string(),
  description: z.string(),
  libelleImage: z.string().nullable(),
  codePermis: z.string(),
  datePerime: instant.nullable(),
  isPerime: flag,
  /** In months; of RDV it is seven days. */
  dureeValidite: z.int(),
  /** What is paid, VAT included: of a renewal the renewal's. */
  prix: euros,
  /** In percent, and the VAT that `prix` contains. */
  taux: z.number(),
  tva: euros,
  /** Lines joined by « ; ». */
  contenu: z.string(),
  /** It tells what the series hold: « 7 séries de 50 questions ». Null without series. */
  volume: z.string().nullable(),
  /** 0: coming soon. */
  actif: flag,
  /** 1: he has it already. */
  achete: flag,
  /** 1: his school has switched it off. */
  desactive: flag,
  /** From when until when a renewal bought now would hold; null: it begins when it is first opened. */
  debut: instant.nullable(),
  fin: instant.nullable(),
  /** 1: he has paid for it, and its provider has not confirmed that yet. */
  enAttente: flag,
  /** Why it can't be bought so, as a sentence; null where it can. */
  refus: z.string().nullable(),
});

export const getAcces = defineCall({
  method: 'POST',
  path: '/api/user/getAcces',
  audience: 'eleve',
  writes: 'never',
  summary:
    'Ce que l’élève connecté peut acheter, ou avec «\u00a0bought\u00a0» renouveler, et comment il peut payer.',
  input: z.object({ user: ignored, bought: flagIn.default(0) }),
  output: z.object({
    accesList: z.array(offre),
    /** The ways to pay that are set up here. */
    moyens: z.object({
      /** The origin that its form is sent to, and no other. */
      payzen: z.object({ origine: z.string() }).nullable(),
      /** Address of the provider's script with all that it is told. */
      paypal: z.object({ script: z.string() }).nullable(),
    }),
  }),
});

/** What an order would cost with a discount code; looking counts nothing. 422 under `remise`; ten wrong codes an hour. */
export const checkRemise = defineCall({
  method: 'POST',
  path: '/api/user/checkRemise',
  audience: 'eleve',
  writes: 'never',
  // Who looks at what a learner sees tries no codes in their name.
  secret: true,
  summary: 'Le prix d’un achat de l’élève connecté avec un code de remise.',
  input: z.object({ user: ignored, acces: id, bought: flagIn.default(0), remise: codeRemise }),
  output: z.object({
    /** The code as it is kept. */
    code: z.string(),
    /** What is to be paid, the VAT that it contains, and what the code takes off. */
    prix: euros,
    tva: euros,
    moins: euros,
  }),
});
