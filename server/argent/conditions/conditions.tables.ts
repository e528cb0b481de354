/** The general conditions as they stood once: a payment names those that its buyer accepted. Nothing changes a row. */
export interface ConditionsTable {
  /** Of `blocs`: the same words are the same row. */
  empreinte: string;
  /** The date that the text bears, YYYY-MM-DD. */
  version: string;
  /** `Bloc[]` as JSON. */
  blocs: string;
  /** When the first order was made under them. */
  dateCreation: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    conditions: ConditionsTable;
  }
}
