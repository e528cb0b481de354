import type { StaffPage } from '../cadre/pages.ts';

export const adminsPages = [
  {
    path: '/extranet/users',
    label: 'Les admins',
    mots: 'personnel collègues droits secrétaire moniteur comptable propriétaire inviter',
    page: 'AdminsPage',
    rang: 17,
    reads: 'getUsers',
    nav: true,
  },
  {
    path: '/extranet/mon-compte',
    label: 'Mon compte',
    mots: 'mot de passe second facteur code',
    page: 'MonComptePage',
    rang: 18,
    reads: 'getFacteur',
    menu: true,
  },
] as const satisfies readonly StaffPage[];
