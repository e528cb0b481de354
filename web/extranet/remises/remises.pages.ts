import type { StaffPage } from '../accueil/pages.ts';

export const remisesPages = [
  { path: '/extranet/remises', label: 'Codes de remise', page: 'RemisesPage', rang: 5, level: 9 },
] as const satisfies readonly StaffPage[];
