/** The last number that was given on a day (`YYYY-MM-DD`, UTC). */
export interface PayzenJourTable {
  jour: string;
  dernier: number;
}

/** What the card provider knows a payment by on its day: one number is nobody else's. */
export interface PayzenTransactionTable {
  paiement_id: number;
  jour: string;
  /** Six digits. */
  transId: string;
}

declare module '../../../../socle/db/database.ts' {
  interface Tables {
    payzenJour: PayzenJourTable;
    payzenTransaction: PayzenTransactionTable;
  }
}
