import type { StaffPage } from '../cadre/pages.ts';

export const adminsPages = [
  {
    path: '/extranet/users',
    label: 'Les admins',
    page: 'AdminsPage',
    rang: 17,
    reads: 'getUsers',
    nav: true,
  },
  {
    path: '/extranet/mon-compte',
    label: 'Mon compte',
    page: 'MonComptePage',
    rang: 18,
    reads: 'getFacteur',
    menu: true,
  },
] as const satisfies readonly StaffPage[];
