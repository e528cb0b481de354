import type { StaffPage } from '../cadre/pages.ts';

export const statistiquesPages = [
  {
    path: '/extranet/sentinelle',
    label: 'Sentinelle',
    page: 'SentinellePage',
    rang: 3,
    reads: 'getSentinelle',
    groupe: 'contenus',
    mots: 'statistiques difficulté clé fausse taux erreurs',
  },
] as const satisfies readonly StaffPage[];
