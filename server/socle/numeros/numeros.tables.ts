import type { Suite } from './numeros.ts';

/** The last number that was given in a year. */
export interface NumerotationTable {
  suite: Suite;
  annee: number;
  dernier: number;
}

declare module '../db/database.ts' {
  interface Tables {
    numerotation: NumerotationTable;
  }
}
