import type { StaffPage } from '../accueil/pages.ts';

export const seriesPages = [
  { path: '/extranet/themes', label: 'Séries', page: 'ThemesPage', rang: 6, level: 9 },
] as const satisfies readonly StaffPage[];
