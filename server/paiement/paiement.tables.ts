import type { Generated } from 'kysely';

/** A payment that was received. */
export interface PaiementTable {
  id: Generated<number>;
  eleve_id: number;
  acces_id: number;
  /** The product's name as it was sold. */
  libelle: string;
  /** « paypal », or anything else for the card provider. */
  type: string;
  renouvellement: number;
  /** In cents. */
  montant: number;
  dateCreation: string;
}

declare module '../db/database.ts' {
  interface Tables {
    paiement: PaiementTable;
  }
}
