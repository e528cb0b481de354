import { chemin } from '../../svg.ts';
import { hasard } from '../decor.ts';
import type { Decor, Plan } from '../plan.ts';
import { type Camera, devant, L, projette } from './projection.ts';
import type { Boite } from './signaux.ts';

interface Cime {
  x: number;
  pied: number;
  y: number;
  r: number;
  /** Pixels a metre. */
  k: number;
}

function cime(c: Camera, a: Decor): Cime {
  const [droite, avant] = devant(c, [a.x, a.y]);
  const [x, pied] = projette(c, [droite, avant, 0]);
  const k = c.focale / avant;
  return {
    x,
    pied,
    y: pied - k * (2.6 + hasard(a.x, a.y) * 2.4),
    r: k * (0.9 + (a.longueur ?? 2) * 0.34),
    k,
  };
}

/** The box round a tree, its trunk with it. */
export const couronne = (c: Camera, a: Decor): Boite => {
  const { x, y, r, pied } = cime(c, a);
  return [x - r, y - r, 2 * r, pied - y + r];
};

/** Trees of one distance are one path. */
export function arbres(c: Camera, liste: Decor[], temps: Plan['temps']): string {
  const [feuille, ombre] = temps === 'neige' ? ['#DCE8EA', '#B4C8CC'] : ['#5E9F58', '#4A8549'];
  let troncs = '';
  let ronds = '';
  let sombres = '';
  const e = (v: number) => String(Math.round(v));
  const boule = (bx: number, by: number, br: number) =>
    `M${e(bx - br)} ${e(by)}a${e(br)} ${e(br)} 0 1 0 ${e(2 * br)} 0a${e(br)} ${e(br)} 0 1 0 ${e(-2 * br)} 0`;
  for (const a of liste) {
    if (devant(c, [a.x, a.y])[1] < 3) continue;
    const { x, pied, y, r, k } = cime(c, a);
    if (x < -r || x > L + r) continue;
    if (k > 9) troncs += `M${e(x - k * 0.12)} ${e(pied)}V${e(y)}h${e(k * 0.24)}V${e(pied)}Z`;
    sombres += boule(x, y + r * 0.12, r);
    if (k > 9) ronds += boule(x - r * 0.12, y - r * 0.1, r * 0.8);
  }
  return (
    (troncs && chemin(troncs, '#7A5A36')) +
    (sombres && chemin(sombres, ombre)) +
    (ronds && chemin(ronds, feuille))
  );
}
