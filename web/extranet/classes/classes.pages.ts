import type { StaffPage } from '../cadre/pages.ts';

export const classesPages = [
  {
    path: '/extranet/classes/:classe_id',
    label: 'Classe',
    page: 'ClassePage',
    rang: 8,
    reads: 'getClasse',
    back: { to: '/extranet/classes', label: 'Vers les classes' },
  },
] as const satisfies readonly StaffPage[];
