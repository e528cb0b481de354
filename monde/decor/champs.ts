import type { Chantier } from '../chantier.ts';
import { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';

/** In metres from the road's middle, to each side, and along it. */
const TRAVERS = [14, 55, 120, 260] as const;
const [LOIN, AU_DELA] = [-420, 220];
/** Above the ground around, below verges. */
const HAUTEUR = 0.03;
const ECHELLE = 5;
/** Winter wheat, stubble, ploughed land, meadows. */
const CULTURES = ['#748352', '#B3A06E', '#8A7660', '#6C7A48', '#7C8654', '#667346'] as const;

type Cellule = readonly [x0: number, x1: number, z0: number, z1: number];

const bornes = (croise: boolean, alea: () => number): number[] => {
  if (croise)
    return [-TRAVERS[3], -TRAVERS[2], -TRAVERS[1], -14, 14, TRAVERS[1], TRAVERS[2], TRAVERS[3]];
  const zs: number[] = [];
  for (let z = LOIN; z < AU_DELA; z += 45 + alea() * 50) zs.push(z);
  return zs;
};

/** Wide fields on flat land. `isPris`: a street or bank is within so many metres. */
export function addChamps(
  { sols }: Chantier,
  croise: boolean,
  alea: () => number,
  isPris: (x: number, z: number, demi: number) => boolean,
): void {
  const maille = (sols.herbe ??= new Maille());
  for (const cote of [-1, 1])
    for (let i = 0; i + 1 < TRAVERS.length; i += 1) {
      const xs = [cote * TRAVERS[i]!, cote * TRAVERS[i + 1]!].sort((a, b) => a - b);
      const zs = bornes(croise, alea);
      for (let k = 0; k + 1 < zs.length; k += 1) {
        const cellule: Cellule = [xs[0]!, xs[1]!, zs[k]!, zs[k + 1]! - 1.5];
        const couleur = CULTURES[Math.floor(alea() * CULTURES.length)]!;
        if (!isCoupee(cellule, isPris)) addChamp(maille, cellule, couleur);
      }
    }
}

function isCoupee([x0, x1, z0, z1]: Cellule, isPris: (x: number, z: number, d: number) => boolean) {
  for (let x = x0; x <= x1; x += 6)
    for (let z = z0; z <= z1; z += 6) if (isPris(x, z, 3)) return true;
  return false;
}

function addChamp(maille: Maille, [x0, x1, z0, z1]: Cellule, couleur: string): void {
  const [a, b, c, d]: [Vec, Vec, Vec, Vec] = [
    [x0, HAUTEUR, z1],
    [x1, HAUTEUR, z1],
    [x1, HAUTEUR, z0],
    [x0, HAUTEUR, z0],
  ];
  maille.addQuad([a, b, c, d], couleur, [x0 / ECHELLE, z1 / ECHELLE, x1 / ECHELLE, z0 / ECHELLE]);
}
