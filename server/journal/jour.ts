const BRUSSELS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Where a day (`YYYY-MM-DD`) begins in Brussels, in UTC. */
function beginOf(day: string): string {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  const ahead = Number(BRUSSELS.format(midnight));
  return new Date(midnight.getTime() - ahead * 3_600_000).toISOString();
}

/** From when until when it is a day in Brussels; one of them has 23 hours and one 25. */
export function dayInBrussels(day: string): { from: string; to: string } {
  const next = new Date(`${day}T00:00:00.000Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return { from: beginOf(day), to: beginOf(next.toISOString().slice(0, 10)) };
}
