import type { StaffPage } from '../cadre/pages.ts';

export const attestationPages = [
  {
    path: '/extranet/attestations',
    label: 'Attestations',
    page: 'ValeurPage',
    rang: 12,
    reads: 'getValeurAttestation',
  },
] as const satisfies readonly StaffPage[];
