import type { StaffPage } from '../cadre/pages.ts';

export const statistiquesPages = [
  {
    path: '/extranet/sentinelle',
    label: 'Sentinelle',
    page: 'SentinellePage',
    rang: 3,
    reads: 'getSentinelle',
  },
] as const satisfies readonly StaffPage[];
