import { z } from 'zod';
import { ETATS } from '../regles/achat.ts';
import { MOYENS, parMoyen } from '../regles/fournisseurs/index.ts';
import { defineCall } from './call.ts';
import { euros, flag, flagIn, id, instant, motifOu, page, rangees } from './fields.ts';
import { recette } from './recette.ts';

/** In characters: some twenty thousand movements. */
const RELEVE_MAX = 5 * 1024 * 1024;

const moyen = z.enum(MOYENS, { error: 'Choisissez un prestataire.' });

/** A day or a month of Brussels. */
const periode = z
  .string({ error: 'Choisissez un jour ou un mois.' })
  .regex(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, {
    error:
      'Cette période n’est pas valable\u00a0: elle s’écrit comme «\u00a02026-11\u00a0» ou «\u00a02026-11-21\u00a0».',
    abort: true,
  })
  .refine((typed) => typed.length === 7 || z.iso.date().safeParse(typed).success, {
    error: 'Ce jour n’existe pas.',
  });

const somme = z.object({
  /** What came in, what went back, and the first without the second. */
  encaisse: euros,
  rendu: euros,
  net: euros,
});

/** Something of which the provider and we do not say the same. */
const ecart = z.object({
  id,
  moyen,
  /** What it is about; `impaye`: the buyer's bank has taken the money back; `revenu`: it is there again. */
  chose: z.enum(['paiement', 'remboursement', 'impaye', 'revenu']),
  /** On their side alone, on ours alone, or told otherwise on each. */
  genre: z.enum(['chezEux', 'chezNous', 'montant', 'etat', 'devise']),
  paiement_id: id.nullable(),
  commande: z.string().nullable(),
  /** The provider's own id. */
  fournisseurId: z.string().nullable(),
  /** `sans`: refused, given up or closed without money. */
  etatEux: z.enum(['fait', 'attente', 'sans']).nullable(),
  montantEux: euros.nullable(),
  devise: z.string().nullable(),
  etatNous: z.enum([...ETATS, 'demande', 'fait', 'refuse', 'revenu']).nullable(),
  montantNous: euros.nullable(),
  /** When it happened, as the provider has it where it does. */
  date: instant,
  dateVu: instant,
  dateRevu: instant,
  dateRegle: instant.nullable(),
  /** `seul`: not seen any more; `repris`: the provider's word was taken over; `note`: by somebody. */
  regle: z.enum(['seul', 'repris', 'note']).nullable(),
  raison: z.string().nullable(),
  regleur: z.string().nullable(),
});

const passage = z.object({
  moyen,
  periode: z.string(),
  source: z.enum(['service', 'releve', 'nuit']),
  dateEssai: instant,
  /** Null: its service did not answer, and `erreur` says why. */
  dateFait: instant.nullable(),
  erreur: z.string().nullable(),
  ecarts: z.int().nullable(),
});

/** The open ones, or with `regles` those that were settled, the newest first. */
export const getEcarts = defineCall({
  method: 'GET',
  path: '/api/extranet/getEcarts',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Ce que les prestataires de paiement et nous ne disons pas de la même façon.',
  input: z.object({ page, moyen: moyen.optional(), regles: flagIn.default(0) }),
  output: z.object({
    ecarts: rangees(ecart),
    /** Which provider can be asked from here. */
    services: z.object(parMoyen(() => flag)),
    /** The last comparisons, the newest first. */
    passages: z.array(passage),
    message: z.string(),
  }),
});

/**
 * Our ledger beside the provider's, for a day or a month: asked of its web service, or read off its CSV
 * (`releve`: its text). 409 where nobody can ask, 422 for a text that is none, 503 where the service is
 * down: nothing that is known is touched then.
 */
export const compareMouvements = defineCall({
  method: 'POST',
  path: '/api/extranet/compareMouvements',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  // One question costs several calls to the provider; five megabytes take half a second.
  counted: { appels: 5, octets: 80_000 },
  summary: 'Compare nos paiements à ceux d’un prestataire, et garde les écarts.',
  // As JSON has it: an accent, a quote or the end of a line takes two bytes.
  bodyLimit: 2 * RELEVE_MAX + 4096,
  input: z.object({
    moyen,
    periode,
    releve: z
      .string()
      .min(1, { error: 'Ce fichier est vide.' })
      .max(RELEVE_MAX, { error: 'Ce relevé est trop long\u00a0: 5 Mo au plus.' })
      .nullable()
      .default(null),
  }),
  output: z.object({
    message: z.string(),
    eux: somme.extend({ frais: euros.nullable() }),
    nous: somme,
    /** The books of a whole month, by our own days; null: a day was asked for. */
    recette: recette.nullable(),
    /** Movements of theirs in that period; those of the file that are outside of it or of another kind. */
    lignes: z.int(),
    dehors: z.int(),
    autres: z.int(),
    doublons: z.int(),
    /** What could not be understood, by line of the file. */
    fautes: z.array(z.object({ ligne: z.int(), message: z.string() })),
    autresFautes: z.int(),
    ecarts: z.int(),
    nouveaux: z.int(),
    reglesSeuls: z.int(),
  }),
});

/** 404, 409 for one that is settled, or about a payment that is none of ours; 503 where it does not answer. */
export const takeOverEcart = defineCall({
  method: 'POST',
  path: '/api/extranet/takeOverEcart',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Reprend d’un paiement ce que son prestataire en dit maintenant.',
  input: z.object({ id }),
  output: z.object({ regle: flag, message: z.string() }),
});

/** 404, 409 for one that is settled. */
export const settleEcart = defineCall({
  method: 'POST',
  path: '/api/extranet/settleEcart',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Note un écart comme réglé, avec la raison.',
  input: z.object({
    id,
    motif: motifOu('Dites pourquoi il est réglé.'),
  }),
  output: z.object({ message: z.string() }),
});
