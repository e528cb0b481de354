import type { StaffPage } from '../cadre/pages.ts';

export const elevesPages = [
  { path: '/extranet/eleves', label: 'Élèves', page: 'ElevesPage', rang: 7, reads: 'getEleves' },
  {
    path: '/extranet/eleves/:user_id',
    label: 'Élève',
    page: 'ElevePage',
    rang: 8,
    reads: 'getEleve',
    back: { to: '/extranet/eleves', label: 'Vers les élèves' },
  },
] as const satisfies readonly StaffPage[];
