import { createHmac } from 'node:crypto';

/** PayZen signs the `vads_…` fields. */
export type Vads = Record<string, string>;

/** HMAC-SHA-256 covers the values by name order, then the key (payzen.md#signature). */
export function signatureOf(fields: Vads, cle: string): string {
  const values = Object.keys(fields)
    .filter((name) => name.startsWith('vads_'))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name) => fields[name]);
  return createHmac('sha256', cle)
    .update([...values, cle].join('+'), 'utf8')
    .digest('base64');
}
