import type { Generated } from 'kysely';
import type { TypeAcces } from '../../../regles/produit.ts';

/** Loaded from content/faq.yaml. */
export interface FaqTable {
  id: Generated<number>;
  reference: string;
  type: TypeAcces;
  question: string;
  reponse: string;
  position: number;
}

/** Loaded from content/lexique.yaml. */
export interface LexiqueTable {
  mot: string;
  /** Joined by `;`. */
  autres: string;
  dit: string;
  exemple: string;
  /** The address of a drawing, and its alternative text. */
  image: string | null;
  description: string | null;
  position: number;
}

/** Loaded from content/pages/. */
export interface PageTable {
  reference: string;
  titre: string;
  /** HTML. */
  texte: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    faq: FaqTable;
    lexique: LexiqueTable;
    page: PageTable;
  }
}
