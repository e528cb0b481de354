import type { Kysely } from 'kysely';
import type { AccesTables } from '../acces/acces.tables.ts';
import type { AdminsTables } from '../admins/admins.tables.ts';
import type { CompteTables } from '../compte/compte.tables.ts';
import type { ContenuTables } from '../contenu/contenu.tables.ts';
import type { ElearningTables } from '../elearning/elearning.tables.ts';
import type { JournalTables } from '../journal/journal.tables.ts';
import type { FichiersTables } from '../fichiers/fichiers.tables.ts';
import type { MailTables } from '../mail/mail.tables.ts';
import type { PaiementTables } from '../paiement/paiement.tables.ts';
import type { KernelTables } from '../kernel/kernel.tables.ts';
import type { QuestionsTables } from '../questions/questions.tables.ts';
import type { SeriesTables } from '../series/series.tables.ts';
import type { SiteTables } from '../site/site.tables.ts';

export type Tables = AccesTables &
  AdminsTables &
  CompteTables &
  ContenuTables &
  ElearningTables &
  JournalTables &
  FichiersTables &
  KernelTables &
  MailTables &
  PaiementTables &
  QuestionsTables &
  SeriesTables &
  SiteTables;

/** What queries run on: all that is committed, or one open transaction. */
export type Db = Kysely<Tables>;

export interface Database {
  kind: 'sqlite' | 'postgres';
  /** Reads what is committed. */
  read: Db;
  /**
   * Runs `job` in a transaction and resolves once it is on disk; rejects, with nothing kept,
   * with whatever `job` threw. On SQLite jobs run one after another and wait for one another:
   * nothing slow inside, and only `trx`, never `read`.
   */
  write: <T>(job: (trx: Db) => Promise<T>) => Promise<T>;
  /**
   * Takes out of the files what was deleted and overwritten since the last time, too: to be called
   * every hour. docs/sauvegardes.md says what each database leaves behind.
   */
  scrub: () => Promise<void>;
  close: () => Promise<void>;
}
