import type { Generated } from 'kysely';

/**
 * An attestation as it was issued. Nothing changes what it says; it is replaced by another, or taken
 * back. Of an erased learner number, code and dates stay.
 */
export interface AttestationTable {
  id: Generated<number>;
  acces_user_id: number;
  eleve_id: number;
  /** In Brussels. */
  annee: number;
  numero: number;
  /** regles/codeAttestation.ts. */
  code: string;
  /** Of the course. */
  dateDebut: string;
  dateFin: string;
  dateDelivrance: string;
  /** « C. L. »; null once its learner is erased. */
  initiales: string | null;
  /** Sealed (`contenu.ts`); null once its learner is erased. */
  contenu: string | null;
  /** 1: its PDF is still to be drawn. */
  aDessiner: number;
  /** When another one took its place. */
  dateRemplacement: string | null;
  dateRetrait: string | null;
  motif: string | null;
}

/** Drawn once, and kept as it was: sealed, as it names its learner. */
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
