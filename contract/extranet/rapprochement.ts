import { z } from 'zod';
import { ETATS, ETATS_REMBOURSEMENT } from '../../regles/achat.ts';
import { REGLEMENTS } from '../../regles/ecart.ts';
import { FILTRE_REGLES } from '../../regles/filtres.ts';
import { MOYENS, parMoyen } from '../../regles/fournisseurs/index.ts';
import { filtreOf } from '../champs.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { euros, flag, id, instant, motifOu, page, rangees } from '../fields.ts';
import { recette } from '../argent/recette.ts';

/** In characters: about twenty thousand movements. */
const RELEVE_MAX = 5 * 1024 * 1024;

const moyen = z.enum(MOYENS, { error: 'Choisissez un prestataire.' });

/** A day or a month in Brussels. */
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

const somme = z.object({ encaisse: euros, rendu: euros, net: euros });

const ecart = z.object({
  id,
  moyen,
  /** `impaye`: a chargeback; `revenu`: its money returned. */
  chose: z.enum(['paiement', 'remboursement', 'impaye', 'revenu']),
  /** Only in their books, only in ours, or different in both. */
  genre: z.enum(['chezEux', 'chezNous', 'montant', 'etat', 'devise']),
  paiement_id: id.nullable(),
  commande: z.string().nullable(),
  fournisseurId: z.string().nullable(),
  /** `sans`: ended without money. */
  etatEux: z.enum(['fait', 'attente', 'sans']).nullable(),
  montantEux: euros.nullable(),
  devise: z.string().nullable(),
  etatNous: z.enum([...ETATS, ...ETATS_REMBOURSEMENT]).nullable(),
  montantNous: euros.nullable(),
  /** The provider's date, else ours. */
  date: instant,
  dateVu: instant,
  dateRevu: instant,
  dateRegle: instant.nullable(),
  regle: z.enum(REGLEMENTS).nullable(),
  raison: z.string().nullable(),
  regleur: z.string().nullable(),
});

const passage = z.object({
  moyen,
  periode: z.string(),
  source: z.enum(['service', 'releve', 'nuit']),
  dateEssai: instant,
  /** Null: its service failed, for the reason in `erreur`. */
  dateFait: instant.nullable(),
  erreur: z.string().nullable(),
  ecarts: z.int().nullable(),
});

export const getEcarts = defineCall({
  ...staffReads(10, 'comptable'),
  path: '/api/extranet/getEcarts',
  summary: 'Ce que les prestataires de paiement et nous ne disons pas de la même façon.',
  input: z.object({ page, moyen: moyen.optional(), regles: filtreOf(FILTRE_REGLES) }),
  output: z.object({
    ecarts: rangees(ecart),
    services: z.object(parMoyen(() => flag)),
    /** Newest first. */
    passages: z.array(passage),
    message: z.string(),
  }),
});

/** 409: no service to ask; 422: unreadable CSV; 503: service down, nothing changed. */
export const compareMouvements = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/compareMouvements',
  writes: 'sometimes',
  // Parsing five megabytes takes half a second.
  counted: { appels: 5, octets: 80_000 },
  summary: 'Compare nos paiements à ceux d’un prestataire, et garde les écarts.',
  // JSON escapes accents, quotes and line ends to two bytes.
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
    /** Our takings of the month; null for a day. */
    recette: recette.nullable(),
    /** `dehors`: those outside the period, or of another kind. */
    lignes: z.int(),
    dehors: z.int(),
    autres: z.int(),
    doublons: z.int(),
    /** Unreadable lines, by number in the file. */
    fautes: z.array(z.object({ ligne: z.int(), message: z.string() })),
    autresFautes: z.int(),
    ecarts: z.int(),
    nouveaux: z.int(),
    reglesSeuls: z.int(),
  }),
});

/** 409: settled, or not our payment. 503: the provider does not respond. */
export const takeOverEcart = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/takeOverEcart',
  writes: 'sometimes',
  summary: 'Reprend d’un paiement ce que son prestataire en dit maintenant.',
  input: z.object({ id }),
  /** `regle` 1: nothing differs any more. */
  output: z.object({ regle: flag, message: z.string() }),
});

/** 409: settled. */
export const settleEcart = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/settleEcart',
  summary: 'Note un écart comme réglé, avec la raison.',
  input: z.object({
    id,
    motif: motifOu('Dites pourquoi il est réglé.'),
  }),
});
