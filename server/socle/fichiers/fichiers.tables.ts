/** A picture that staff have sent. There before its files are, and gone after them: no file is without a row. */
export interface FichierTable {
  /** Under which its files stand in the store; drawn by lot, and never given again. */
  cle: string;
  /** Of its content, by which addresses name it; null once it is withdrawn and its files may go. */
  empreinte: string | null;
  /** Of the greater of its files, in pixels. */
  largeur: number;
  hauteur: number;
  /** Of its files together, in bytes. */
  poids: number;
  dateCreation: string;
  /** When it is next looked at whether anything uses it. */
  dateControle: string;
  /** Since when nothing is known to use it. */
  dateInutile: string | null;
}

declare module '../db/database.ts' {
  interface Tables {
    fichier: FichierTable;
  }
}
