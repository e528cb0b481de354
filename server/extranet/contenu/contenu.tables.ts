/** One read tells a start that nothing is new. */
export interface ChargementTable {
  source: string;
  empreinte: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    chargement: ChargementTable;
  }
}
