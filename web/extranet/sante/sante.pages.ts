import type { StaffPage } from '../cadre/pages.ts';

export const santePages = [
  {
    path: '/extranet/sante',
    label: 'Santé',
    page: 'SantePage',
    rang: 17,
    reads: 'getSante',
  },
] as const satisfies readonly StaffPage[];
