import type { Generated, Selectable } from 'kysely';

export type Serie = 'F' | 'NC';

/** An issued document is immutable, and an erased account leaves it. */
export interface FactureTable {
  id: Generated<number>;
  serie: Serie;
  annee: number;
  numero: number;
  paiement_id: number;
  eleve_id: number;
  corrige_id: number | null;
  avantCapture: Generated<number>;
  dateEmission: string;
  /** Cents, VAT included; in a credit note, the amount refunded. */
  montant: number;
  /** Hundredths of a percent. */
  taux: number;
  tva: number;
  contenu: string;
  aDessiner: number;
}

export type Facture = Selectable<FactureTable>;

/** The PDF is drawn once, and sealed as it names its buyer. */
export interface FacturePdfTable {
  facture_id: number;
  pdf: Uint8Array;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    facture: FactureTable;
    facturePdf: FacturePdfTable;
  }
}
