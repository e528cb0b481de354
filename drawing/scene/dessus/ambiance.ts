import { chemin, el, rect, trait } from '../../svg.ts';
import { hasard } from '../plan/hasard.ts';
import { courbe, repere } from '../plan/geometrie.ts';
import { BRAS } from '../plan/lampadaires.ts';
import type { Decor, Plan, Point, Vu } from '../plan/plan.ts';
import { rond, write, trace, unites } from './traces.ts';
import { isDeuxRouesLeger, isInerte, isPieton } from '../../../droit/circulation/usagers.ts';

const semis = (plan: Plan, intervalle: number): Point[] => {
  const [x0, y0, largeur, hauteur] = plan.cadre;
  const points: Point[] = [];
  for (let i = 0; i * intervalle < largeur; i += 1)
    for (let j = 0; j * intervalle < hauteur; j += 1)
      points.push([x0 + (i + hasard(i, j)) * intervalle, y0 + (j + hasard(j + 9, i)) * intervalle]);
  return points;
};

/** Three steps stand for a fading light. */
export function faisceaux(usagers: Vu[]): string {
  const sources = usagers.filter(
    (vu) =>
      !isPieton(vu) && !isInerte(vu) && !('fait' in vu.usager && vu.usager.fait === 'stationné'),
  );
  const cone = (vu: Vu, cote: number): string => {
    const pose = repere([vu.x, vu.y], vu.cap);
    const [largeur, carrure] = vu.taille;
    const [long, large] = isDeuxRouesLeger(vu)
      ? [4 * cote, 1 * cote]
      : [8 * cote, carrure * 0.3 + 1.6 * cote];
    const bout = courbe(
      pose(largeur / 2 + long * 0.8, -large),
      pose(largeur / 2 + long * 1.2, 0),
      pose(largeur / 2 + long * 0.8, large),
      5,
    );
    return trace(
      [pose(largeur / 2 - 0.1, -carrure * 0.38), ...bout, pose(largeur / 2 - 0.1, carrure * 0.38)],
      true,
    );
  };
  return [1, 0.78, 0.55]
    .map((cote) =>
      chemin(sources.map((v) => cone(v, cote)).join(''), '#FFEFB0', { 'fill-opacity': 0.17 }),
    )
    .join('');
}

function flaques(lampes: Decor[]): string {
  const centres = lampes.map(({ x, y, cap }) => repere([x, y], cap)(BRAS));
  return [5.2, 3.9, 2.5]
    .map((rayon) =>
      chemin(
        centres.map(([x, y]) => rond(unites(x), unites(y), unites(rayon))).join(''),
        '#FFE9A6',
        {
          'fill-opacity': 0.15,
        },
      ),
    )
    .join('');
}

const flocons = (plan: Plan, intervalle: number, taille: number): string => {
  const points = semis(plan, intervalle)
    .map(([a, b]) => `M${Math.round(unites(a))} ${Math.round(unites(b))}h.1`)
    .join('');
  return (
    trait(points, '#8FA6B3', taille + 1.6, { 'stroke-opacity': 0.45 }) +
    trait(points, '#fff', taille)
  );
};

export function ambiance(plan: Plan, usagers: Vu[]): string {
  const [x, y, largeur, hauteur] = plan.cadre.map(unites) as [number, number, number, number];
  const voile = (couleur: string, opacite: number) =>
    rect(x, y, largeur, hauteur, couleur, { 'fill-opacity': opacite });
  const lampes = plan.objets.filter((o): o is Decor => o.genre === 'lampadaire');
  switch (plan.temps) {
    case 'nuit':
      return (
        voile('#0B1738', lampes.length ? 0.42 : 0.5) +
        (lampes.length ? flaques(lampes) : '') +
        faisceaux(usagers) +
        chemin(`M${write(x + 44)} ${write(y + 22)}a20 20 0 1 0 20 28a16 16 0 0 1-20-28z`, '#FFF3B8')
      );
    case 'pluie':
      return (
        voile('#2B4A66', 0.2) +
        trait(
          semis(plan, 2.6)
            .map(([a, b]) => `M${Math.round(unites(a))} ${Math.round(unites(b))}l-5 17`)
            .join(''),
          '#E4F0F8',
          2,
          { 'stroke-opacity': 0.7 },
        )
      );
    case 'neige':
      return flocons(plan, 3.6, 5.5) + flocons(plan, 4.3, 8);
    case 'brouillard': {
      const nappes = [0.72, 0.5, 0.3]
        .map((place) =>
          el('rect', {
            x,
            y,
            width: largeur,
            height: write(hauteur * place),
            fill: '#EEF2F3',
            'fill-opacity': 0.12,
          }),
        )
        .join('');
      const bancs = [0.1, 0.24, 0.38, 0.56, 0.78]
        .map(
          (place, i) =>
            `M${write(x + largeur * (0.08 + 0.4 * hasard(i, 4)))} ${write(y + hauteur * place)}h${write(largeur * 0.38)}`,
        )
        .join('');
      return voile('#E4EAEC', 0.24) + nappes + trait(bancs, '#fff', 22, { 'stroke-opacity': 0.2 });
    }
    case 'jour':
      return '';
  }
}
