import { chemin, el } from '../svg.ts';
import { hasard } from './decor.ts';
import type { Plan } from './plan.ts';
import { ecrit, u } from './traces.ts';

const champs = ['#B9D694', '#D8D48F', '#9AC582', '#C7DBA0'];

/** Meadows and fields under everything, so that green is not one flat green. */
export function parcelles(plan: Plan, ville: boolean): string {
  if (plan.temps === 'neige') return '';
  const [x, y, l, h] = plan.cadre;
  const marge = ville ? 11 : 4;
  const pas = ville ? 7.5 : 13;
  const terrains = new Map<string, string>();
  let sillons = '';
  for (let i = 0; i * pas < l; i += 1)
    for (let j = 0; j * pas < h; j += 1) {
      const k = hasard(i * 5 + 2, j * 3 + 1);
      if (k < 0.36) continue;
      const [px, py] = [u(x + i * pas), u(y + j * pas)];
      const c = ville ? (k > 0.7 ? '#98C47F' : '#B5D89E') : champs[Math.floor(k * 40) % 4];
      const cote = u(pas) - (ville ? 22 : 8);
      const vert = c ?? '#B9D694';
      terrains.set(
        vert,
        `${terrains.get(vert) ?? ''}M${ecrit(px + marge)} ${ecrit(py + marge)}h${ecrit(cote)}v${ecrit(cote)}h-${ecrit(cote)}z`,
      );
      if (!ville && k > 0.55)
        sillons += el('path', {
          d: `M${ecrit(px + 4)} ${ecrit(py + 4 + cote / 2)}h${ecrit(cote)}`,
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
