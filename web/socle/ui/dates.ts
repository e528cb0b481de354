import { later } from './later.ts';

const dates = (options: Intl.DateTimeFormatOptions, locale = 'fr-BE') =>
  later(() => new Intl.DateTimeFormat(locale, options));

const BRUSSELS = { timeZone: 'Europe/Brussels' };
const DAY = dates({ dateStyle: 'long', ...BRUSSELS });
const INSTANT = dates({ dateStyle: 'long', timeStyle: 'short', ...BRUSSELS });
const TIME = dates({ timeStyle: 'short', ...BRUSSELS });
const ISO = dates(BRUSSELS, 'sv-SE');
const CALENDAR = dates({ dateStyle: 'long', timeZone: 'UTC' });
const SHORT = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const FIGURES = dates({ day: '2-digit', month: '2-digit', year: '2-digit', timeZone: 'UTC' });
const MONTH = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** « 1er novembre » */
const ranked = (date: string) => date.replace(/^1(?= )/, '1er');

/** « 22 mars 2026 », in Brussels. */
export const dayInWords = (instant: string) => ranked(DAY().format(new Date(instant)));

/** « 22 mars 2026 à 13:00 », in Brussels; a no-break space holds the hour. */
export const instantInWords = (instant: string) =>
  ranked(INSTANT().format(new Date(instant))).replace(/à (?=\d)/, 'à\u00a0');

/** « 13:00 », in Brussels. */
export const timeInWords = (instant: string) => TIME().format(new Date(instant));

/** A day without an hour, `YYYY-MM-DD`, has no time zone. */
export const dateInWords = (day: string) => ranked(CALENDAR().format(new Date(`${day}T00:00:00Z`)));

/** `YYYY-MM-DD` in Brussels. */
export const isoDay = (instant: string) => ISO().format(new Date(instant));

/** In milliseconds. */
export const SECONDE = 1000;
export const MINUTE = 60 * SECONDE;
export const HEURE = 60 * MINUTE;
export const JOUR = 24 * HEURE;

/** Calendar days in Brussels. */
export const joursEntre = (from: number, to: number): number =>
  (Date.parse(ISO().format(to)) - Date.parse(ISO().format(from))) / JOUR;

/** « 22 nov. », from `YYYY-MM-DD`. */
export const shortDate = (day: string) => SHORT().format(new Date(`${day}T00:00:00Z`));

/** « 22/11/26 », from `YYYY-MM-DD`. */
export const shortDay = (day: string) => FIGURES().format(new Date(`${day}T00:00:00Z`));

/** « novembre 2026 », from `YYYY-MM`. */
export const monthInWords = (month: string) => MONTH().format(new Date(`${month}-01T00:00:00Z`));

/** The newest first; `today`: `YYYY-MM-DD` in Brussels. */
export function lastMonths(today: string, count: number) {
  const [year, month] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const value = new Date(Date.UTC(year!, month! - 1 - back, 1)).toISOString().slice(0, 7);
    return { value, label: monthInWords(value) };
  });
}
