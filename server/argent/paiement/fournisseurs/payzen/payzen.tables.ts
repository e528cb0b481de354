/** Days are `YYYY-MM-DD`, UTC. */
export interface PayzenJourTable {
  jour: string;
  dernier: number;
}

export interface PayzenTransactionTable {
  paiement_id: number;
  jour: string;
  transId: string;
}

declare module '../../../../socle/db/database.ts' {
  interface Tables {
    payzenJour: PayzenJourTable;
    payzenTransaction: PayzenTransactionTable;
  }
}
