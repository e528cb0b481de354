import type { Generated } from 'kysely';

/** Immutable, but for replacement or revocation. Erased learners leave number, code and dates. */
export interface AttestationTable {
  id: Generated<number>;
  acces_user_id: number;
  eleve_id: number;
  /** The year in Brussels, in which its number counts. */
  annee: number;
  numero: number;
  code: string;
  dateDebut: string;
  dateFin: string;
  dateDelivrance: string;
  /** « C. L. »; null once its learner is erased. */
  initiales: string | null;
  /** Sealed (`contenu.ts`); null once its learner is erased. */
  contenu: string | null;
  aDessiner: number;
  dateRemplacement: string | null;
  dateRetrait: string | null;
  motif: string | null;
}

/** The PDF is drawn once, and sealed because it names its learner. */
export interface AttestationPdfTable {
  attestation_id: number;
  pdf: Uint8Array;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    attestation: AttestationTable;
    attestationPdf: AttestationPdfTable;
  }
}
