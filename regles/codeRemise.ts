/** No look-alikes: no 0, O, 1, I, L, U. */
const SIGNES = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A sign a byte; eight resist guessing. */
export const codeAuHasard = (octets: Uint8Array): string =>
  Array.from(octets, (octet) => SIGNES[octet % SIGNES.length]).join('');

/** Capitals and digits alone; null: no code. */
export function readRemise(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\s\p{M}\p{Cf}\p{Pd}._·/’']/gu, '');
  return /^[A-Z0-9]{4,20}$/.test(code) ? code : null;
}
