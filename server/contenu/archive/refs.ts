import { randomBytes } from 'node:crypto';

const LONGEST = 40;

/** A name for what staff have made: what it is called, and some letters that no other school has drawn. */
export function refOf(libelle: string): string {
  const words = libelle
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return [words, randomBytes(5).toString('hex')].filter(Boolean).join('-');
}

/** In an order that no database has a say in. */
export const byRef = <T extends { reference: string | null }>(one: T, other: T): number =>
  one.reference! < other.reference! ? -1 : 1;
