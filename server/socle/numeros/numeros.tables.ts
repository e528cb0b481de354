import type { Suite } from './numeros.ts';

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
