/** In milliseconds: how long after its opening a session takes results. */
const A_DAY = 24 * 3600 * 1000;

/** In milliseconds: how far two clocks may be apart. */
const CLOCKS = 60_000;

export const finDeSeance = (dateOuverture: string) => new Date(Date.parse(dateOuverture) + A_DAY);

/** Whether an exercise of that session can have ended then. */
export const isWithin = (fin: Date, dateOuverture: string, now: Date): boolean =>
  fin.getTime() >= Date.parse(dateOuverture) - CLOCKS && fin.getTime() <= now.getTime() + CLOCKS;
