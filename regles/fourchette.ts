/** In percent: a finer range would feign precision. */
const PAS = 5;

/** Rounds outwards, never narrower than what is known. From 0 to 1, to percent. */
export const fourchetteOf = ({ bas, haut }: { bas: number; haut: number }) => ({
  bas: Math.min(Math.floor((100 * bas) / PAS) * PAS, 100 - PAS),
  haut: Math.max(Math.ceil((100 * haut) / PAS) * PAS, PAS),
});

/** Nine of ten such ranges hold the true share (Wilson’s). */
const Z = 1.645;

/** The share of hits that so few tries tell of, in percent. */
export function fourchetteDe({ trouves, vus }: { trouves: number; vus: number }) {
  const part = trouves / vus;
  const milieu = (part + Z ** 2 / (2 * vus)) / (1 + Z ** 2 / vus);
  const demi =
    (Z / (1 + Z ** 2 / vus)) * Math.sqrt((part * (1 - part)) / vus + Z ** 2 / (4 * vus ** 2));
  return fourchetteOf({ bas: Math.max(0, milieu - demi), haut: Math.min(1, milieu + demi) });
}
