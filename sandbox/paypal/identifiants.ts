import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXY';

/** PayPal's format: capitals and figures, 17 for orders, captures and refunds. */
export const newId = (length = 17): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** To the second, as PayPal writes it. */
export const timeOf = (now: number): string => `${new Date(now).toISOString().slice(0, 19)}Z`;
