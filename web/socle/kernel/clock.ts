/** The Date header is exact to a second. */
const SURE_MS = 2000;
let ahead = 0;

export function learnTime(answer: Response): void {
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const difference = Date.now() - date;
  ahead = Math.abs(difference) > SURE_MS ? difference : 0;
}

export const serverNow = () => Date.now() - ahead;
