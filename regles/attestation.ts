/** How an attestation ends, in words; of two, the later here counts. */
export const FINS_D_ATTESTATION = ['remplacée', 'retirée'] as const;
export type FinDAttestation = (typeof FINS_D_ATTESTATION)[number];

export const ETATS_D_ATTESTATION = ['valable', ...FINS_D_ATTESTATION] as const;
