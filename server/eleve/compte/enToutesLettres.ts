const PARTS = new Intl.DateTimeFormat('fr-BE', {
  timeZone: 'Europe/Brussels',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** « samedi 28 novembre 2026 à 11 h 05 », in Brussels. */
export function enToutesLettres(instant: Date): string {
  const part = Object.fromEntries(
    PARTS.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const jour = part.day === '1' ? '1er' : part.day;
  const minute = part.minute === '00' ? '' : ` ${part.minute}`;
  return `${part.weekday} ${jour} ${part.month} ${part.year} à ${Number(part.hour)} h${minute}`;
}
