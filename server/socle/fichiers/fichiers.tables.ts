/** The row exists before its files and after them: no file is without a row. */
export interface FichierTable {
  cle: string;
  /** Addresses name a picture by its content hash; null once it is withdrawn. */
  empreinte: string | null;
  largeur: number;
  hauteur: number;
  /** In bytes, both files together. */
  poids: number;
  dateCreation: string;
  dateControle: string;
  dateInutile: string | null;
}

declare module '../db/database.ts' {
  interface Tables {
    fichier: FichierTable;
  }
}
