import { pages } from './pages.liste.ts';
import type { Level } from '../../../contract/call.ts';

/** One staff screen, told in a `*.pages.ts` of its room: that gives it its address, its guard, its title and its way back. */
export interface StaffPage {
  path: `/extranet/${string}`;
  /** Its title, and its name in the bar. */
  label: string;
  /** The component that shows it, in a file of that name beside the entry. */
  page: string;
  /** Its place among the others. */
  rang: number;
  /** The lowest level that may see it, or the levels that may. */
  level: Level | readonly Level[];
  /** It has its entry in the bar. */
  nav?: true;
  /** It has its entry behind the greeting. */
  menu?: true;
  /** Where its back link leads: to the dashboard, unless it says otherwise. */
  back?: { to: string; label: string } | null;
}

/** Every staff screen behind the log-in, in the order of the dashboard. */
export const staffPages: readonly StaffPage[] = pages.toSorted(
  (one, other) => one.rang - other.rang,
);

/** The address of one. */
export type StaffPath = (typeof pages)[number]['path'];

export const DASHBOARD = '/extranet/dashboard';
/** Where a second factor is set up. */
export const MON_COMPTE = '/extranet/mon-compte';

/** What a level is called. */
export const NIVEAUX: Record<Level, string> = {
  1: 'Utilisateur',
  9: 'Administrateur',
  10: 'Superviseur',
};

/** Whether somebody of that level may see the page. */
export const mayOpen = ({ level }: Pick<StaffPage, 'level'>, own: Level): boolean =>
  typeof level === 'number' ? own >= level : level.includes(own);
