import type { Generated } from 'kysely';
import type { Valeurs } from '../../../regles/champs.ts';
import type { PRODUIT } from '../../../regles/produit.ts';

/** The product. regles/produit.ts describes the other columns. */
export interface AccesTable extends Valeurs<typeof PRODUIT.champs> {
  id: Generated<number>;
  /** Its name in content/; null when staff made it. */
  reference: string | null;
  /** Hash of the content entry as loaded; null once staff have changed the row. */
  empreinte: string | null;
  slug: string;
  codePermis: string;
  contenu: string;
  libelleImage: string | null;
  dateSuppression: string | null;
  /** Counts saves, to detect a stale edit (optimistic lock). */
  version: Generated<number>;
  /** The last author; null: unchanged since content/. */
  admin_id: number | null;
  dateModification: string | null;
  /** 1 once it has been on sale: its slug stays. */
  dejaEnVente: Generated<number>;
}

/** A learner's own copy. Both dates are null until it is started. */
export interface AccesUserTable {
  id: Generated<number>;
  eleve_id: number;
  acces_id: number;
  /** 0: switched off by staff. */
  actif: number;
  dateActivation: string | null;
  datePerime: string | null;
  dateCreation: string;
  /** Taken back by staff; then `actif` is 0, and what was learnt stays. */
  dateRetrait: string | null;
  /** An unanswered withdrawal suspends it from then on; null: none. */
  suspenduDepuis: string | null;
  /** The buyer must first agree to the start within these dates; null: not needed. */
  accordDepuis: string | null;
  accordJusque: string | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    acces: AccesTable;
    accesUser: AccesUserTable;
  }
}
