import type { StaffPage } from '../cadre/pages.ts';

export const elevesPages = [
  {
    path: '/extranet/eleves',
    label: 'Élèves',
    mots: 'apprenants candidats classe importer inscrire exporter',
    page: 'ElevesPage',
    rang: 7,
    reads: 'getEleves',
    groupe: 'ecole',
  },
  {
    path: '/extranet/eleves/:user_id',
    label: 'Élève',
    page: 'ElevePage',
    rang: 8,
    reads: 'getEleve',
    back: { to: '/extranet/eleves', label: 'Vers les élèves' },
  },
] as const satisfies readonly StaffPage[];
