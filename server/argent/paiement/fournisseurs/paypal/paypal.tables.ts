/** An order is captured once. */
export interface PaypalOrdreTable {
  paiement_id: number;
  ordreId: string;
  /** Each declined means raises it, so the next capture has a fresh idempotency key. */
  essais: number;
}

declare module '../../../../socle/db/database.ts' {
  interface Tables {
    paypalOrdre: PaypalOrdreTable;
  }
}
