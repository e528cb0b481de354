/** A payment names the conditions that its buyer accepted, so rows are immutable. */
export interface ConditionsTable {
  /** The hash of `blocs` makes the same words the same row. */
  empreinte: string;
  /** YYYY-MM-DD, from the text itself. */
  version: string;
  blocs: string;
  dateCreation: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    conditions: ConditionsTable;
  }
}
