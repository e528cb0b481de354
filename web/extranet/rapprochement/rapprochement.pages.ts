import type { StaffPage } from '../cadre/pages.ts';

export const rapprochementPages = [
  {
    path: '/extranet/rapprochement',
    label: 'Rapprochement',
    page: 'RapprochementPage',
    rang: 11,
    reads: 'getEcarts',
  },
] as const satisfies readonly StaffPage[];
