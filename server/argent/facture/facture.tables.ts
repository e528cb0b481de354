import type { Generated } from 'kysely';

/** F: invoices. NC: credit notes. */
export type Serie = 'F' | 'NC';

/** An invoice or a credit note, as issued: nothing changes it, and an erased account leaves it. */
export interface FactureTable {
  id: Generated<number>;
  serie: Serie;
  /** In Brussels. */
  annee: number;
  numero: number;
  paiement_id: number;
  eleve_id: number;
  /** Of a credit note: the invoice that it corrects. */
  corrige_id: number | null;
  /** 1: of a credit note whose money its provider had not captured. */
  avantCapture: Generated<number>;
  dateEmission: string;
  /** In cents, VAT included; of a credit note what it gives back. */
  montant: number;
  /** In hundredths of a percent. */
  taux: number;
  /** The VAT that `montant` contains, in cents. */
  tva: number;
  /** Sealed (`contenu.ts`). */
  contenu: string;
  /** 1: its PDF is still to be drawn. */
  aDessiner: number;
}

/** Drawn once, and kept as it was: sealed, as it names its buyer. */
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
