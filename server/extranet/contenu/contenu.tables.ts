/** What content has been loaded, so that a start finds in one read that nothing is new. */
export interface ChargementTable {
  source: string;
  empreinte: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    chargement: ChargementTable;
  }
}
