import type { StaffPage } from '../cadre/pages.ts';

export const coursPages = [
  {
    path: '/extranet/chapitres',
    label: 'Chapitres',
    mots: 'cours leçon texte e-learning',
    page: 'ChapitresPage',
    rang: 13,
    reads: 'getChapitresExtranet',
    groupe: 'contenus',
  },
] as const satisfies readonly StaffPage[];
