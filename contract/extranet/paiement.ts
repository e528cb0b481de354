import { z } from 'zod';
import { ETATS, ETATS_REMBOURSEMENT } from '../../regles/achat.ts';
import { DECISIONS } from '../../regles/retractation.ts';
import { MOYENS } from '../../regles/fournisseurs/index.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { fichierRendu } from '../fichier.ts';
import { euros, eurosIn, flag, flagIn, id, instant, page, rangees, recherche } from '../fields.ts';
import { recette } from '../argent/recette.ts';
import { usage } from '../argent/usage.ts';
import { texte } from '../textes.ts';

const mois = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
  error: 'Ce mois n’est pas valable\u00a0: il s’écrit comme «\u00a02026-11\u00a0».',
});

const aRegler = z.object({
  nonDonne: z.string().nullable(),
  aVoir: z.string().nullable(),
  impaye: flag,
  demande: flag,
  refuse: flag,
  retractation: flag,
  /** Number of an attestation that is valid although the money was refunded; null: none. */
  attestation: z.string().nullable(),
});

/** Null: the account is erased. */
const nom = z.string().nullable();

const ligne = z.object({
  id,
  dateCreation: instant,
  eleve_id: id,
  nom,
  libelle: z.string(),
  renouvellement: flag,
  montant: euros,
  rembourse: euros,
  annule: euros,
  type: z.enum(MOYENS),
  etat: z.enum(ETATS),
  avantCapture: flag,
  commande: z.string().nullable(),
  aRegler,
});

const retractation = z.object({
  id,
  nom,
  libelle: z.string(),
  montant: euros,
  dateCreation: instant,
  /** The refund is due before this day. */
  avant: instant,
  declaration: z.string().nullable(),
  ...usage,
});

/** `plafonne`: the list stops at ten thousand; a search finds the fifty newest learners. */
export const getCaisse = defineCall({
  ...staffReads(10, 'secretariat', 'comptable'),
  path: '/api/extranet/getCaisse',
  summary: 'Les paiements de l’école, par pages, et ce qu’un mois a rapporté.',
  input: z.object({
    page,
    etat: z.enum(ETATS, { error: 'Cet état n’existe pas.' }).optional(),
    moyen: z.enum(MOYENS, { error: 'Ce moyen de paiement n’existe pas.' }).optional(),
    /** `YYYY-MM` and `YYYY-MM-DD`, in Brussels; a day overrides a month. */
    mois: mois.optional(),
    jour: z.iso.date({ error: 'Indiquez un jour, comme 2026-11-22.' }).optional(),
    aRegler: flagIn.default(0),
    /** Part of a learner's name or address, or a whole reference: order, invoice, provider. */
    recherche: recherche.optional(),
  }),
  output: z.object({
    paiements: rangees(ligne),
    plafonne: flag,
    tropDEleves: flag,
    retractations: z.array(retractation),
    /** Takings under the filters of month and way to pay. */
    recette,
    message: z.string(),
  }),
});

const remboursement = z.object({
  id,
  montant: euros,
  motif: z.string(),
  moyen: z.enum([...MOYENS, 'main']),
  finAcces: flag,
  etat: z.enum(ETATS_REMBOURSEMENT),
  avantCapture: flag,
  fournisseurId: z.string().nullable(),
  raison: z.string().nullable(),
  dateCreation: instant,
  dateEtat: instant,
  /** Null: the provider reported it. */
  par: z.string().nullable(),
  /** 1: nobody asked for this refund, so its money may return. */
  peutRevenir: flag,
});

