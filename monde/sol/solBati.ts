import { ShapeUtils, Vector2 } from 'three';
import type { Matiere, Passage, Plan, Point } from '../../drawing/scene/plan/plan.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import type { Chantier } from '../chantier.ts';
import { Maille } from '../maille/maille.ts';
import { nuance } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
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

const loinDe = (points: Point[], x: number, y: number): number => {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const dx = Math.max(Math.min(...xs) - x, 0, x - Math.max(...xs));
  const dy = Math.max(Math.min(...ys) - y, 0, y - Math.max(...ys));
  return Math.hypot(dx, dy);
};

const isBordure = (matiere: Matiere): boolean => matiere === 'trottoir' || matiere === 'bordure';

function leveeOf(passages: Passage[]) {
  return (matiere: Matiere, x: number, z: number): number => {
    const levee = LEVEES[matiere] ?? 0;
    if (!isBordure(matiere) || passages.length === 0) return levee;
    const loin = Math.min(...passages.map(({ anneau }) => loinDe(anneau, x, z)));
    const part = Math.max(0, Math.min(1, (loin - 0.5) / REMONTE));
    return ABAISSEE + (levee - ABAISSEE) * part * part * (3 - 2 * part);
  };
}

type Triangle = readonly [Point, Point, Point];

/** Halves the longest edge until each is short enough there; neighbours halve a common one alike. */
function refine(triangles: Triangle[], finesse: (x: number, z: number) => number): Triangle[] {
  const faits: Triangle[] = [];
  const pile = [...triangles];
  for (let t = pile.pop(); t; t = pile.pop()) {
    const cotes = ([0, 1, 2] as const).map((i) => {
      const [a, b] = [t[i], t[(i + 1) % 3]!];
      const milieu: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      return { i, milieu, long: Math.hypot(a[0] - b[0], a[1] - b[1]) };
    });
    const pire = cotes
      .filter(({ milieu, long }) => long > finesse(...milieu))
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

function normaleOf({ hauteur, finesse }: Relief, x: number, z: number): Vec {
  if (finesse(x, z) === Infinity) return [0, 1, 0];
  const e = 0.2;
  const [dx, dz] = [
    (hauteur(x + e, z) - hauteur(x - e, z)) / (2 * e),
    (hauteur(x, z + e) - hauteur(x, z - e)) / (2 * e),
  ];
  const n = Math.hypot(dx, 1, dz);
  return [-dx / n, 1 / n, -dz / n];
}

/** Streets, kerbs and paint of a true plan, in meshes by material. */
export function addSol(chantier: Chantier, plan: Plan, scene: Scene): SolBati {
  const relief = reliefOf(scene);
  const { regions, peintures } = solOf(plan.sol);
  const levee = leveeOf(plan.passages);
  const enneige = plan.temps === 'neige';
  const regionAt = (x: number, z: number) => regions.findLast((r) => isDansRegion(r, x, z));
  const hauteurAt = (x: number, z: number): number => {
    const region = regionAt(x, z);
    return relief.hauteur(x, z) + (region ? levee(region.matiere, x, z) : DESSOUS);
  };
  const finesse = (matiere: Matiere) => (x: number, z: number) => {
    const ici = relief.finesse(x, z);
    if (!isBordure(matiere)) return ici;
    return plan.passages.some(({ anneau }) => loinDe(anneau, x, z) < REMONTE + 1)
      ? Math.min(ici, FIN_AU_PASSAGE)
      : ici;
  };
  const lay = (region: Region, heightOf: (x: number, z: number) => number, mur: boolean) => {
    const { matiere } = region;
    const maille = (chantier.sols[matiere] ??= new Maille());
    const couleur = (enneige && ENNEIGEES[matiere]) || COULEURS[matiere];
    const echelle = ECHELLES[matiere];
    const pointOf = ([x, z]: Point): Vec => [x, heightOf(x, z), z];
    for (const polygone of region.polygones) {
      const { anneaux, triangles } = trianglesOf(polygone);
      for (const [a, b, c] of refine(triangles, finesse(matiere)))
        maille.addTriangle(
          [pointOf(a), pointOf(b), pointOf(c)],
          couleur,
          [normaleOf(relief, ...a), normaleOf(relief, ...b), normaleOf(relief, ...c)],
          [
            [a[0] / echelle, a[1] / echelle],
            [b[0] / echelle, b[1] / echelle],
            [c[0] / echelle, c[1] / echelle],
          ],
        );
      if (mur)
        for (const anneau of anneaux)
          addMur(maille, anneau, pointOf, nuance(couleur, 0.8), echelle, finesse(matiere));
    }
  };
  for (const region of regions) {
    const haut = LEVEES[region.matiere] ?? 0;
    lay(region, (x, z) => relief.hauteur(x, z) + levee(region.matiere, x, z), haut > 0.02);
  }
  for (const peinture of peintures)
    lay(peinture, (x, z) => hauteurAt(x, z) + (EPAISSEURS[peinture.matiere] ?? 0.006), false);
  addAlentour(chantier, plan, relief, enneige);
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
  finesse: (x: number, z: number) => number,
): void {
  for (const [i, a] of anneau.entries()) {
    const b = anneau[(i + 1) % anneau.length]!;
    const long = a.distanceTo(b);
    if (long < 1e-3) continue;
    const parts = Math.max(
      1,
      Math.min(200, Math.ceil(long / finesse((a.x + b.x) / 2, (a.y + b.y) / 2))),
    );
    const at = (k: number): Point => [
      a.x + ((b.x - a.x) * k) / parts,
      a.y + ((b.y - a.y) * k) / parts,
    ];
    for (let k = 0; k < parts; k += 1) {
      const [p, q] = [pointOf(at(k)), pointOf(at(k + 1))];
      const [pb, qb]: [Vec, Vec] = [
        [p[0], p[1] - SEMELLE - 0.13, p[2]],
        [q[0], q[1] - SEMELLE - 0.13, q[2]],
      ];
      const u = long / parts / echelle;
      maille.addQuad([pb, qb, q, p], couleur, [0, 0, u, SEMELLE / echelle]);
    }
  }
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
    relief.hauteur(cx + x, cz + z) + DESSOUS,
    cz + z,
  ];
  const fins = (x: number, z: number) => relief.finesse(cx + x, cz + z);
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
      const limite = (x: number, z: number) => Math.max(2.5, fins(x, z));
      for (const [a, b, c] of refine(carre, limite))
        maille.addTriangle(
          [pointOf(...a), pointOf(...b), pointOf(...c)],
          couleur,
          [
            normaleOf(relief, cx + a[0], cz + a[1]),
            normaleOf(relief, cx + b[0], cz + b[1]),
            normaleOf(relief, cx + c[0], cz + c[1]),
          ],
          [
            [a[0] / ECHELLES.herbe, a[1] / ECHELLES.herbe],
            [b[0] / ECHELLES.herbe, b[1] / ECHELLES.herbe],
            [c[0] / ECHELLES.herbe, c[1] / ECHELLES.herbe],
          ],
        );
    }
}
