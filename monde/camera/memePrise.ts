import type { Vue } from './prises.ts';

/** To be compared by another machine. */
export const priseDite = ({ oeil, vers, angle }: Vue): string =>
  [...oeil, ...vers, angle].map((n) => n.toFixed(3)).join(' ');

/** In metres and degrees: two machines calculate so much alike. */
const MEME_PRISE = 0.02;

export function isMemePrise(dite: string, vue: Vue): boolean {
  const [la, ici] = [dite, priseDite(vue)].map((prise) => prise.split(' ').map(Number));
  return la!.length === ici!.length && ici!.every((n, i) => Math.abs(n - la![i]!) < MEME_PRISE);
}
