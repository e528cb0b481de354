import type { Plaque } from './plaques.ts';
import { chemin, n, trait } from './svg.ts';

type Barree = Pick<Plaque, 'l' | 'h' | 'rayon'>;

interface Barre {
  couleur: string;
  /** In % of the plate's width. */
  part: number;
  /** From lower left, as at an end of a rule; else from upper left. */
  monte?: boolean;
  bouts?: 'coin' | 'rond';
}

/** Gap of round ends, in % of the plate's width. */
const RETRAIT = 3;

function surDisque(rayon: number, large: number): string {
  const x = Math.sqrt(rayon * rayon - large * large);
  const d = `M${n(-x)} ${n(-large)}H${n(x)}A${n(rayon)} ${n(rayon)} 0 0 1 ${n(x)} ${n(large)}H${n(-x)}A${n(rayon)} ${n(rayon)} 0 0 1 ${n(-x)} ${n(-large)}Z`;
  return d;
}

function surCoins({ l: largeur, h: hauteur, rayon }: Barree, large: number): string {
  const long = Math.hypot(largeur, hauteur);
  const [x, y] = [largeur / 2, hauteur / 2];
  const [enLargeur, enHauteur] = [(large * long) / largeur, (large * long) / hauteur];
  const coupe = Math.min(rayon, enLargeur, enHauteur);
  return (
    `M${n(-x)} ${n(y - enLargeur)}L${n(x - enHauteur)} ${n(-y)}H${n(x - coupe)}A${n(coupe)} ${n(coupe)} 0 0 1 ${n(x)} ${n(coupe - y)}` +
    `V${n(enLargeur - y)}L${n(enHauteur - x)} ${n(y)}H${n(coupe - x)}A${n(coupe)} ${n(coupe)} 0 0 1 ${n(-x)} ${n(y - coupe)}Z`
  );
}

export function barre(
  plaque: Barree,
  { couleur, part, monte = false, bouts = 'coin' }: Barre,
): string {
  const large = (plaque.l * part) / 200;
  if (plaque.rayon === plaque.l / 2)
    return chemin(surDisque(plaque.rayon, large), couleur, {
      transform: `rotate(${monte ? -45 : 45})`,
    });
  if (bouts === 'coin')
    return chemin(surCoins(plaque, large), couleur, monte ? {} : { transform: 'scale(-1 1)' });
  const dedans = large + (plaque.l * RETRAIT) / 100;
  const [x, y] = [plaque.l / 2 - dedans, plaque.h / 2 - dedans];
  const cote = monte ? 1 : -1;
  return trait(`M${n(-x * cote)} ${n(y)}L${n(x * cote)} ${n(-y)}`, couleur, 2 * large);
}
