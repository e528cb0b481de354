import { TEMPS } from '../temps.ts';
import { chemin, el } from '../../svg.ts';
import { hasard } from '../plan/hasard.ts';
import type { Plan } from '../plan/plan.ts';
import { write, unites } from './traces.ts';

const champs = ['#B9D694', '#D8D48F', '#9AC582', '#C7DBA0'];

export function parcelles(plan: Plan, ville: boolean): string {
  if (TEMPS[plan.temps].enneige) return '';
  const [x, y, largeur, hauteur] = plan.cadre;
  const marge = ville ? 11 : 4;
  const intervalle = ville ? 7.5 : 13;
  const terrains = new Map<string, string>();
  let sillons = '';
  for (let i = 0; i * intervalle < largeur; i += 1)
    for (let j = 0; j * intervalle < hauteur; j += 1) {
      const tirage = hasard(i * 5 + 2, j * 3 + 1);
      if (tirage < 0.36) continue;
      const [px, py] = [unites(x + i * intervalle), unites(y + j * intervalle)];
      const couleur = ville
        ? tirage > 0.7
          ? '#98C47F'
          : '#B5D89E'
        : champs[Math.floor(tirage * 40) % 4];
      const cote = unites(intervalle) - (ville ? 22 : 8);
      const vert = couleur ?? '#B9D694';
      terrains.set(
        vert,
        `${terrains.get(vert) ?? ''}M${write(px + marge)} ${write(py + marge)}h${write(cote)}v${write(cote)}h-${write(cote)}z`,
      );
      if (!ville && tirage > 0.55)
        sillons += el('path', {
          d: `M${write(px + 4)} ${write(py + 4 + cote / 2)}h${write(cote)}`,
          stroke: '#7F9A4E',
          'stroke-opacity': 0.22,
          'stroke-width': cote - 12,
          'stroke-dasharray': '3 17',
          'stroke-linecap': 'butt',
        });
    }
  return (
    [...terrains]
      .map(([c, d]) => chemin(d, c, ville ? { stroke: c, 'stroke-width': 14 } : {}))
      .join('') + sillons
  );
}
