import type { StaffPage } from '../cadre/pages.ts';

export const attestationPages = [
  {
    path: '/extranet/attestations',
    label: 'Attestations',
    page: 'ValeurPage',
    rang: 12,
    level: 10,
  },
] as const satisfies readonly StaffPage[];
