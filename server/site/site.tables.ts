import type { Generated } from 'kysely';
import type { TypeAcces } from '../../contract/fields.ts';

/** A question that visitors often ask. Written in content/faq.yaml, and read from there again at a change. */
export interface FaqTable {
  id: Generated<number>;
  reference: string;
  type: TypeAcces;
  question: string;
  reponse: string;
  position: number;
}

export interface SiteTables {
  faq: FaqTable;
}
