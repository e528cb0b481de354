/** The Date header is exact to a second. */
const SURE_MS = 2000;
let ahead = 0;

/** `at`: when it came. */
export function learnTime(answer: Response, at: number): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const difference = at - date;
  ahead = Math.abs(difference) > SURE_MS ? difference : 0;
}

export const serverNow = () => Date.now() - ahead;
