import type { StaffPage } from '../cadre/pages.ts';

export const elevesPages = [
  { path: '/extranet/eleves', label: 'Élèves', page: 'ElevesPage', rang: 7, level: 10 },
  {
    path: '/extranet/eleves/:user_id',
    label: 'Élève',
    page: 'ElevePage',
    rang: 8,
    level: 10,
    back: { to: '/extranet/eleves', label: 'Vers les élèves' },
  },
] as const satisfies readonly StaffPage[];