export const getPaiement = defineCall({
  ...staffReads(10, 'secretariat', 'comptable'),
  path: '/api/extranet/getPaiement',
  summary: 'Tout ce qui concerne un paiement.',
  input: z.object({ id }),
  output: z.object({
    paiement: ligne.extend({
      email: z.string().nullable(),
      prixPlein: euros,
      tva: euros,
      /** In percent. */
      taux: z.number(),
      codePermis: z.string(),
      dureeValidite: z.int(),
      fournisseurId: z.string().nullable(),
      raison: z.string().nullable(),
      accord: z.string().nullable(),
      /** Null: agreed with the order, or not yet. */
      dateAccord: instant.nullable(),
      /** Null: the order kept no conditions. */
      conditions: z.iso.date().nullable(),
      dateEtat: instant.nullable(),
      datePaiement: instant.nullable(),
      /** Null: never opened, or no access given. */
      debut: instant.nullable(),
      fin: instant.nullable(),
      reprise: instant.nullable(),
      donne: flag,
      dateRegle: instant.nullable(),
      motifRegle: z.string().nullable(),
      reste: euros,
    }),
    livre: z
      .object({
        series: z.int(),
        chapitres: z.int(),
        exercices: z.int(),
        attestation: z.object({ id, numero: z.string(), valable: flag }).nullable(),
        /** The product, as `activateAcces` needs it. */
        acces_id: id,
        ouvert: flag,
      })
      .nullable(),
    /** As typed when ordering; null once deleted. */
    acheteur: z
      .object({
        prenom: z.string(),
        nom: z.string(),
        email: z.string(),
        adresse: z.string().nullable(),
        societe: z.object({ nom: z.string(), adresse: z.string(), tva: z.string() }).nullable(),
      })
      .nullable(),
    retractation: z
      .object({
        dateCreation: instant,
        declaration: z.string().nullable(),
        ...usage,
        decision: z.enum(DECISIONS).nullable(),
        motif: z.string().nullable(),
        dateReponse: instant.nullable(),
      })
      .nullable(),
    remboursements: z.array(remboursement),
    factures: z.array(z.object({ id, numero: z.string(), avoir: flag })),
    /** The provider's own JSON. */
    notifications: z.array(
      z.object({
        id,
        fournisseur: z.string(),
        corps: z.string(),
        suite: z.string(),
        dateCreation: instant,
      }),
    ),
    journal: z.array(z.object({ id, admin: z.string(), appel: z.string(), dateCreation: instant })),
    peut: z.object({
      rendre: flag,
      rendreParFournisseur: flag,
      verifier: flag,
      revenir: flag,
    }),
    message: z.string(),
  }),
});

/** 404: the order has no conditions. */
export const getConditionsPdf = defineCall({
  ...staffReads(10, 'secretariat', 'comptable'),
  path: '/api/extranet/getConditionsPdf',
  summary: 'Les conditions générales telles qu’acceptées en commandant, en PDF.',
  input: z.object({
    id,
  }),
  output: fichierRendu('application/pdf'),
});

/** 409: another refund meanwhile, one still pending, or the provider refuses. */
export const refundPaiement = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/refundPaiement',
  writes: 'sometimes',
  summary: 'Rembourse un paiement, en entier ou en partie.',
  input: z.object({
    id,
    montant: eurosIn,
    /** The amount left when the form was opened, against double refunds. */
    reste: eurosIn,
    motif: texte(200, 'Indiquez le motif\u00a0: il figure sur la note de crédit.'),
    finAcces: flagIn,
    /** 1: the school pays it back outside the provider. */
    main: flagIn,
  }),
  output: z.object({
    /** `demande`: the provider has not confirmed it yet. */
    etat: z.enum(['demande', 'fait']),
    message: z.string(),
  }),
});

export const checkPaiement = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/checkPaiement',
  writes: 'sometimes',
  summary: 'Demande au prestataire où en est un paiement, et en tient compte.',
  input: z.object({ id }),
  output: z.object({ connu: flag, etat: z.enum(ETATS), message: z.string() }),
});

export const settlePaiement = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/settlePaiement',
  summary: 'Note qu’un paiement est réglé autrement.',
  input: z.object({ id, motif: texte(200, 'Indiquez comment ce paiement a été réglé.') }),
  output: z.object({ message: z.string() }),
});

export const givePaiement = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/givePaiement',
  summary: 'Donne l’accès d’un paiement qui n’avait pas pu être donné.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

/** Reverses a chargeback, or a refund that nobody asked for. 409: anything else. */
export const winLitige = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/winLitige',
  summary: 'Note que l’argent repris par un litige est revenu\u00a0: facture, et accès rendu.',
  input: z.object({
    id,
    remboursement: id.nullish().transform((given) => given ?? null),
    motif: texte(
      200,
      'Indiquez ce qui le dit\u00a0: un courrier de la banque, un extrait de compte.',
    ),
  }),
  output: z.object({ message: z.string() }),
});
