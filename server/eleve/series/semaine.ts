const BRUSSELS = 'Europe/Brussels';

/** The Monday of the week that it is in Brussels, YYYY-MM-DD. */
export function lundiOf(instant: Date): string {
  const day = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(BRUSSELS)
    .toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** The Mondays of the last weeks, the one that it is last. */
export function derniersLundis(now: Date, nombre: number): string[] {
  const last = Temporal.PlainDate.from(lundiOf(now));
  return Array.from({ length: nombre }, (_, n) =>
    last.subtract({ weeks: nombre - 1 - n }).toString(),
  );
}
