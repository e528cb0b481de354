import { ShapeUtils, Vector2 } from 'three';
import type { Matiere, Plan, Point } from '../../drawing/scene/plan/plan.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { Chantier } from '../chantier.ts';
import { Maille } from '../maille/maille.ts';
import { nuance } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { abaissesOf, saillieOf } from './abaisses.ts';
import { solEnPlus } from './enPlus.ts';
import { COULEURS, ECHELLES, ENNEIGEES } from './matieres.ts';
import { isDansRegion, type Region, solOf } from './regions.ts';
import { type Relief, reliefOf } from './relief.ts';

/** In metres above the carriageway. */
const LEVEES: Partial<Record<Matiere, number>> = {
  trottoir: 0.13,
  bordure: 0.13,
  piste: 0.03,
  ocre: 0.004,
  herbe: 0.1,
  terre: -0.02,
  bosse: 0.004,
};
const EPAISSEURS: Partial<Record<Matiere, number>> = {
  blanc: 0.006,
  jaune: 0.006,
  orange: 0.007,
  rail: 0.012,
  damier: 0.006,
};
/** In metres: a kerb is lowered at a crossing, and rises again beside it. */
const ABAISSEE = 0.02;
const REMONTE = 1.2;
const FIN_AU_PASSAGE = 0.7;
/** In metres: near the eye, the depth of a longer line is wrong, and the road hides it. */
const LIGNE_AU_PLUS = 8;
/** In metres: walls go this deep. */
const SEMELLE = 0.14;
/** The ground around lies below every region. */
const DESSOUS = -0.07;

export interface SolBati {
  regions: Region[];
  /** Where a foot or a wheel stands, in metres. */
  hauteurAt: (x: number, z: number) => number;
  matiereAt: (x: number, z: number) => Matiere | undefined;
  relief: Relief;
}

/** Between two upright rectangles around points. */
function ecart(points: readonly Point[], autres: readonly Point[]): number {
  const entre = (k: 0 | 1): number => {
    const [ici, la] = [points.map((p) => p[k]), autres.map((p) => p[k])];
    return Math.max(Math.min(...ici) - Math.max(...la), 0, Math.min(...la) - Math.max(...ici));
  };
  return Math.hypot(entre(0), entre(1));
}

const isBordure = (matiere: Matiere): boolean => matiere === 'trottoir' || matiere === 'bordure';

function leveeOf(abaisses: Point[][], isSaillie: (x: number, z: number) => boolean) {
  return (matiere: Matiere, x: number, z: number): number => {
    const levee =
      matiere === 'terre' && isSaillie(x, z) ? LEVEES.trottoir! : (LEVEES[matiere] ?? 0);
    if (!isBordure(matiere) || abaisses.length === 0) return levee;
    const loin = Math.min(...abaisses.map((anneau) => ecart(anneau, [[x, z]])));
    const part = Math.max(0, Math.min(1, (loin - 0.5) / REMONTE));
    return ABAISSEE + (levee - ABAISSEE) * part * part * (3 - 2 * part);
  };
}

type Triangle = readonly [Point, Point, Point];

/** The same point from both sides of an edge. */
function coupure(a: Point, b: Point, z: number): Point {
  const [p, q] = a[1] < b[1] ? [a, b] : [b, a];
  return [p[0] + ((q[0] - p[0]) * (z - p[1])) / (q[1] - p[1]), z];
}

/** Cuts triangles where the relief bends. */
function trancher(triangles: Triangle[], tranches: readonly number[]): Triangle[] {
  let restent = triangles;
  for (const z of tranches)
    restent = restent.flatMap((t): Triangle[] => {
      const zs = t.map(([, y]) => y);
      if (Math.min(...zs) >= z - 1e-3 || Math.max(...zs) <= z + 1e-3) return [t];
      const seul = zs.filter((y) => y < z).length === 1;
      const i = zs.findIndex((y) => y < z === seul);
      const [a, b, c] = [t[i]!, t[(i + 1) % 3]!, t[(i + 2) % 3]!];
      const [p, q] = [coupure(a, b, z), coupure(a, c, z)];
      return [
        [a, p, q],
        [p, b, c],
        [p, c, q],
      ];
    });
  return restent;
}

/** How long an edge may be that touches this rectangle. */
type Finesse = (a: Point, b: Point) => number;

/** Halves the longest edge until each is short enough; neighbours halve a common one alike. */
function refine(triangles: Triangle[], finesse: Finesse): Triangle[] {
  const faits: Triangle[] = [];
  const pile = [...triangles];
  for (let t = pile.pop(); t; t = pile.pop()) {
    const cotes = ([0, 1, 2] as const).map((i) => {
      const [a, b] = [t[i], t[(i + 1) % 3]!];
      const milieu: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      return { i, a, b, milieu, long: Math.hypot(a[0] - b[0], a[1] - b[1]) };
    });
    const pire = cotes
      .filter(({ a, b, long }) => long > finesse(a, b))
      .sort((a, b) => b.long - a.long)[0];
    if (!pire) {
      faits.push(t);
      continue;
    }
    const [a, b, c] = [t[pire.i], t[(pire.i + 1) % 3]!, t[(pire.i + 2) % 3]!];
    pile.push([a, pire.milieu, c], [pire.milieu, b, c]);
  }
  return faits;
}

