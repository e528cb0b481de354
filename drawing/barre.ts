import type { Plaque } from './plaques.ts';
import { chemin, n, trait } from './svg.ts';

/** What is struck out. */
type Barree = Pick<Plaque, 'l' | 'h' | 'rayon'>;

interface Barre {
  couleur: string;
  /** Its own width, in % of the plate's. */
  part: number;
  /** From lower left to upper right, as where something ends; else from upper left to lower right. */
  monte?: boolean;
  /** `coin`: up to the rim, whose shape its ends take. `rond`: round ends, within the plate's edge. */
  bouts?: 'coin' | 'rond';
}

/** How far round ends keep from the rim, in % of the plate's width. */
const RETRAIT = 3;

/** On a disc a band under 45° whose ends follow the rim. */
function surDisque(r: number, w: number): string {
  const x = Math.sqrt(r * r - w * w);
  const d = `M${n(-x)} ${n(-w)}H${n(x)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(w)}H${n(-x)}A${n(r)} ${n(r)} 0 0 1 ${n(-x)} ${n(-w)}Z`;
  return d;
}

/** From the lower left corner to the upper right one, each cut as the plate's corner is. */
function surCoins({ l, h, rayon }: Barree, w: number): string {
  const long = Math.hypot(l, h);
  const [x, y] = [l / 2, h / 2];
  const [a, b] = [(w * long) / l, (w * long) / h];
  const r = Math.min(rayon, a, b);
  return (
    `M${n(-x)} ${n(y - a)}L${n(x - b)} ${n(-y)}H${n(x - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(r - y)}` +
    `V${n(a - y)}L${n(b - x)} ${n(y)}H${n(r - x)}A${n(r)} ${n(r)} 0 0 1 ${n(-x)} ${n(y - r)}Z`
  );
}

/** A bar across a plate: `barre(disqueBlanc, { couleur: noir, part: 18.5, monte: true })`. */
export function barre(
  plaque: Barree,
  { couleur, part, monte = false, bouts = 'coin' }: Barre,
): string {
  const w = (plaque.l * part) / 200;
  if (plaque.rayon === plaque.l / 2)
    return chemin(surDisque(plaque.rayon, w), couleur, {
      transform: `rotate(${monte ? -45 : 45})`,
    });
  if (bouts === 'coin')
    return chemin(surCoins(plaque, w), couleur, monte ? {} : { transform: 'scale(-1 1)' });
  const dedans = w + (plaque.l * RETRAIT) / 100;
  const [x, y] = [plaque.l / 2 - dedans, plaque.h / 2 - dedans];
  const k = monte ? 1 : -1;
  return trait(`M${n(-x * k)} ${n(y)}L${n(x * k)} ${n(-y)}`, couleur, 2 * w);
}
