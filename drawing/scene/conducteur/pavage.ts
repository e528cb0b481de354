import { trait } from '../../svg.ts';
import { between, distance } from '../plan/geometrie.ts';
import type { Point } from '../plan/plan.ts';
import { devant, LARGEUR, project, type Camera } from './projection.ts';

/** In metres. */
const [RANG, PIERRE] = [0.55, 0.6];
/** In metres ahead: joints are told apart up to there. */
const [DE, PIERRES, RANGS] = [3, 9, 17];
const JOINT = '#5F5952';

export function pavage(camera: Camera, anneau: Point[]): string {
  const [coin, bout, , voisin] = anneau;
  if (anneau.length !== 4 || !coin || !bout || !voisin) return '';
  const [long, large] = [distance(coin, bout), distance(coin, voisin)];
  const [, ici] = devant(camera, coin);
  const [, la] = devant(camera, bout);
  if (Math.abs(la - ici) < 0.9 * long || long < RANG) return '';
  const at = (avant: number, part: number) => {
    const [x, y] = between(coin, bout, (avant - ici) / (la - ici));
    const [dx, dy] = [voisin[0] - coin[0], voisin[1] - coin[1]];
    const [droite, loin] = devant(camera, [x + dx * part, y + dy * part]);
    return project(camera, [droite, loin, 0]).map(Math.round) as [number, number];
  };
  const [debut, fin] = [Math.max(DE, Math.min(ici, la)), Math.min(RANGS, Math.max(ici, la))];
  const nombre = Math.max(1, Math.round(large / PIERRE));
  const rangs: [pres: string[], loin: string[]] = [[], []];
  for (let i = Math.ceil(debut / RANG); i * RANG < fin; i += 1) {
    const [[x0, y0], [x1, y1]] = [at(i * RANG, 0), at(i * RANG, 1)];
    const pres = i * RANG < PIERRES;
    rangs[pres ? 0 : 1].push(`M${x0} ${y0}L${x1} ${y1}`);
    if (!pres || (i + 1) * RANG > fin) continue;
    for (let j = 1; j < nombre; j += 1) {
      const part = (j + (i % 2 ? 0.25 : -0.25)) / nombre;
      const [[a, b], [c, d]] = [at(i * RANG, part), at((i + 1) * RANG, part)];
      if (a > -9 && a < LARGEUR + 9) rangs[0].push(`M${a} ${b}L${c} ${d}`);
    }
  }
  return [1.6, 0.8]
    .map((epais, k) => {
      const d = rangs[k]?.join('');
      return d ? trait(d, JOINT, epais, { 'stroke-opacity': 0.42 }) : '';
    })
    .join('');
}
