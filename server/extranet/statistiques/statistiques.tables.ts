import type { Generated } from 'kysely';
import type { NomDeConstat } from '../../../regles/sentinelle.ts';

/** Staff have judged a finding; `dateRetrait`: and taken that back. */
export interface ConstatRegleTable {
  id: Generated<number>;
  version_id: number | null;
  theme_id: number | null;
  constat: NomDeConstat;
  /** Fingerprint of the series: another composition makes the finding new. */
  empreinte: string | null;
  admin_id: number;
  dateCreation: string;
  dateRetrait: string | null;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    constatRegle: ConstatRegleTable;
  }
}
