import type { Generated, Selectable } from 'kysely';
import type { EtatPaiement, EtatRemboursement } from '../../../regles/achat.ts';
import type { Decision } from '../../../regles/retractation.ts';
import type { Moyen, SANS_MOYEN } from '../../../regles/fournisseurs/index.ts';

/** A provider's report moves its state by `transitions.ts`; the price never changes. */
export interface PaiementTable {
  id: Generated<number>;
  eleve_id: number;
  acces_id: number;
  libelle: string;
  /** « remise » (nothing left to pay), or the provider's name on the wire. */
  type: Moyen | typeof SANS_MOYEN;
  renouvellement: number;
  /** Cents, VAT and discount included. */
  montant: number;
  dateCreation: string;
  etat: Generated<EtatPaiement>;
  /** `P-` and sixteen random hexadecimal digits; null: older than the ledger. */
  commande: string | null;
  fournisseurId: string | null;
  /** VAT is in hundredths of a percent; the price is before the discount. */
  taux: Generated<number>;
  prixPlein: number | null;
  remise_id: number | null;
  /** 1: others took its use of the code while it was closed; paid, it exceeds the limit. */
  remiseRendue: Generated<number>;
  codePermis: Generated<string>;
  dureeValidite: Generated<number>;
  /** Sealed (`acheteur.ts`); null once nothing needs it. */
  acheteur: string | null;
  accord: string | null;
  dateAccord: string | null;
  /** The conditions' hash; null: older than their keeping. */
  conditions: string | null;
  contenu: string | null;
  /** 1: the learner is erased; nothing more is given or mailed. */
  efface: Generated<number>;
  dateEtat: string | null;
  datePaiement: string | null;
  /** The grant: the learner's copy, its start and end (null: not begun), and the end before it. */
  acces_user_id: number | null;
  dateDebut: string | null;
  dateFin: string | null;
  datePerimeAvant: string | null;
  /** When that was taken back, and the period it had (null: it was never opened). */
  dateReprise: string | null;
  debutRepris: string | null;
  finRepris: string | null;
  nonDonne: string | null;
  raison: string | null;
  aVoir: string | null;
  dateRegle: string | null;
  motifRegle: string | null;
  /** Cents. */
  rembourse: Generated<number>;
  /** 1: the learner's next screen reports it, once. */
  aDire: Generated<number>;
}

export interface NotificationTable {
  id: Generated<number>;
  fournisseur: string;
  cle: string;
  paiement_id: number | null;
  /** Card and payer data are left out. */
  corps: string;
  suite: string;
  dateCreation: string;
}

export interface RemboursementTable {
  id: Generated<number>;
  paiement_id: number;
  /** Cents. */
  montant: number;
  motif: string;
  moyen: Moyen | 'main';
  finAcces: number;
  etat: EtatRemboursement;
  /** The idempotency key is the same for each attempt. */
  cle: string;
  fournisseurId: string | null;
  raison: string | null;
  /** Null: the provider reported it, or the learner withdrew. */
  admin_id: number | null;
  dateCreation: string;
  dateEtat: string;
}

export interface RetractationTable {
  id: Generated<number>;
  paiement_id: number;
  dateCreation: string;
  /** Optional, and deleted with the account. */
  declaration: string | null;
  /** Whole days used, of how many, and their share of the price in cents. */
  utilise: number;
  duree: number;
  retenu: number;
  decision: Decision | null;
  motif: string | null;
  dateReponse: string | null;
  admin_id: number | null;
}

/** Cents in and out by month of Brussels (docs/decisions/0058). */
export interface RecetteTable {
  mois: string;
  type: string;
  part: number;
  entre: number;
  annule: Generated<number>;
  rendu: number;
}

export type Paiement = Selectable<PaiementTable>;
export type Remboursement = Selectable<RemboursementTable>;

declare module '../../socle/db/database.ts' {
  interface Tables {
    paiement: PaiementTable;
    notification: NotificationTable;
    remboursement: RemboursementTable;
    retractation: RetractationTable;
    recette: RecetteTable;
  }
}