const ouvert = (anneau: readonly Point[]): Vector2[] => {
  const [premier, dernier] = [anneau[0], anneau.at(-1)];
  const boucle = premier && dernier && premier[0] === dernier[0] && premier[1] === dernier[1];
  return (boucle ? anneau.slice(0, -1) : anneau).map(([x, y]) => new Vector2(x, y));
};

/** Contours counter-clockwise, holes clockwise; triangles of the whole. */
function trianglesOf(polygone: readonly (readonly Point[])[]): {
  anneaux: Vector2[][];
  triangles: Triangle[];
} {
  const anneaux = polygone.map((anneau, i) => {
    const points = ouvert(anneau);
    return ShapeUtils.isClockWise(points) === (i === 0) ? points.toReversed() : points;
  });
  const [contour, ...trous] = anneaux;
  if (!contour || contour.length < 3) return { anneaux: [], triangles: [] };
  const tous = anneaux.flat();
  const pointOf = (i: number): Point => [tous[i]!.x, tous[i]!.y];
  const faces = ShapeUtils.triangulateShape(contour, trous) as [number, number, number][];
  return { anneaux, triangles: faces.map(([a, b, c]) => [pointOf(a), pointOf(c), pointOf(b)]) };
}

function normaleOf(
  hauteur: (x: number, z: number) => number,
  { tranches }: Relief,
  x: number,
  z: number,
): Vec {
  if (tranches.length === 0) return [0, 1, 0];
  const e = 0.2;
  const [dx, dz] = [
    (hauteur(x + e, z) - hauteur(x - e, z)) / (2 * e),
    (hauteur(x, z + e) - hauteur(x, z - e)) / (2 * e),
  ];
  const n = Math.hypot(dx, 1, dz);
  return [-dx / n, 1 / n, -dz / n];
}

/** Streets, kerbs and paint of a true plan, in meshes by material. `alentour`: fields around. */
export function addSol(chantier: Chantier, plan: Plan, scene: Scene, alentour = true): SolBati {
  const relief = reliefOf(scene);
  const { regions, peintures } = solOf([...plan.sol, ...solEnPlus(plan, scene)]);
  const abaisses = abaissesOf(plan, scene);
  const levee = leveeOf(abaisses, saillieOf(scene));
  const { enneige } = TEMPS[plan.temps];
  const regionAt = (x: number, z: number) => regions.findLast((r) => isDansRegion(r, x, z));
  const hauteurAt = (x: number, z: number): number => {
    const region = regionAt(x, z);
    return relief.hauteur(x, z) + (region ? levee(region.matiere, x, z) : DESSOUS);
  };
  const finesse =
    (matiere: Matiere): Finesse =>
    (a, b) => {
      if (matiere in EPAISSEURS) return LIGNE_AU_PLUS;
      return isBordure(matiere) && abaisses.some((anneau) => ecart(anneau, [a, b]) < REMONTE + 1)
        ? FIN_AU_PASSAGE
        : Infinity;
    };
  const lay = (region: Region, heightOf: (x: number, z: number) => number, mur: boolean) => {
    const { matiere } = region;
    const maille = (chantier.sols[matiere] ??= new Maille());
    const couleur = (enneige && ENNEIGEES[matiere]) || COULEURS[matiere];
    const echelle = ECHELLES[matiere];
    const pointOf = ([x, z]: Point): Vec => [x, heightOf(x, z), z];
    for (const polygone of region.polygones) {
      const { anneaux, triangles } = trianglesOf(polygone);
      for (const [a, b, c] of refine(trancher(triangles, relief.tranches), finesse(matiere)))
        maille.addTriangle(
          [pointOf(a), pointOf(b), pointOf(c)],
          couleur,
          [
            normaleOf(relief.hauteur, relief, ...a),
            normaleOf(relief.hauteur, relief, ...b),
            normaleOf(relief.hauteur, relief, ...c),
          ],
          [
            [a[0] / echelle, a[1] / echelle],
            [b[0] / echelle, b[1] / echelle],
            [c[0] / echelle, c[1] / echelle],
          ],
        );
      if (mur)
        for (const anneau of anneaux)
          addMur(maille, anneau, pointOf, nuance(couleur, 0.8), echelle, (a, b) =>
            fenetres(a, b, relief.tranches, finesse(matiere)),
          );
    }
  };
  for (const region of regions) {
    const haut = LEVEES[region.matiere] ?? 0;
    const mur = haut > 0.02 || region.matiere === 'terre';
    lay(region, (x, z) => relief.hauteur(x, z) + levee(region.matiere, x, z), mur);
  }
  for (const peinture of peintures)
    lay(peinture, (x, z) => hauteurAt(x, z) + (EPAISSEURS[peinture.matiere] ?? 0.006), false);
  if (alentour) addAlentour(chantier, plan, relief, enneige);
  return {
    regions,
    hauteurAt,
    matiereAt: (x, z) => regionAt(x, z)?.matiere,
    relief,
  };
}

