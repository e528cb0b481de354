/** In milliseconds: a session then takes no more results. */
const A_DAY = 24 * 3600 * 1000;

/** In milliseconds of clock skew. */
const CLOCKS = 60_000;

export const finDeSeance = (dateOuverture: string) => new Date(Date.parse(dateOuverture) + A_DAY);

export const isWithin = (fin: Date, dateOuverture: string, now: Date): boolean =>
  fin.getTime() >= Date.parse(dateOuverture) - CLOCKS && fin.getTime() <= now.getTime() + CLOCKS;
