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
  /** 1 once it was on sale: from then on its slug never changes. */
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
  /** When staff took it back; `actif` is then 0, and progress stays. */
  dateRetrait: string | null;
  /** Start of the suspension by an unanswered withdrawal; null: not suspended. */
  suspenduDepuis: string | null;
  /** Between these dates the buyer must agree before it opens; null: no agreement is needed. */
  accordDepuis: string | null;
  accordJusque: string | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    acces: AccesTable;
    accesUser: AccesUserTable;
  }
}
