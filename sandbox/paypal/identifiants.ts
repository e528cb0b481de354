import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXY';

/** As PayPal's look: capitals and figures, 17 for an order, a capture or a refund. */
export const newId = (length = 17): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** To the second, as PayPal tells time. */
export const timeOf = (now: number): string => `${new Date(now).toISOString().slice(0, 19)}Z`;
