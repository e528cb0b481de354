/** Each order is captured once. */
export interface PaypalOrdreTable {
  paiement_id: number;
  ordreId: string;
  /** Declined captures; each one gives the next capture a fresh idempotency key. */
  essais: number;
}

declare module '../../../../socle/db/database.ts' {
  interface Tables {
    paypalOrdre: PaypalOrdreTable;
  }
}
