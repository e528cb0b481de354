import { combien } from '../../../regles/ecriture.ts';
import { HEURE, JOUR, joursEntre, MINUTE } from '../../socle/ui/dates.ts';
import type { AccesUser } from './acces.calls.ts';

export type PhaseDAcces = 'nouveau' | 'actif' | 'perime';

type Dates = Pick<AccesUser, 'datePerime' | 'isPerime'>;

/** An access may end while the page stays open. */
export function phaseOf({ datePerime, isPerime }: Dates, now: number): PhaseDAcces {
  if (datePerime === null) return 'nouveau';
  return isPerime === 1 || Date.parse(datePerime) <= now ? 'perime' : 'actif';
}

/**
 * « 12 jours », in the largest unit. Calendar days match the date shown beside. Below two days it
 * rounds down, to promise no more.
 */
export function resteSeul(datePerime: string, now: number): string {
  const reste = Date.parse(datePerime) - now;
  if (reste >= 2 * JOUR) return `${joursEntre(now, Date.parse(datePerime))} jours`;
  if (reste >= JOUR) return '1 jour';
  if (reste >= HEURE) return combien(Math.floor(reste / HEURE), 'heure');
  return combien(Math.max(1, Math.floor(reste / MINUTE)), 'minute');
}

export const resteEnMots = (datePerime: string, now: number): string =>
  `encore ${resteSeul(datePerime, now)}`;
