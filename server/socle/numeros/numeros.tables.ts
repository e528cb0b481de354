import type { SuiteDeNumeros } from './numeros.ts';

export interface NumerotationTable {
  suite: SuiteDeNumeros;
  annee: number;
  dernier: number;
}

declare module '../db/database.ts' {
  interface Tables {
    numerotation: NumerotationTable;
  }
}
