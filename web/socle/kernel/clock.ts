/** In milliseconds; answers are dated to the second, so a smaller difference says nothing. */
const SURE = 2000;
let ahead = 0;

/** Learns how far this device's clock is off, from the date of an answer. */
export function learnTime(answer: Response): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const difference = Date.now() - date;
  ahead = Math.abs(difference) > SURE ? difference : 0;
}

/** The time by the server's clock, which decides what has expired. */
export const serverNow = () => Date.now() - ahead;
