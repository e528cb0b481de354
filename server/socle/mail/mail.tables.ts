import type { Generated } from 'kysely';

/** A mail loses its texts once sent or given up, since they hold links and passwords. */
export interface MailTable {
  id: Generated<number>;
  eleve_id: number | null;
  /** A learner's address stays; another's is emptied with the texts. */
  destinataire: string;
  sujet: string;
  texte: string;
  html: string;
  /** Names of attachments in their rooms' words, such as « facture:12 », separated by spaces. */
  piece: string | null;
  dateCreation: string;
  essais: number;
  /** The next try, or the end of a sender's lease; null: done. */
  prochainEssai: string | null;
  dateEnvoi: string | null;
  /** Codes of the last failure; null while it is being sent. */
  erreur: string | null;
}

declare module '../db/database.ts' {
  interface Tables {
    mail: MailTable;
  }
}
