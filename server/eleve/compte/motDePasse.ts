import { randomInt } from 'node:crypto';

/** No vowels, so no words; no look-alikes. */
const CONSONNES = 'bcdfghjkmnpqrstvwxz';
const CHIFFRES = '23456789';

const draw = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

/** « Kfqz-mwpt-4729 »: within the rules, easy to copy, 46 random bits for an hour. */
export function motDePasseEnvoye(): string {
  const [first = '', ...rest] = draw(CONSONNES, 4);
  return `${first.toUpperCase()}${rest.join('')}-${draw(CONSONNES, 4)}-${draw(CHIFFRES, 4)}`;
}
