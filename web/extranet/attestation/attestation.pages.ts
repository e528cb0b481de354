import type { StaffPage } from '../cadre/pages.ts';

export const attestationPages = [
  {
    path: '/extranet/attestations',
    label: 'Attestations',
    mots: 'rendez-vous pédagogique seuil lecture',
    page: 'ValeurPage',
    rang: 12,
    reads: 'getValeurAttestation',
    groupe: 'ecole',
  },
] as const satisfies readonly StaffPage[];
