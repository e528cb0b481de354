import type { StaffPage } from '../cadre/pages.ts';

export const paiementPages = [
  {
    path: '/extranet/paiements',
    label: 'Paiements',
    mots: 'facture remboursement rembourser caisse argent commande litige tva comptabilité rétractation',
    page: 'PaiementsPage',
    rang: 9,
    reads: 'getCaisse',
    groupe: 'ecole',
  },
  {
    path: '/extranet/paiements/:paiement_id',
    label: 'Paiement',
    page: 'PaiementPage',
    rang: 10,
    reads: 'getPaiement',
    back: { to: '/extranet/paiements', label: 'Vers les paiements' },
  },
] as const satisfies readonly StaffPage[];
