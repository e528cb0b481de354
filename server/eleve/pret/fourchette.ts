import type { Chance } from './pret.ts';

/** In percent: a finer range would feign precision. */
const PAS = 5;

/** Rounds outwards, never narrower than what is known. */
export function fourchetteOf({ bas, haut }: Pick<Chance, 'bas' | 'haut'>) {
  const from = Math.floor((100 * bas) / PAS) * PAS;
  const to = Math.ceil((100 * haut) / PAS) * PAS;
  return { bas: Math.min(from, 100 - PAS), haut: Math.max(to, PAS) };
}
