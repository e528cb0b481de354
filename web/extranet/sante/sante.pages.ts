import type { StaffPage } from '../cadre/pages.ts';

export const santePages = [
  {
    path: '/extranet/sante',
    label: 'Santé',
    mots: 'panne état sauvegarde disque',
    page: 'SantePage',
    rang: 17,
    reads: 'getSante',
    groupe: 'gestion',
  },
] as const satisfies readonly StaffPage[];
