import { chemin, el, rect, trait } from '../svg.ts';
import { hasard } from './decor.ts';
import { gabarit } from './gabarits.ts';
import { courbe, repere } from './geometrie.ts';
import type { Plan, Point, Vu } from './plan.ts';
import { ecrit, trace, u } from './traces.ts';
import { estDeuxRoues, estPieton } from './usagers.ts';

const semis = (plan: Plan, pas: number): Point[] => {
  const [x0, y0, l, h] = plan.cadre;
  const points: Point[] = [];
  for (let i = 0; i * pas < l; i += 1)
    for (let j = 0; j * pas < h; j += 1)
      points.push([x0 + (i + hasard(i, j)) * pas, y0 + (j + hasard(j + 9, i)) * pas]);
  return points;
};

const SANS_PHARE = new Set(['remorque', 'caravane', 'obstacle', 'travaux']);

/** What lamps throw ahead: three steps stand for a fading light. */
function faisceaux(usagers: Vu[]): string {
  const sources = usagers.filter(
    (v) =>
      !estPieton(v.qui) &&
      !SANS_PHARE.has(v.qui) &&
      !('fait' in v.usager && v.usager.fait === 'stationné'),
  );
  const cone = (v: Vu, k: number): string => {
    const r = repere([v.x, v.y], v.cap);
    const [l, w] = gabarit(v.qui);
    const [long, large] = estDeuxRoues(v.qui) ? [4 * k, 1 * k] : [8 * k, w * 0.3 + 1.6 * k];
    const bout = courbe(
      r(l / 2 + long * 0.8, -large),
      r(l / 2 + long * 1.2, 0),
      r(l / 2 + long * 0.8, large),
      5,
    );
    return trace([r(l / 2 - 0.1, -w * 0.38), ...bout, r(l / 2 - 0.1, w * 0.38)], true);
  };
  return [1, 0.78, 0.55]
    .map((k) =>
      chemin(sources.map((v) => cone(v, k)).join(''), '#FFEFB0', { 'fill-opacity': 0.17 }),
    )
    .join('');
}

const flocons = (plan: Plan, pas: number, taille: number): string => {
  const d = semis(plan, pas)
    .map(([a, b]) => `M${Math.round(u(a))} ${Math.round(u(b))}h.1`)
    .join('');
  return trait(d, '#8FA6B3', taille + 1.6, { 'stroke-opacity': 0.45 }) + trait(d, '#fff', taille);
};

/** The weather, between the road and the signs, which stay readable. */
export function ambiance(plan: Plan, usagers: Vu[]): string {
  const [x, y, l, h] = plan.cadre.map(u) as [number, number, number, number];
  const voile = (couleur: string, opacite: number) =>
    rect(x, y, l, h, couleur, { 'fill-opacity': opacite });
  switch (plan.temps) {
    case 'nuit':
      return (
        voile('#0B1738', 0.5) +
        faisceaux(usagers) +
        chemin(`M${ecrit(x + 44)} ${ecrit(y + 22)}a20 20 0 1 0 20 28a16 16 0 0 1-20-28z`, '#FFF3B8')
      );
    case 'pluie':
      return (
        voile('#2B4A66', 0.2) +
        trait(
          semis(plan, 2.6)
            .map(([a, b]) => `M${Math.round(u(a))} ${Math.round(u(b))}l-5 17`)
            .join(''),
          '#E4F0F8',
          2,
          { 'stroke-opacity': 0.7 },
        )
      );
    case 'neige':
      return flocons(plan, 3.6, 5.5) + flocons(plan, 4.3, 8);
    case 'brouillard': {
      // Thicker away from who looks, who is at the bottom as a rule.
      const nappes = [0.72, 0.5, 0.3]
        .map((k) =>
          el('rect', {
            x,
            y,
            width: l,
            height: ecrit(h * k),
            fill: '#EEF2F3',
            'fill-opacity': 0.12,
          }),
        )
        .join('');
      const bancs = [0.1, 0.24, 0.38, 0.56, 0.78]
        .map(
          (k, i) =>
            `M${ecrit(x + l * (0.08 + 0.4 * hasard(i, 4)))} ${ecrit(y + h * k)}h${ecrit(l * 0.38)}`,
        )
        .join('');
      return voile('#E4EAEC', 0.24) + nappes + trait(bancs, '#fff', 22, { 'stroke-opacity': 0.2 });
    }
    case 'jour':
      return '';
  }
}
