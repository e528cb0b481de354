import type { Generated } from 'kysely';
import type { EtatPaiement } from '../../../regles/achat.ts';
import type { Moyen } from '../../../regles/fournisseurs/index.ts';

/** One attempt to pay. Its states go forward through `transitions.ts`, and nothing of the price changes once it is there. */
export interface PaiementTable {
  id: Generated<number>;
  eleve_id: number;
  acces_id: number;
  /** The product's name as it was sold. */
  libelle: string;
  /** A provider by its name on the wire, or « remise » where a discount left nothing to pay. */
  type: string;
  renouvellement: number;
  /** What is paid, in cents, VAT and discount included. */
  montant: number;
  dateCreation: string;
  etat: Generated<EtatPaiement>;
  /** Ours, for the providers: `P-` and sixteen hexadecimal digits, nothing to guess. Null: before there was a ledger. */
  commande: string | null;
  /** The provider's own id of what was paid; one is nobody else's. */
  fournisseurId: string | null;
  /** As sold: VAT in hundredths of a percent, the price before a discount, and how long it lasts. */
  taux: Generated<number>;
  prixPlein: number | null;
  remise_id: number | null;
  /** 1: its order was closed, and others have taken the use of its code since. */
  remiseRendue: Generated<number>;
  codePermis: Generated<string>;
  dureeValidite: Generated<number>;
  /** Who buys, as typed then: sealed (`acheteur.ts`). Null once nothing needs it any more. */
  acheteur: string | null;
  /** Which version of `ACCORDS` was agreed to, with the order or at `dateAccord`; null: nobody has, yet. */
  accord: string | null;
  /** When it was agreed to after the order, before the access opened. */
  dateAccord: string | null;
  /** The general conditions that were accepted then, by their fingerprint; null: before they were kept. */
  conditions: string | null;
  /** What the product has in it, as sold; null: before that was kept. */
  contenu: string | null;
  /** 1: its learner is erased; nothing is given or told any more. */
  efface: Generated<number>;
  /** Of its latest state. */
  dateEtat: string | null;
  /** When it was paid. */
  datePaiement: string | null;
  /** What it gave: the copy, from when until when (null: not started), and the end that was before. */
  acces_user_id: number | null;
  dateDebut: string | null;
  dateFin: string | null;
  datePerimeAvant: string | null;
  /** When that was taken back, and from when until when it held or would have (null: never opened). */
  dateReprise: string | null;
  debutRepris: string | null;
  finRepris: string | null;
  /** Paid, and nothing could be given for it: why, for the school to settle. */
  nonDonne: string | null;
  /** What the provider said of its end. */
  raison: string | null;
  /** What its provider said of it that somebody has to look at, in a sentence or several. */
  aVoir: string | null;
  /** When the school noted that nothing is owed any more, and why. */
  dateRegle: string | null;
  motifRegle: string | null;
  /** Given back so far, in cents. */
  rembourse: Generated<number>;
  /** 1: how it ended is still to be told to its learner, once. */
  aDire: Generated<number>;
}

/** What a provider told, once each. */
export interface NotificationTable {
  id: Generated<number>;
  fournisseur: string;
  /** What it is known again by. */
  cle: string;
  paiement_id: number | null;
  /** As it came, without what is of a card or of who pays. */
  corps: string;
  /** What became of it, in a word or a sentence. */
  suite: string;
  dateCreation: string;
}

/** Money given back, or on its way back. */
export interface RemboursementTable {
  id: Generated<number>;
  paiement_id: number;
  /** In cents. */
  montant: number;
  motif: string;
  /** Through whom: the payment's provider, or « main » for what the school pays back itself. */
  moyen: Moyen | 'main';
  /** 1: what the payment gave ends with it. */
  finAcces: number;
  /** `revenu`: it was gone, and the money is there again. */
  etat: 'demande' | 'fait' | 'refuse' | 'revenu';
  /** The same each time that its provider is asked for it, who does it once. */
  cle: string;
  /** The provider's own id of it. */
  fournisseurId: string | null;
  /** Why its provider refuses, or what says that it is there again. */
  raison: string | null;
  /** Who asked; null: its provider said so, or the learner withdrew. */
  admin_id: number | null;
  dateCreation: string;
  dateEtat: string;
}

/** A learner who changes his mind within fourteen days; once a payment. */
export interface RetractationTable {
  id: Generated<number>;
  paiement_id: number;
  dateCreation: string;
  /** What the learner added, who needs to give no reason; gone with the account. */
  declaration: string | null;
  /** Whole days that the access was open by then, of how many; and what of the price that is, in cents. */
  utilise: number;
  duree: number;
  retenu: number;
  /** What the school made of it; null: it is still to decide. */
  decision: 'remboursee' | 'refusee' | null;
  /** Why not, as its learner was told. */
  motif: string | null;
  dateReponse: string | null;
  admin_id: number | null;
}

/** What came in and went back in a month of Brussels, in cents, kept as it happens (docs/decisions/0058). */
export interface RecetteTable {
  /** `YYYY-MM`. */
  mois: string;
  type: string;
  part: number;
  /** All that was sold. */
  entre: number;
  /** Of it, or of a month before, what its provider never captured. */
  annule: Generated<number>;
  /** What went back after it had come. */
  rendu: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    paiement: PaiementTable;
    notification: NotificationTable;
    remboursement: RemboursementTable;
    retractation: RetractationTable;
    recette: RecetteTable;
  }
}
