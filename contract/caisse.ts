import { z } from 'zod';
import { ETATS, commandeOf, fauteDeCommande } from '../regles/achat.ts';
import { MOYENS } from '../regles/fournisseurs/index.ts';
import { defineCall } from './call.ts';
import { fichierRendu } from './fichier.ts';
import {
  email,
  euros,
  eurosIn,
  flag,
  flagIn,
  id,
  instant,
  page,
  rangees,
  recherche,
} from './fields.ts';
import { recette } from './recette.ts';
import { texte, texteOuRien } from './textes.ts';

const mois = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
  error: 'Ce mois n’est pas valable\u00a0: il s’écrit comme «\u00a02026-11\u00a0».',
});

/** Why somebody of the school has to look at a payment. */
const aRegler = z.object({
  /** Paid, and nothing could be given for it: why. */
  nonDonne: z.string().nullable(),
  /** What its provider said of it that somebody has to look at. */
  aVoir: z.string().nullable(),
  /** Its bank took it back. */
  impaye: flag,
  /** A refund is on its way, or was refused by its provider. */
  demande: flag,
  refuse: flag,
  /** A withdrawal that nobody has decided about. */
  retractation: flag,
  /** Its money went back or is asked back, and this attestation still counts; null: none does. */
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
  /** The part that was never taken. */
  annule: euros,
  type: z.enum(MOYENS),
  etat: z.enum(ETATS),
  /** 1: all of it was lost or cancelled before its provider captured it. */
  avantCapture: flag,
  commande: z.string().nullable(),
  aRegler,
});

/** What of a price was used when a learner withdrew: so many of so many days, and what that is. */
const usage = {
  utilise: z.int(),
  duree: z.int(),
  retenu: euros,
};

const retractation = z.object({
  /** Of the payment. */
  id,
  nom,
  libelle: z.string(),
  montant: euros,
  dateCreation: instant,
  /** The day before which it has to be paid back. */
  avant: instant,
  declaration: z.string().nullable(),
  ...usage,
  /** What is to be given back. */
  rendu: euros,
});

/**
 * The ledger, the newest first. A list goes back ten thousand payments (`plafonne`: 1 where there are
 * more): a month, a day, a state or a learner leads further. Of learners found the fifty newest are looked at.
 */
