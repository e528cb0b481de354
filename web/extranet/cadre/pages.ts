import type { MenuDuPersonnel } from '../../../regles/champs.ts';
import type { CallName } from '../../../contract/index.ts';
import { pages } from './pages.liste.ts';
import type { Level } from '../../../regles/niveaux.ts';

/** The bar’s menus, in order. */
export const MENUS: Record<MenuDuPersonnel, string> = {
  ecole: 'École',
  contenus: 'Contenus',
  gestion: 'Gestion',
};

/** Declared in a room's `*.pages.ts`; scripts/manifestes.mjs lists those files. */
export interface StaffPage {
  path: `/extranet/${string}`;
  label: string;
  /** Other words by which people look for it. */
  mots?: string;
  /** Name of the component's file; scripts/manifestes.mjs reads it here as text. */
  page: string;
  rang: number;
  /** The call that it reads: whoever may make it may open the page. */
  reads: CallName;
  /** Opens to these alone. */
  levels?: readonly Level[];
  /** In the bar itself. */
  nav?: true;
  /** In the menu of who is connected. */
  menu?: true;
  /** In one of the bar’s three menus. */
  groupe?: MenuDuPersonnel;
  /** Without it the back link leads to the dashboard. */
  back?: { to: string; label: string } | null;
}

export type StaffPath = (typeof pages)[number]['path'];

export const staffPages: readonly (StaffPage & { path: StaffPath })[] = pages.toSorted(
  (one, other) => one.rang - other.rang,
);

export const DASHBOARD = '/extranet/dashboard';
export const MON_COMPTE = '/extranet/mon-compte';
