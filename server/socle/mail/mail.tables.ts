import type { Generated } from 'kysely';

/**
 * A mail to send, sent, or given up. Its words are emptied when it is done: they carry links and
 * passwords.
 */
export interface MailTable {
  id: Generated<number>;
  eleve_id: number | null;
  /** Emptied too, when it is done and is no learner's. */
  destinataire: string;
  sujet: string;
  texte: string;
  html: string;
  /** What goes with it, in the words of the rooms that have it, such as « facture:12 », a space between two; null: nothing does. */
  piece: string | null;
  dateCreation: string;
  /** How often it was tried. */
  essais: number;
  /** When to try next, also how long a server that is sending it holds it; null: sent, or given up. */
  prochainEssai: string | null;
  dateEnvoi: string | null;
  /** Why the last try failed, in codes; while somebody has it in hand, null. */
  erreur: string | null;
}

declare module '../db/database.ts' {
  interface Tables {
    mail: MailTable;
  }
}
