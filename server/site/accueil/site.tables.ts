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
    page: PageTable;
  }
}
