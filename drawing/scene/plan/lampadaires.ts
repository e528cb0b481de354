import { cadreAutour } from './cadre.ts';
import { isRoulable } from './dessous.ts';
import { overlap, vers, type Cadre, type RepereLocal } from './geometrie.ts';
import type { Decor, Objet, Plan } from './plan.ts';

/** In metres. */
const RECUL = 0.5;
export const BRAS = 1.3;
const ESSAIS = [0, 1.6, -1.6, 3.2, -3.2, 4.8, -4.8];

export interface Rue {
  ici: RepereLocal;
  cap: number;
  de: number;
  a: number;
  gauche: number;
  droite: number;
  /** Metres between lamps, on alternating sides. */
  intervalle: number;
}

export function lampadaires(
  { ici, cap, de, a, gauche, droite, intervalle }: Rue,
  sol: Plan['sol'],
  objets: Objet[],
): Decor[] {
  const pris = objets.filter((o) => o.genre !== 'arbre').map((o) => cadreAutour(o, 0.4));
  return Array.from({ length: Math.max(0, Math.ceil((a - de) / intervalle)) }, (_, i) => {
    const cote = i % 2 ? -1 : 1;
    return ESSAIS.map((essai): Decor => {
      const [x, y] = ici(de + i * intervalle + essai, cote > 0 ? droite + RECUL : -gauche - RECUL);
      return { genre: 'lampadaire', x, y, cap: cap - cote * 90, longueur: 0.6, largeur: 0.6 };
    }).find((decor) => {
      const [dx, dy] = vers(decor.cap);
      const [lx, ly] = [decor.x + dx * BRAS, decor.y + dy * BRAS];
      const place: Cadre = [
        Math.min(decor.x, lx) - 0.3,
        Math.min(decor.y, ly) - 0.3,
        Math.abs(lx - decor.x) + 0.6,
        Math.abs(ly - decor.y) + 0.6,
      ];
      return !isRoulable(sol, [decor.x, decor.y]) && !pris.some((p) => overlap(p, place));
    });
  }).filter((d) => d !== undefined);
}
