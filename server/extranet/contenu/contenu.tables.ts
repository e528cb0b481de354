/** A start reads this fingerprint to skip loading unchanged content. */
export interface ChargementTable {
  source: string;
  empreinte: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    chargement: ChargementTable;
  }
}
