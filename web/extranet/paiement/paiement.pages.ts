import type { StaffPage } from '../cadre/pages.ts';

export const paiementPages = [
  { path: '/extranet/paiements', label: 'Paiements', page: 'PaiementsPage', rang: 9, level: 10 },
  {
    path: '/extranet/paiements/:paiement_id',
    label: 'Paiement',
    page: 'PaiementPage',
    rang: 10,
    level: 10,
    back: { to: '/extranet/paiements', label: 'Vers les paiements' },
  },
] as const satisfies readonly StaffPage[];
