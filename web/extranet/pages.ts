import type { Level } from '../../contract/call.ts';

/** One staff screen. Being in the list gives it its address, its guard, its title and its way back. */
export interface StaffPage {
  path: `/extranet/${string}`;
  /** Its module, from `web/`. */
  file: string;
  /** Its title, and its name in the bar. */
  label: string;
  /** The lowest level that may see it, or the levels that may. */
  level: Level | readonly Level[];
  /** It has its entry in the bar. */
  nav?: true;
  /** Where its back link leads: to the dashboard, unless it says otherwise. */
  back?: { to: string; label: string } | null;
}

const pages = [
  {
    path: '/extranet/dashboard',
    file: 'dashboard/DashboardPage.tsx',
    label: 'Dashboard',
    level: 1,
    nav: true,
    back: null,
  },
  { path: '/extranet/questions', file: 'banque/QuestionsPage.tsx', label: 'Questions', level: 1 },
  {
    path: '/extranet/chapitres',
    file: 'elearning/ChapitresPage.tsx',
    label: 'Chapitres',
    level: 9,
  },
  {
    path: '/extranet/modules',
    file: 'elearning/ModulesPage.tsx',
    label: 'Modules',
    level: 9,
  },
  {
    path: '/extranet/journal',
    file: 'journal/JournalPage.tsx',
    label: 'Journal',
    level: 10,
    nav: true,
  },
] as const satisfies readonly StaffPage[];

/** Every staff screen behind the log-in; an entry stands here once its page exists. */
export const staffPages: readonly StaffPage[] = pages;

/** The address of one. */
export type StaffPath = (typeof pages)[number]['path'];

export const DASHBOARD = '/extranet/dashboard';

/** Whether somebody of that level may see the page. */
export const mayOpen = ({ level }: Pick<StaffPage, 'level'>, own: Level): boolean =>
  typeof level === 'number' ? own >= level : level.includes(own);