export const getCaisse = defineCall({
  method: 'GET',
  path: '/api/extranet/getCaisse',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Les paiements de l’école, par pages, et ce qu’un mois a rapporté.',
  input: z.object({
    page,
    etat: z.enum(ETATS, { error: 'Cet état n’existe pas.' }).optional(),
    moyen: z.enum(MOYENS, { error: 'Ce moyen de paiement n’existe pas.' }).optional(),
    /** `YYYY-MM` and `YYYY-MM-DD`, of Brussels; a day goes before a month. */
    mois: mois.optional(),
    jour: z.iso.date({ error: 'Indiquez un jour, comme 2026-11-22.' }).optional(),
    /** 1: only what waits for somebody. */
    aRegler: flagIn.default(0),
    /** Letters of a learner, or a whole reference: of the order, an invoice, a provider. */
    recherche: recherche.optional(),
  }),
  output: z.object({
    paiements: rangees(ligne),
    plafonne: flag,
    /** 1: more learners were found than are looked at. */
    tropDEleves: flag,
    /** Those that wait, the oldest first. */
    retractations: z.array(retractation),
    /** Of the month that is asked for, or of this one; by the way to pay that is asked for. */
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
  /** `revenu`: it was gone, and the money is there again. */
  etat: z.enum(['demande', 'fait', 'refuse', 'revenu']),
  /** 1: cancelled before its provider captured it. */
  avantCapture: flag,
  fournisseurId: z.string().nullable(),
  raison: z.string().nullable(),
  dateCreation: instant,
  dateEtat: instant,
  /** Who asked; null: the provider said so. */
  par: z.string().nullable(),
  /** 1: it went without being asked of its provider, and may come again. */
  peutRevenir: flag,
});

export const getPaiement = defineCall({
  method: 'GET',
  path: '/api/extranet/getPaiement',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Tout ce qui concerne un paiement.',
  input: z.object({ id }),
  output: z.object({
    paiement: ligne.extend({
      email: z.string().nullable(),
      /** As sold. */
      prixPlein: euros,
      tva: euros,
      /** In percent. */
      taux: z.number(),
      codePermis: z.string(),
      dureeValidite: z.int(),
      fournisseurId: z.string().nullable(),
      raison: z.string().nullable(),
      accord: z.string().nullable(),
      /** When that was agreed to after the order; null: with it, or not yet. */
      dateAccord: instant.nullable(),
      /** The date of the general conditions that were accepted with the order; null: none were kept. */
      conditions: z.iso.date().nullable(),
      dateEtat: instant.nullable(),
      datePaiement: instant.nullable(),
      /** From when until when what it gave holds; null: never opened, or nothing given. */
      debut: instant.nullable(),
      fin: instant.nullable(),
      /** When it was taken back; null: it was not. */
      reprise: instant.nullable(),
      donne: flag,
      dateRegle: instant.nullable(),
      motifRegle: z.string().nullable(),
      /** What can still be given back. */
      reste: euros,
    }),
    /** What was had of it since it was paid; null: nothing was given. */
    livre: z
      .object({
        series: z.int(),
        chapitres: z.int(),
        exercices: z.int(),
        attestation: z.object({ id, numero: z.string(), valable: flag }).nullable(),
        /** The product, for `activateAcces`; and whether the learner's copy opens. */
        acces_id: id,
        ouvert: flag,
      })
      .nullable(),
    /** Who bought, as it stood at the order; null once it is not kept any more. */
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
        rendu: euros,
        decision: z.enum(['remboursee', 'refusee']).nullable(),
        motif: z.string().nullable(),
        dateReponse: instant.nullable(),
      })
      .nullable(),
    remboursements: z.array(remboursement),
    factures: z.array(z.object({ id, numero: z.string(), avoir: flag })),
    /** What a provider told, as it came: JSON. */
    notifications: z.array(
      z.object({
        id,
        fournisseur: z.string(),
        corps: z.string(),
        suite: z.string(),
        dateCreation: instant,
      }),
    ),
    /** The newest of its lines. */
    journal: z.array(z.object({ id, admin: z.string(), appel: z.string(), dateCreation: instant })),
    /** What can be done about it now. */
    peut: z.object({
      rendre: flag,
      rendreParFournisseur: flag,
      verifier: flag,
      /** Its bank took it back, and may give it back. */
      revenir: flag,
    }),
    message: z.string(),
  }),
});

/** 404 where none were kept with that order. */
export const getConditionsPdf = defineCall({
  method: 'GET',
  path: '/api/extranet/getConditionsPdf',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Les conditions générales telles qu’acceptées en commandant, en PDF.',
  input: z.object({
    /** Of the payment. */
    id,
  }),
  output: fichierRendu('application/pdf'),
});

/** 409: something else was given back meanwhile, or is on its way; and what its provider refuses. */
export const refundPaiement = defineCall({
  method: 'POST',
  path: '/api/extranet/refundPaiement',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Rembourse un paiement, en entier ou en partie.',
  input: z.object({
    id,
    montant: eurosIn,
    /** What could be given back when the form was opened. */
    reste: eurosIn,
    motif: texte(200, 'Indiquez le motif\u00a0: il figure sur la note de crédit.'),
    /** 1: what the payment gave ends with it. */
    finAcces: flagIn,
    /** 1: the school pays it back itself, or has. */
    main: flagIn,
  }),
  output: z.object({
    /** `demande`: nobody knows yet whether its provider has done it. */
    etat: z.enum(['demande', 'fait']),
    message: z.string(),
  }),
});

