import { TEMPS } from '../temps.ts';
import { chemin } from '../../svg.ts';
import { hasard } from '../plan/hasard.ts';
import type { Decor, Plan } from '../plan/plan.ts';
import { type Camera, devant, LARGEUR, project } from './projection.ts';
import type { Boite } from './signauxDuSiege.ts';

interface Cime {
  x: number;
  pied: number;
  y: number;
  r: number;
  k: number;
}

function cime(camera: Camera, decor: Decor): Cime {
  const [droite, avant] = devant(camera, [decor.x, decor.y]);
  const [x, pied] = project(camera, [droite, avant, 0]);
  const echelle = camera.focale / avant;
  return {
    x,
    pied,
    y: pied - echelle * (2.6 + hasard(decor.x, decor.y) * 2.4),
    r: echelle * (0.9 + (decor.longueur ?? 2) * 0.34),
    k: echelle,
  };
}

export const couronne = (camera: Camera, decor: Decor): Boite => {
  const { x, y, r: rayon, pied } = cime(camera, decor);
  return [x - rayon, y - rayon, 2 * rayon, pied - y + rayon];
};

const feuillages = [
  ['#5E9F58', '#4A8549'],
  ['#78A65C', '#618E4C'],
  ['#579463', '#447D52'],
] as const;
const feuillageOf = (x: number, nombre: number): readonly [string, string] =>
  feuillages[Math.floor(hasard(x, nombre) * feuillages.length)] ?? feuillages[0];

export function arbres(camera: Camera, liste: Decor[], temps: Plan['temps']): string {
  const [feuille, ombre] = TEMPS[temps].enneige
    ? ['#DCE8EA', '#B4C8CC']
    : feuillageOf(liste[0]?.x ?? 0, liste.length);
  let troncs = '';
  let ronds = '';
  let sombres = '';
  const write = (v: number) => String(Math.round(v));
  const boule = (bx: number, by: number, br: number) =>
    `M${write(bx - br)} ${write(by)}a${write(br)} ${write(br)} 0 1 0 ${write(2 * br)} 0a${write(br)} ${write(br)} 0 1 0 ${write(-2 * br)} 0`;
  for (const decor of liste) {
    if (devant(camera, [decor.x, decor.y])[1] < 3) continue;
    const { x, pied, y, r: rayon, k: echelle } = cime(camera, decor);
    if (x < -rayon || x > LARGEUR + rayon) continue;
    if (echelle > 9)
      troncs += `M${write(x - echelle * 0.12)} ${write(pied)}V${write(y)}h${write(echelle * 0.24)}V${write(pied)}Z`;
    sombres += boule(x, y + rayon * 0.12, rayon);
    if (echelle > 9) ronds += boule(x - rayon * 0.12, y - rayon * 0.1, rayon * 0.8);
  }
  return (
    (troncs && chemin(troncs, '#7A5A36')) +
    (sombres && chemin(sombres, ombre)) +
    (ronds && chemin(ronds, feuille))
  );
}
