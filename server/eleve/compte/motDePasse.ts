import { randomInt } from 'node:crypto';

/** Neither vowels, so that no word comes out, nor what is taken for something else. */
const CONSONNES = 'bcdfghjkmnpqrstvwxz';
const CHIFFRES = '23456789';

const draw = (from: string, length: number) =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');

/**
 * A password to send by mail, like « Kfqz-mwpt-4729 »: within the rules for passwords, easy to copy
 * by hand, 46 random bits for its one hour.
 */
export function motDePasseEnvoye(): string {
  const [first = '', ...rest] = draw(CONSONNES, 4);
  return `${first.toUpperCase()}${rest.join('')}-${draw(CONSONNES, 4)}-${draw(CHIFFRES, 4)}`;
}
