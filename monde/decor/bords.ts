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

/** Houses line it: a straight edge, or a bend. */
export interface Rive {
  longueur: number;
  /** A plot's front, from `s` on: its edge, and where on it. */
  frontAt: (s: number, large: number) => { bord: Bord; s: number };
}

export const riveDroite = (bord: Bord): Rive => ({
  longueur: bord.longueur,
  frontAt: (s) => ({ bord, s }),
});

/** In degrees and metres, from one piece of a bend's edge to the next. */
const [TOURNE, MORCEAU] = [6, 3];
/** In metres: an edge shorter than that was left out between two. */
const POUSSIERE = 0.06;

function isSuivi({ a, vers, longueur }: Bord, suite: Bord): boolean {
  const cosinus = vers[0] * suite.vers[0] + vers[1] * suite.vers[1];
  return (
    Math.max(longueur, suite.longueur) < MORCEAU &&
    Math.hypot(a[0] - suite.de[0], a[1] - suite.de[1]) < POUSSIERE &&
    cosinus > Math.cos((TOURNE * Math.PI) / 180)
  );
}

/** Bends of a road: short edges that turn a little each. Corners turn more. */
export function courbesOf(bords: readonly Bord[]): Rive[] {
  const suites: Bord[][] = [];
  for (const bord of bords) {
    const suite = suites.at(-1);
    if (suite && isSuivi(suite.at(-1)!, bord)) suite.push(bord);
    else suites.push([bord]);
  }
  return suites.filter(({ length }) => length > 3).map(riveCourbe);
}

/** A front is a chord, behind all that the bend has between its ends. */
function riveCourbe(suite: readonly Bord[]): Rive {
  let longueur = 0;
  const debuts = suite.map((bord) => {
    longueur += bord.longueur;
    return longueur - bord.longueur;
  });
  const rangAt = (s: number): number =>
    Math.max(
      0,
      debuts.findLastIndex((debut) => debut <= s),
    );
  const pointAt = (s: number): Point => surBord(suite[rangAt(s)]!, s - debuts[rangAt(s)]!, 0);
  return {
    longueur,
    frontAt: (s, large) => {
      const [de, a] = [pointAt(s), pointAt(Math.min(longueur, s + large))];
      const corde = bordEntre(de, a, suite[0]!);
      const entre = suite.slice(rangAt(s), rangAt(s + large)).map((bord) => bord.a);
      const creux = Math.max(
        0,
        ...entre.map(([x, y]) => (x - de[0]) * corde.vers[0] + (y - de[1]) * corde.vers[1]),
      );
      return {
        bord: { ...corde, de: surBord(corde, 0, creux), a: surBord(corde, corde.longueur, creux) },
        s: 0,
      };
    },
  };
}

/** Away from the street on the side where `voisin` has it. */
function bordEntre(de: Point, a: Point, voisin: Bord): Bord {
  const [dx, dy] = [a[0] - de[0], a[1] - de[1]];
  const longueur = Math.hypot(dx, dy);
  const [vx, vy] = [voisin.a[0] - voisin.de[0], voisin.a[1] - voisin.de[1]];
  const sens = Math.sign(vy * voisin.vers[0] - vx * voisin.vers[1]);
  return { de, a, longueur, vers: [(sens * dy) / longueur, (-sens * dx) / longueur] };
}
