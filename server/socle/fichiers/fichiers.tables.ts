import type { Generated } from 'kysely';
import type { SorteDImage } from './sortes.ts';

/** The row is written before its files and deleted after them: every file has a row. */
export interface FichierTable {
  cle: string;
  /** Content hash, in the picture's address; null once it is withdrawn. */
  empreinte: string | null;
  sorte: Generated<SorteDImage>;
  largeur: number;
  hauteur: number;
  /** In bytes, all files together. */
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
