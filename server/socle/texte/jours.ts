const IN_WORDS = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const BRUSSELS = new Intl.DateTimeFormat('fr-BE', { ...IN_WORDS, timeZone: 'Europe/Brussels' });
const UTC = new Intl.DateTimeFormat('fr-BE', { ...IN_WORDS, timeZone: 'UTC' });
const ANNEE = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Brussels' });

/** « 1er décembre 2026 », in Brussels; accepts an instant or `YYYY-MM-DD`. */
export const jourEnMots = (date: string) =>
  (date.length === 10 ? UTC : BRUSSELS).format(new Date(date)).replace(/^1 /, '1er ');

export const anneeOf = (now: Date) => Number(ANNEE.format(now));

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
/** `YYYY-MM-DD` in Brussels. */
export const brusselsDay = (instant: string) => DAY.format(new Date(instant));

const HEURE = new Intl.DateTimeFormat('fr-BE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Brussels',
});

/** « 23 novembre 2026 à 09:41 », in Brussels. */
export const instantEnMots = (now: Date) =>
  `${jourEnMots(now.toISOString())} à ${HEURE.format(now)}`;

const JOUR_DE_SEMAINE = new Intl.DateTimeFormat('fr-BE', {
  weekday: 'long',
  timeZone: 'Europe/Brussels',
});

/** « samedi 28 novembre 2026 à 11 h 05 », in Brussels. */
export function instantEnToutesLettres(instant: Date): string {
  const [heures, minutes] = HEURE.format(instant).split(':');
  const heure = `${Number(heures)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
  return `${JOUR_DE_SEMAINE.format(instant)} ${jourEnMots(instant.toISOString())} à ${heure}`;
}

/** Half-open bounds of a day (`YYYY-MM-DD`) or month (`YYYY-MM`) in Brussels. */
export function bornesOf(periode: string): { from: string; to: string } {
  const first = Temporal.PlainDate.from(periode.length === 7 ? `${periode}-01` : periode);
  const next = first.add(periode.length === 7 ? { months: 1 } : { days: 1 });
  const [from, to] = [first, next].map((day) =>
    new Date(day.toZonedDateTime('Europe/Brussels').epochMilliseconds).toISOString(),
  );
  return { from: from!, to: to! };
}
