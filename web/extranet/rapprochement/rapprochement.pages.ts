import type { StaffPage } from '../cadre/pages.ts';

export const rapprochementPages = [
  {
    path: '/extranet/rapprochement',
    label: 'Rapprochement',
    mots: 'écarts relevé prestataire banque carte',
    page: 'RapprochementPage',
    rang: 11,
    reads: 'getEcarts',
    groupe: 'ecole',
  },
] as const satisfies readonly StaffPage[];
