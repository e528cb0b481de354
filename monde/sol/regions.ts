import polygonClipping, { type MultiPolygon } from 'polygon-clipping';
import type { Matiere, Point, Surface } from '../../drawing/scene/plan/plan.ts';

/** Disjoint: what was painted later has cut what lies beneath. */
export interface Region {
  matiere: Matiere;
  polygones: MultiPolygon;
}

export interface Sol {
  regions: Region[];
  /** Thin, on top: lines, rails, squares. */
  peintures: Region[];
}

/** Overlapping pieces unite; others fill even-odd, as the flat view does. */
const UNIES = new Set<Matiere>(['asphalte', 'pavés', 'trottoir', 'bordure', 'terre', 'blanc']);
const PEINTES = new Set<Matiere>(['blanc', 'jaune', 'orange', 'rail', 'damier']);

type BoiteDAnneau = readonly [x0: number, y0: number, x1: number, y1: number];

const boiteOf = (anneau: readonly Point[]): BoiteDAnneau => {
  const [xs, ys] = [anneau.map(([x]) => x), anneau.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
const seTouchent = (a: BoiteDAnneau, b: BoiteDAnneau): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** To 2 mm: neighbours meet exactly. */
const arrondi = ([x, y]: Point): [number, number] => [
  Math.round(x * 500) / 500,
  Math.round(y * 500) / 500,
];

function polygonesOf({ matiere, anneaux }: Surface): MultiPolygon {
  const polygones = anneaux
    .filter((anneau) => anneau.length > 2)
    .map((anneau) => [anneau.map(arrondi)]);
  const [premier, ...autres] = polygones;
  if (!premier) return [];
  return UNIES.has(matiere)
    ? polygonClipping.union(premier, ...autres)
    : polygonClipping.xor(premier, ...autres);
}

function cut(region: Region, par: MultiPolygon, boites: BoiteDAnneau[]): void {
  const concerne = region.polygones.some(([contour]) => {
    const la = boiteOf(contour!);
    return boites.some((boite) => seTouchent(la, boite));
  });
  if (concerne) region.polygones = polygonClipping.difference(region.polygones, par);
}

/** A plan's painted list as regions side by side. Its first surface, the background, is left out. */
export function solOf(surfaces: readonly Surface[]): Sol {
  const regions: Region[] = [];
  const peintures: Region[] = [];
  for (const surface of surfaces.slice(1)) {
    const polygones = polygonesOf(surface);
    if (polygones.length === 0) continue;
    const boites = polygones.map(([contour]) => boiteOf(contour!));
    if (!PEINTES.has(surface.matiere))
      for (const region of [...regions, ...peintures]) cut(region, polygones, boites);
    (PEINTES.has(surface.matiere) ? peintures : regions).push({
      matiere: surface.matiere,
      polygones,
    });
  }
  const reste = ({ polygones }: Region) => polygones.length > 0;
  return { regions: regions.filter(reste), peintures: peintures.filter(reste) };
}

const isDansAnneau = (anneau: readonly Point[], x: number, y: number): boolean => {
  let dedans = false;
  for (let i = 0, j = anneau.length - 1; i < anneau.length; j = i, i += 1) {
    const [[xi, yi], [xj, yj]] = [anneau[i]!, anneau[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) dedans = !dedans;
  }
  return dedans;
};

export const isDansRegion = ({ polygones }: Region, x: number, y: number): boolean =>
  polygones.some(
    ([contour, ...trous]) =>
      isDansAnneau(contour!, x, y) && !trous.some((trou) => isDansAnneau(trou, x, y)),
  );
