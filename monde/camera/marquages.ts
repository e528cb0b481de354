import type { PerspectiveCamera } from 'three';
import { isCarrefour } from '../../drawing/scene/branche.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { coupes } from '../../drawing/scene/plan/carrefour/coupe.ts';
import type { Point } from '../../drawing/scene/plan/plan.ts';
import { capRoute } from '../../drawing/scene/plan/route/placeRoute.ts';
import { terrainOf } from '../../drawing/scene/plan/route/terrain.ts';
import { milieuOf, profilOf } from '../../drawing/scene/profil.ts';
import type { Carrefour, Element, Ligne, Route, Scene } from '../../drawing/scene/scene.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import { isDansImage } from './places.ts';
import { projete } from './prises.ts';
import { cacheDepuis, LARGEUR, type Obstacles } from './vus.ts';

/** Paint that decides, beside his own vehicle: points on the ground, a metre apart. */
export interface Marquage {
  nom: string;
  points: Vec[];
  /** So many pixels of it must be seen, in a picture 360 px wide. */
  voulu: number;
}

type MarquageAuSol = Omit<Marquage, 'points'> & { points: Point[] };

/** Dashes alone forbid nothing. */
const LIGNES: Partial<Record<Ligne, Pick<Marquage, 'nom' | 'voulu'>>> = {
  '|': { nom: 'la ligne continue', voulu: 30 },
  '||': { nom: 'la double ligne continue', voulu: 30 },
  // Near enough to tell which of the two is his.
  '|:': { nom: 'la double ligne', voulu: 50 },
  ':|': { nom: 'la double ligne', voulu: 50 },
};
const FLECHES: Partial<Record<Element['quoi'], string>> = {
  'flèche de sélection': 'la flèche de sélection',
  'flèche de rabattement': 'la flèche de rabattement',
};
const FLECHE_PX = 10;

/** In metres from his front, along the road: what he may still cross. */
const [DES, JUSQU_A] = [-1, 24];
/** In metres from the middle of his lane. */
const A_COTE = 2.2;
/** In metres: an arrow on the ground, and a junction's line beyond its edge. */
const [FLECHE, AXE] = [3, 8];

const entiers = (de: number, a: number): number[] =>
  Array.from({ length: Math.floor(a - de) + 1 }, (_, i) => de + i);

function marquesDeRoute(scene: Route): MarquageAuSol[] {
  const moi = scene.usagers.find((u) => u.moi);
  // Broken down, he crosses no line.
  if (!moi || moi.clignotant === 'quatre') return [];
  const profil = profilOf(scene, VRAIES);
  const terrain = terrainOf(scene, profil, VRAIES);
  const { pointAt } = terrain;
  const sens = Math.sign(Math.cos(radians(capRoute(terrain, moi) - terrain.cap(moi.a))));
  const ici = milieuOf(profil, moi.voie);
  const devantLui = entiers(DES, JUSQU_A).map((d) => moi.a + sens * d);
  return [
    ...profil.lignes.flatMap(({ ligne, x }) => {
      const marque = LIGNES[ligne];
      return marque && Math.abs(x - ici) < A_COTE
        ? [{ ...marque, points: devantLui.map((a) => pointAt(a, x)) }]
        : [];
    }),
    ...scene.éléments.flatMap(({ quoi, a, voie }) => {
      const nom = FLECHES[quoi];
      if (!nom) return [];
      const x = voie === undefined ? ici : milieuOf(profil, voie);
      const points = entiers(a, a + FLECHE).map((ou) => pointAt(ou, x));
      return [{ nom, voulu: FLECHE_PX, points }];
    }),
  ];
}

function marquesDeCarrefour(scene: Carrefour): MarquageAuSol[] {
  const toutes = coupes(scene, VRAIES);
  const moi = scene.usagers.find((u) => u.moi);
  const axes = toutes
    .filter(({ branche }) => branche.sens === 'double' && branche.axe === 'continue')
    .map(({ ici, ligne }) => ({
      ...LIGNES['|']!,
      points: entiers(ligne + 1, ligne + AXE).map((s) => ici(s, 0)),
    }));
  const fleches = toutes
    .filter(({ direction }) => direction === moi?.de)
    .flatMap(({ branche, ici, ligne, entree }) =>
      (branche.flèches ?? []).map((_, i) => ({
        nom: FLECHES['flèche de sélection']!,
        voulu: FLECHE_PX,
        points: entiers(ligne + 0.6, ligne + 0.6 + FLECHE).map((s) => ici(s, entree(i + 1))),
      })),
    );
  return [...axes, ...fleches];
}

/** `hauteurAt`: the ground's, in metres. */
export const marquagesDe = (
  scene: Scene,
  hauteurAt: (x: number, z: number) => number,
): Marquage[] =>
  (isCarrefour(scene) ? marquesDeCarrefour(scene) : marquesDeRoute(scene)).map(
    ({ points, ...marquage }) => ({
      ...marquage,
      points: points.map(([x, z]): Vec => [x, hauteurAt(x, z) + 0.02, z]),
    }),
  );

/** Its length in pixels that one sees, in a picture 360 px wide. */
export function longueurVue(
  camera: PerspectiveCamera,
  points: readonly Vec[],
  obstacles: Obstacles,
): number {
  const isCache = cacheDepuis(camera, obstacles);
  const ecran = points.map((ou) => {
    const point = projete(camera, ou);
    return { ...point, vu: point.devant && isDansImage(point) && !isCache(ou) };
  });
  return ecran.slice(1).reduce((somme, { x, y, vu }, i) => {
    const avant = ecran[i]!;
    const pas = Math.hypot(x - avant.x, (y - avant.y) / camera.aspect);
    return somme + (vu && avant.vu ? pas * LARGEUR : 0);
  }, 0);
}
