import type { Generated } from 'kysely';
import type { TypeAcces } from '../../../contract/fields.ts';

/** The product: what is sold. */
export interface AccesTable {
  id: Generated<number>;
  /** Its name in content/; null when staff made it. */
  reference: string | null;
  /** Fingerprint of the content entry as loaded; null once staff have changed the row. */
  empreinte: string | null;
  libelle: string;
  slug: string;
  /** In cents, VAT included. */
  prix: number;
  /** What a renewal costs where that is another price. */
  prixRenouvellement: number | null;
  /** VAT, in hundredths of a percent: 2100. */
  taux: number;
  codePermis: string;
  type: TypeAcces;
  /** In months. */
  dureeValidite: number;
  langue: string;
  credits: string | null;
  contenu: string;
  description: string;
  title: string;
  text: string;
  libelleImage: string | null;
  actif: number;
  dateSuppression: string | null;
  /** How many times it has been saved; who saves it says from which one he began. */
  version: Generated<number>;
  /** Who saved it last, and when; null as long as it is as content/ has it. */
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
  /** When staff took it back; then `actif` is 0. What was learnt with it stays. */
  dateRetrait: string | null;
  /** From when on a withdrawal that the school has not answered suspends it; null: none does. */
  suspenduDepuis: string | null;
  /** Its buyer is asked to agree to the start before it opens, from then until then; null: he is not. */
  accordDepuis: string | null;
  accordJusque: string | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    acces: AccesTable;
    accesUser: AccesUserTable;
  }
}
