/** What the wallet calls a payment: its order is ours to capture, once. */
export interface PaypalOrdreTable {
  paiement_id: number;
  /** The provider's id of the order. */
  ordreId: string;
  /** How often another means had to be chosen: each capture that may be asked for anew has its own number. */
  essais: number;
}

declare module '../../../../socle/db/database.ts' {
  interface Tables {
    paypalOrdre: PaypalOrdreTable;
  }
}