function addMur(
  maille: Maille,
  anneau: Vector2[],
  pointOf: (p: Point) => Vec,
  couleur: ReturnType<typeof nuance>,
  echelle: number,
  coupes: (a: Point, b: Point) => number[],
): void {
  for (const [i, a] of anneau.entries()) {
    const b = anneau[(i + 1) % anneau.length]!;
    const long = a.distanceTo(b);
    if (long < 1e-3) continue;
    const parts = coupes([a.x, a.y], [b.x, b.y]);
    const at = (part: number): Vec => pointOf([a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part]);
    // Normals look outwards: a shadow's bias moves along them.
    const normale: Vec = [(b.y - a.y) / long, 0, -(b.x - a.x) / long];
    for (const [k, part] of parts.slice(0, -1).entries()) {
      const suivante = parts[k + 1]!;
      const [p, q] = [at(part), at(suivante)];
      const bas = (v: Vec): Vec => [v[0], v[1] - SEMELLE - 0.13, v[2]];
      const u = ((suivante - part) * long) / echelle;
      const v = SEMELLE / echelle;
      for (const [coins, uvs] of [
        [
          [bas(q), bas(p), p],
          [
            [u, 0],
            [0, 0],
            [0, v],
          ],
        ],
        [
          [bas(q), p, q],
          [
            [u, 0],
            [0, v],
            [u, v],
          ],
        ],
      ] as const)
        maille.addTriangle(coins, couleur, [normale, normale, normale], uvs);
    }
  }
}

/** Shares of an edge from 0 to 1, between which its top is straight. */
function fenetres(a: Point, b: Point, tranches: readonly number[], finesse: Finesse): number[] {
  const long = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const nombre = Math.max(1, Math.min(200, Math.ceil(long / finesse(a, b))));
  const parts = Array.from({ length: nombre + 1 }, (_, k) => k / nombre);
  const plis = tranches
    .map((z) => (z - a[1]) / (b[1] - a[1]))
    .filter((part) => part > 1e-3 && part < 1 - 1e-3);
  return [...parts, ...plis].sort((p, q) => p - q);
}

/** In metres from the middle: near cells follow the relief, far ones go to the horizon. */
const ANNEAUX = [0, 20, 40, 70, 110, 160, 240, 380, 700];

/** Fields around all that is laid out. */
function addAlentour(chantier: Chantier, plan: Plan, relief: Relief, enneige: boolean): void {
  const maille = (chantier.sols.herbe ??= new Maille());
  const couleur = enneige ? ENNEIGEES.herbe! : COULEURS.herbe;
  const [x0, y0, largeur, hauteur] = plan.cadre;
  const [cx, cz] = [x0 + largeur / 2, y0 + hauteur / 2];
  const coordonnees = [
    ...ANNEAUX.slice(1)
      .toReversed()
      .map((r) => -r),
    ...ANNEAUX,
  ];
  const pointOf = (x: number, z: number): Vec => [
    cx + x,
    relief.champs(cx + x, cz + z) + DESSOUS,
    cz + z,
  ];
  const plis = relief.tranches.map((z) => z - cz);
  for (let i = 0; i + 1 < coordonnees.length; i += 1)
    for (let j = 0; j + 1 < coordonnees.length; j += 1) {
      const [xa, xb] = [coordonnees[i]!, coordonnees[i + 1]!];
      const [za, zb] = [coordonnees[j]!, coordonnees[j + 1]!];
      const carre: Triangle[] = [
        [
          [xa, za],
          [xa, zb],
          [xb, zb],
        ],
        [
          [xa, za],
          [xb, zb],
          [xb, za],
        ],
      ];
      for (const [a, b, c] of trancher(carre, plis))
        maille.addTriangle(
          [pointOf(...a), pointOf(...b), pointOf(...c)],
          couleur,
          [
            normaleOf(relief.champs, relief, cx + a[0], cz + a[1]),
            normaleOf(relief.champs, relief, cx + b[0], cz + b[1]),
            normaleOf(relief.champs, relief, cx + c[0], cz + c[1]),
          ],
          [
            [a[0] / ECHELLES.herbe, a[1] / ECHELLES.herbe],
            [b[0] / ECHELLES.herbe, b[1] / ECHELLES.herbe],
            [c[0] / ECHELLES.herbe, c[1] / ECHELLES.herbe],
          ],
        );
    }
}
