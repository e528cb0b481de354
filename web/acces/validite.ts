import type { AccesUser } from './acces.calls.ts';

export type Etat = 'nouveau' | 'actif' | 'perime';

type Dates = Pick<AccesUser, 'datePerime' | 'isPerime'>;

/** The clock counts too: an access can end while the page stays open. */
export function etatAcces({ datePerime, isPerime }: Dates, now: number): Etat {
  if (datePerime === null) return 'nouveau';
  return isPerime === 1 || Date.parse(datePerime) <= now ? 'perime' : 'actif';
}

const MINUTE = 60_000;
const HEURE = 60 * MINUTE;
const JOUR = 24 * HEURE;

/** « encore 12 jours », in the largest unit that fits, rounded down so as never to promise more. */
export function resteEnMots(datePerime: string, now: number): string {
  const reste = Date.parse(datePerime) - now;
  if (reste >= 2 * JOUR) return `encore ${Math.floor(reste / JOUR)} jours`;
  if (reste >= JOUR) return 'encore 1 jour';
  if (reste >= HEURE) return `encore ${pluriel(Math.floor(reste / HEURE), 'heure')}`;
  return `encore ${pluriel(Math.max(1, Math.floor(reste / MINUTE)), 'minute')}`;
}

function pluriel(nombre: number, mot: string): string {
  return `${nombre} ${mot}${nombre > 1 ? 's' : ''}`;
}
