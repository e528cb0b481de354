import type { StaffPage } from '../cadre/pages.ts';

export const rapprochementPages = [
  {
    path: '/extranet/rapprochement',
    label: 'Rapprochement',
    page: 'RapprochementPage',
    rang: 11,
    level: 10,
  },
] as const satisfies readonly StaffPage[];
