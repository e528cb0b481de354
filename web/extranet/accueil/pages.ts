import type { Level } from '../../../contract/call.ts';

/** One staff screen. Being in the list gives it its address, its guard, its title and its way back; what it shows stands in StaffPage.tsx. */
export interface StaffPage {
  path: `/extranet/${string}`;
  /** Its title, and its name in the bar. */
  label: string;
  /** The lowest level that may see it, or the levels that may. */
  level: Level | readonly Level[];
  /** It has its entry in the bar. */
  nav?: true;
  /** It has its entry behind the greeting. */
  menu?: true;
  /** Where its back link leads: to the dashboard, unless it says otherwise. */
  back?: { to: string; label: string } | null;
}

const pages = [
  {
    path: '/extranet/dashboard',
    label: 'Dashboard',
    level: 1,
    nav: true,
    back: null,
  },
  { path: '/extranet/questions', label: 'Questions', level: 1 },
  { path: '/extranet/acces', label: 'Accès', level: 9 },
  {
    path: '/extranet/edit-acces/:acces_id',
    label: 'Contenu d’un accès',
    level: 9,
  },
  { path: '/extranet/remises', label: 'Codes de remise', level: 9 },
  { path: '/extranet/themes', label: 'Séries', level: 9 },
  { path: '/extranet/eleves', label: 'Élèves', level: 10 },
  {
    path: '/extranet/eleves/:user_id',
    label: 'Élève',
    level: 10,
    back: { to: '/extranet/eleves', label: 'Vers les élèves' },
  },
  { path: '/extranet/paiements', label: 'Paiements', level: 10 },
  {
    path: '/extranet/paiements/:paiement_id',
    label: 'Paiement',
    level: 10,
    back: { to: '/extranet/paiements', label: 'Vers les paiements' },
  },
  { path: '/extranet/rapprochement', label: 'Rapprochement', level: 10 },
  { path: '/extranet/attestations', label: 'Attestations', level: 10 },
  {
    path: '/extranet/chapitres',
    label: 'Chapitres',
    level: 9,
  },
  {
    path: '/extranet/modules',
    label: 'Modules',
    level: 9,
  },
  {
    path: '/extranet/contenu',
    label: 'Contenu',
    level: 9,
    menu: true,
  },
  {
    path: '/extranet/journal',
    label: 'Journal',
    level: 10,
    nav: true,
  },
  {
    path: '/extranet/users',
    label: 'Les admins',
    level: 10,
    nav: true,
  },
  {
    path: '/extranet/mon-compte',
    label: 'Mon compte',
    level: 1,
    menu: true,
  },
] as const satisfies readonly StaffPage[];

/** Every staff screen behind the log-in; an entry stands here once its page exists. */
export const staffPages: readonly StaffPage[] = pages;

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
