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
] as const satisfies readonly StaffPage[];
