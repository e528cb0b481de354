import type { StaffPage } from '../cadre/pages.ts';

export const accesPages = [
  {
    path: '/extranet/edit-acces/:acces_id',
    label: 'Contenu d’un accès',
    page: 'LiensPage',
    rang: 4,
    reads: 'getAccesExtranet',
  },
] as const satisfies readonly StaffPage[];