export const checkPaiement = defineCall({
  method: 'POST',
  path: '/api/extranet/checkPaiement',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Demande au prestataire où en est un paiement, et en tient compte.',
  input: z.object({ id }),
  output: z.object({ connu: flag, etat: z.enum(ETATS), message: z.string() }),
});

export const settlePaiement = defineCall({
  method: 'POST',
  path: '/api/extranet/settlePaiement',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Note qu’un paiement est réglé autrement.',
  input: z.object({ id, motif: texte(200, 'Indiquez comment ce paiement a été réglé.') }),
  output: z.object({ message: z.string() }),
});

export const givePaiement = defineCall({
  method: 'POST',
  path: '/api/extranet/givePaiement',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Donne l’accès d’un paiement qui n’avait pas pu être donné.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

/**
 * What a bank had taken back is there again: of a whole payment, or of one refund that nobody asked its
 * provider for. 409 for what is not gone, or was never taken.
 */
export const winLitige = defineCall({
  method: 'POST',
  path: '/api/extranet/winLitige',
  audience: 'admin',
  level: 10,
  writes: 'always',
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

export const refuseRetractation = defineCall({
  method: 'POST',
  path: '/api/extranet/refuseRetractation',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Refuse une rétractation, avec un motif que l’élève reçoit.',
  input: z.object({
    id,
    motif: texte(500, 'Indiquez le motif\u00a0: l’élève le reçoit par mail.'),
  }),
  output: z.object({ message: z.string() }),
});

/** Those from which one may withdraw today, and those from which one has. */
export const getRetractations = defineCall({
  method: 'GET',
  path: '/api/payment/getRetractations',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les achats dont l’élève connecté peut se rétracter, ou s’est rétracté.',
  input: z.object({}),
  output: z.object({
    /** Who would withdraw, and where the acknowledgement goes: there to be confirmed. */
    nom: z.string(),
    email: z.string(),
    retractations: z.array(
      z.object({
        /** Of the payment. */
        id,
        libelle: z.string(),
        /** The reference of its order; null: before there were any. */
        commande: z.string().nullable(),
        /** The last moment; null: it was done. */
        jusque: instant.nullable(),
        dateRetractation: instant.nullable(),
        decision: z.enum(['remboursee', 'refusee']).nullable(),
        motif: z.string().nullable(),
        ...usage,
        rendu: euros,
      }),
    ),
  }),
});

/** 409 after the fourteen days, once the service is performed, and the second time. */
export const withdrawPaiement = defineCall({
  method: 'POST',
  path: '/api/payment/withdrawPaiement',
  audience: 'eleve',
  writes: 'always',
  summary: 'L’élève connecté se rétracte d’un achat.',
  input: z.object({
    id,
    /** Nobody has to give a reason. */
    declaration: texteOuRien(1000),
  }),
  output: z.object({ dateRetractation: instant, message: z.string() }),
});

/**
 * The same for who is not logged in, by the number of the order and the address that it was made with. Nobody is told
 * whether there is such an order: what came of it goes by mail to its buyer, and no other answer is given.
 */
export const withdrawCommande = defineCall({
  method: 'POST',
  path: '/api/site/withdrawCommande',
  audience: 'visiteur',
  writes: 'always',
  summary: 'Rétracte un achat par son numéro de commande et son adresse e-mail, sans se connecter.',
  input: z.object({
    commande: z
      .string({ error: 'Indique le numéro de ta commande.' })
      .max(60, { error: 'Ce numéro de commande est trop long.', abort: true })
      .transform((typed, context) => {
        const commande = commandeOf(typed);
        if (commande) return commande;
        context.addIssue({ code: 'custom', message: fauteDeCommande(typed)! });
        return z.NEVER;
      }),
    email,
  }),
  output: z.object({ dateReception: instant, message: z.string() }),
});
