import type { StaffPage } from '../cadre/pages.ts';

export const adminsPages = [
  {
    path: '/extranet/users',
    label: 'Les admins',
    page: 'AdminsPage',
    rang: 17,
    level: 10,
    nav: true,
  },
  {
    path: '/extranet/mon-compte',
    label: 'Mon compte',
    page: 'MonComptePage',
    rang: 18,
    level: 1,
    menu: true,
  },
] as const satisfies readonly StaffPage[];
