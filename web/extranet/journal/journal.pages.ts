import type { StaffPage } from '../cadre/pages.ts';

export const journalPages = [
  {
    path: '/extranet/journal',
    label: 'Journal',
    mots: 'historique changements qui connexion',
    page: 'JournalPage',
    rang: 16,
    reads: 'getJournal',
    groupe: 'gestion',
  },
  {
    path: '/extranet/corbeille',
    label: 'Corbeille',
    page: 'CorbeillePage',
    rang: 17,
    reads: 'getCorbeille',
    groupe: 'gestion',
    mots: 'supprimé rétablir poubelle effacé',
  },
] as const satisfies readonly StaffPage[];
