import { createHmac, timingSafeEqual } from 'node:crypto';

export type Champs = Record<string, string>;

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

/** HMAC over all vads_ values sorted by name, empty ones too, with the key appended. */
export function signatureOf(champs: Champs, cle: string): string {
  const values = Object.entries(champs)
    .filter(([name]) => name.startsWith('vads_'))
    .sort(byName)
    .map(([, value]) => value);
  return createHmac('sha256', cle)
    .update([...values, cle].join('+'))
    .digest('base64');
}

export function isSigned(champs: Champs, signature: string, cle: string): boolean {
  const [own, given] = [signatureOf(champs, cle), signature].map((text) => Buffer.from(text));
  return own!.length === given!.length && timingSafeEqual(own!, given!);
}
