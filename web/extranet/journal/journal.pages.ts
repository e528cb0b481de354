import type { StaffPage } from '../cadre/pages.ts';

export const journalPages = [
  {
    path: '/extranet/journal',
    label: 'Journal',
    page: 'JournalPage',
    rang: 16,
    reads: 'getJournal',
    nav: true,
  },
  {
    path: '/extranet/corbeille',
    label: 'Corbeille',
    page: 'CorbeillePage',
    rang: 17,
    reads: 'getCorbeille',
    nav: true,
  },
] as const satisfies readonly StaffPage[];
