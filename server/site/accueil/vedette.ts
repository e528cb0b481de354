const JOUR_UN = Temporal.PlainDate.from('1970-01-01');

/** Rotates daily in Brussels; `rang` looks that many days ahead. */
export function vedetteDuJour(ids: readonly number[], now: Date, rang = 0): number | undefined {
  const jour = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('Europe/Brussels')
    .toPlainDate();
  return ids[(JOUR_UN.until(jour).days + rang) % ids.length];
}
