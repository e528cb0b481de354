import polygonClipping, { type MultiPolygon } from 'polygon-clipping';
import type { Point } from '../../drawing/scene/plan/plan.ts';
import { isDansRegion, type Region } from '../sol/regions.ts';

/** A piece of the edge of what is street and pavement; `vers`: a unit vector away from it. */
export interface Bord {
  de: Point;
  a: Point;
  longueur: number;
  vers: Point;
}

/** All that is no lawn, as one outline. */
export function rueOf(regions: readonly Region[]): Region {
  const dures = regions.filter(({ matiere }) => matiere !== 'herbe').map((r) => r.polygones);
  const [premier, ...autres] = dures;
  const polygones: MultiPolygon = premier ? polygonClipping.union(premier, ...autres) : [];
  return { matiere: 'asphalte', polygones };
}

export const isDansLaRue = (rue: Region, x: number, y: number): boolean => isDansRegion(rue, x, y);

function bordsDAnneau(anneau: readonly Point[], trou: boolean): Bord[] {
  const aire = anneau.reduce((somme, [x, y], i) => {
    const [p, q] = anneau[(i + 1) % anneau.length]!;
    return somme + x * q - p * y;
  }, 0);
  const sens = aire > 0 !== trou ? 1 : -1;
  return anneau.flatMap((de, i): Bord[] => {
    const a = anneau[(i + 1) % anneau.length]!;
    const longueur = Math.hypot(a[0] - de[0], a[1] - de[1]);
    if (longueur < 0.05) return [];
    const vers: Point = [(sens * (a[1] - de[1])) / longueur, (-sens * (a[0] - de[0])) / longueur];
    return [{ de, a, longueur, vers }];
  });
}

/** Outer edges, and those of lawns within. */
export const bordsOf = ({ polygones }: Region): Bord[] =>
  polygones.flatMap((polygone) =>
    polygone.flatMap((anneau, i) => bordsDAnneau(anneau as Point[], i > 0)),
  );

/** `s` metres along it, `d` away from the street. */
export const surBord = ({ de, a, longueur, vers }: Bord, s: number, d: number): Point => [
  de[0] + ((a[0] - de[0]) / longueur) * s + vers[0] * d,
  de[1] + ((a[1] - de[1]) / longueur) * s + vers[1] * d,
];
