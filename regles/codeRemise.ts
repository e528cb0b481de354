/** The code of a discount, which somebody types from a leaflet or a mail. Both sides read it, without Zod. */

/** None that is taken for another one: no 0 and O, no 1, I and L, no U beside V. */
const SIGNES = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Of as many random bytes as it has signs; eight make one that nobody guesses. */
export const codeAuHasard = (octets: Uint8Array): string =>
  Array.from(octets, (octet) => SIGNES[octet % SIGNES.length]).join('');

/** What was typed, as codes are kept and compared: capitals and digits, whatever its accents, spaces and dashes; null: no code is so. */
export function lireRemise(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\s\p{M}\p{Cf}\p{Pd}._·/’']/gu, '');
  return /^[A-Z0-9]{4,20}$/.test(code) ? code : null;
}
