import { regroupe } from '../regroupe.ts';
import type { PerspectiveCamera } from 'three';
import type { Plaque } from '../signaux/poteaux.ts';
import { aDroite, devant, fois, moins, plus, scalaire, type Vec } from '../maille/vecteurs.ts';
import { avantDe, type Boite, type Volume } from './boites.ts';
import { isDansImage } from './places.ts';
import { projete } from './prises.ts';

/** Pixels are told of a picture this wide. */
export const LARGEUR = 360;

/** A share of the frame: what touches its edge looks cut. */
const BORD = 0.025;

/** How a picture shows somebody, or a plate. */
export interface Constat {
  /** Its share within the frame, and its share that something hides: 0 to 1. */
  dedans: number;
  cache: number;
  /** Its height in pixels, in a picture 360 px wide. */
  px: number;
  /** It hides the most. */
  par?: Boite;
}

const LARGES = [-0.38, 0, 0.38];
const HAUTS = [0.12, 0.38, 0.62, 0.88];

/** Its corners, edges and sides: what the frame may cut. */
const BOUTS = [-0.5, 0, 0.5];

const grilleDe = (
  { pied, cap, longueur, largeur, hauteur }: Volume,
  larges: readonly number[],
  hauts: readonly number[],
): Vec[] =>
  larges.flatMap((a) =>
    larges.flatMap((d) =>
      hauts.map((h) =>
        plus(
          plus(pied, [0, h * hauteur, 0]),
          plus(fois(devant(cap), a * longueur), fois(aDroite(cap), d * largeur)),
        ),
      ),
    ),
  );

/** Points within a box. */
export const pointsOf = (volume: Volume): Vec[] => grilleDe(volume, LARGES, HAUTS);

/** Whether the way from the eye to a point goes through a box: slabs of its own axes. */
export function traverse(oeil: Vec, but: Vec, boite: Volume): boolean {
  const { pied, cap, longueur, largeur, hauteur } = boite;
  const [axeLong, axeLarge] = [devant(cap), aDroite(cap)];
  const [de, vers] = [moins(oeil, pied), moins(but, oeil)];
  let [entree, sortie] = [0, 1];
  const tranches: [number, number, number, number][] = [
    [scalaire(de, axeLong), scalaire(vers, axeLong), -longueur / 2, longueur / 2],
    [scalaire(de, axeLarge), scalaire(vers, axeLarge), -largeur / 2, largeur / 2],
    [de[1], vers[1], 0, hauteur],
  ];
  for (const [p, v, bas, haut] of tranches) {
    if (Math.abs(v) < 1e-9) {
      if (p < bas || p > haut) return false;
      continue;
    }
    const [t1, t2] = [(bas - p) / v, (haut - p) / v];
    entree = Math.max(entree, Math.min(t1, t2));
    sortie = Math.min(sortie, Math.max(t1, t2));
    if (entree > sortie) return false;
  }
  return entree < 0.999;
}

/** The ground rises between the eye and a point. */
function derriereLaCrete(
  oeil: Vec,
  but: Vec,
  relief: ((x: number, z: number) => number) | undefined,
): boolean {
  if (!relief) return false;
  for (let t = 0.05; t < 0.98; t += 0.05) {
    const [x, y, z] = plus(oeil, fois(moins(but, oeil), t));
    if (y < relief(x, z) - 0.05) return true;
  }
  return false;
}

export interface Obstacles {
  boites: readonly Boite[];
  /** Undefined where the ground is flat. */
  relief?: (x: number, z: number) => number;
}

const oeilOf = ({ position: { x, y, z } }: PerspectiveCamera): Vec => [x, y, z];

/** The eye stands within none of them. */
const autourDe = (oeil: Vec, { boites }: Obstacles, sauf?: Boite): Boite[] =>
  boites.filter((b) => b !== sauf && !traverse(oeil, oeil, b));

/** Tells of a point whether something stands before it. */
export function cacheDepuis(camera: PerspectiveCamera, obstacles: Obstacles): (ou: Vec) => boolean {
  const oeil = oeilOf(camera);
  const autour = autourDe(oeil, obstacles);
  return (ou) =>
    autour.some((b) => traverse(oeil, ou, b)) || derriereLaCrete(oeil, ou, obstacles.relief);
}

const dansLeCadre = (point: ReturnType<typeof projete>): boolean =>
  point.devant && isDansImage(point, BORD);

function constatOf(
  camera: PerspectiveCamera,
  points: readonly Vec[],
  obstacles: Obstacles,
  sauf?: Boite,
): Constat {
  const oeil = oeilOf(camera);
  const ecran = points.map((ou) => ({ ou, ...projete(camera, ou) }));
  const vus = ecran.filter(dansLeCadre);
  const bouts = sauf
    ? grilleDe(avantDe(sauf), BOUTS, [0, 1]).map((ou) => projete(camera, ou))
    : ecran;
  const autres = autourDe(oeil, obstacles, sauf);
  const caches = vus.flatMap(({ ou }) => {
    const par = autres.find((b) => traverse(oeil, ou, b));
    return par || derriereLaCrete(oeil, ou, obstacles.relief) ? [par] : [];
  });
  const [par] =
    [...regroupe(caches, (b) => b)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const ys = ecran.filter((p) => p.devant).map(({ y }) => y);
  const haut = ys.length > 0 ? Math.max(...ys) - Math.min(...ys) : 0;
  return {
    dedans: bouts.filter(dansLeCadre).length / bouts.length,
    cache: vus.length === 0 ? 1 : caches.length / vus.length,
    ...(par && { par }),
    // Points stand 12 % within their box.
    px: (haut / 0.76) * (LARGEUR / camera.aspect),
  };
}

export const constatDeBoite = (
  camera: PerspectiveCamera,
  boite: Boite,
  obstacles: Obstacles,
): Constat => constatOf(camera, pointsOf(boite), obstacles, boite);

/** As the cosine at which a plate still shows its figure. */
const DE_BIAIS = 0.25;

/** `dos`: one sees its back or its edge. */
export function constatDePlaque(
  camera: PerspectiveCamera,
  { ou, cap, largeur, hauteur }: Plaque,
  obstacles: Obstacles,
  biais = DE_BIAIS,
): Constat & { dos: boolean } {
  const oeil = oeilOf(camera);
  const vers = moins(oeil, ou);
  const face = scalaire(vers, devant(cap)) / Math.hypot(...vers);
  const points = [-0.38, 0.38].flatMap((d) =>
    [-0.38, 0, 0.38].map((h) =>
      plus(plus(ou, [0, h * hauteur, 0]), fois(aDroite(cap), d * largeur)),
    ),
  );
  return { ...constatOf(camera, points, obstacles), dos: face < biais };
}
