import type { StaffPage } from '../cadre/pages.ts';

export const contenuPages = [
  {
    path: '/extranet/contenu',
    label: 'Contenu',
    mots: 'archive exporter importer banque',
    page: 'ContenuPage',
    rang: 15,
    reads: 'exportContenu',
    groupe: 'contenus',
  },
] as const satisfies readonly StaffPage[];
