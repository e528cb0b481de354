import type { StaffPage } from '../cadre/pages.ts';

export const coursPages = [
  {
    path: '/extranet/chapitres',
    label: 'Chapitres',
    page: 'ChapitresPage',
    rang: 13,
    reads: 'getChapitresExtranet',
  },
] as const satisfies readonly StaffPage[];
