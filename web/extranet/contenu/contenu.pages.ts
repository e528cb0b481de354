import type { StaffPage } from '../cadre/pages.ts';

export const contenuPages = [
  {
    path: '/extranet/contenu',
    label: 'Contenu',
    page: 'ContenuPage',
    rang: 15,
    reads: 'exportContenu',
    menu: true,
  },
] as const satisfies readonly StaffPage[];
