import type { Generated } from 'kysely';
import type { TypeAcces } from '../../../contract/fields.ts';

/** A question that visitors often ask. Written in content/faq.yaml, and read from there again at a change. */
export interface FaqTable {
  id: Generated<number>;
  reference: string;
  type: TypeAcces;
  question: string;
  reponse: string;
  position: number;
}

/** A figure that the pages announce, from content/faits.yaml. */
export interface FaitTable {
  nom: string;
  valeur: string;
}

/** A text of the site, from content/pages/. */
export interface PageTable {
  reference: string;
  titre: string;
  /** HTML. */
  texte: string;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    fait: FaitTable;
    faq: FaqTable;
    page: PageTable;
  }
}
