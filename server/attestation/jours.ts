const IN_WORDS = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const BRUSSELS = new Intl.DateTimeFormat('fr-BE', { ...IN_WORDS, timeZone: 'Europe/Brussels' });
const UTC = new Intl.DateTimeFormat('fr-BE', { ...IN_WORDS, timeZone: 'UTC' });
const ANNEE = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Brussels' });

/** « 1er décembre 2026 », in Brussels; of a day without an hour (`YYYY-MM-DD`) that day. */
export const jourEnMots = (date: string) =>
  (date.length === 10 ? UTC : BRUSSELS).format(new Date(date)).replace(/^1 /, '1er ');

/** In Brussels. */
export const anneeOf = (now: Date) => Number(ANNEE.format(now));
