import type { Maille } from '../maille/maille.ts';
import { addNappe } from '../maille/nappe.ts';
import type { CadreUv } from '../maille/maille.ts';
import type { Couleur } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { valeurAt } from '../vehicules/coque.ts';
import { demiHautAt, dessusAt, formeDe } from './autos.ts';

const PAS = 0.01;

/** Where a body's front (`sens` -1) or rear begins, at so far from its middle and so high. */
export function boutAt(nom: string, x: number, y: number, sens: 1 | -1): number {
  const { longueur, caisses } = formeDe(nom);
  const cles = caisses[0]!;
  const dedans = (z: number) => {
    const [haut, ceinture, bas, auBas, auHaut] = [1, 2, 3, 4, 5].map((j) =>
      valeurAt(cles, j, z),
    ) as [number, number, number, number, number];
    if (y > haut || y < bas) return false;
    const part = Math.max(0, Math.min(1, (y - ceinture) / Math.max(0.01, haut - ceinture)));
    return Math.abs(x) < auBas * 0.985 + (auHaut - auBas) * part;
  };
  let z = (sens * longueur) / 2;
  while (Math.abs(z) > 0.5 && !dedans(z)) z -= sens * PAS;
  return z;
}

/** A decal that clings to a body's front or rear. */
export function addSurBout(
  plaque: Maille,
  nom: string,
  sens: 1 | -1,
  [x, y]: readonly [number, number],
  [l, h]: readonly [number, number],
  uv: CadreUv,
  { couleur = '#FFFFFF', devant = 0.02 }: { couleur?: Couleur; devant?: number } = {},
): void {
  addNappe(
    plaque,
    (u, v) => {
      const [px, py] = [x + sens * (u - 0.5) * l, y + (v - 0.5) * h];
      return [px, py, boutAt(nom, px, py, sens) + sens * devant];
    },
    { colonnes: 10, rangs: 6, couleur, uv },
  );
}

/** A layer over roof, bonnet or glass between two z, at most `epais` thick; u runs to the right. */
export function addSurDessus(
  maille: Maille,
  nom: string,
  [de, a]: readonly [number, number],
  part: number,
  epais: (u: number, v: number) => number,
  reglage: { couleur: Couleur; uv?: CadreUv; colonnes?: number; rangs?: number },
): void {
  addNappe(
    maille,
    (u, v): Vec => {
      const z = a + (de - a) * v;
      const large = demiHautAt(nom, z) * part;
      const x = (u - 0.5) * 2 * large;
      const bord = Math.abs(x) / demiHautAt(nom, z);
      const courbe = 0.03 * Math.max(0, (bord - 0.72) / 0.28) ** 2;
      return [x, dessusAt(nom, z) - courbe + epais(u, v), z];
    },
    { colonnes: 24, rangs: 16, ...reglage },
  );
}
