import { PerspectiveCamera, Vector3 } from 'three';
import type { Vu } from '../../drawing/scene/plan/plan.ts';
import { aDroite, devant, fois, plus, radians, type Vec } from '../maille/vecteurs.ts';
import { volumeOf, isQuiRoule } from '../vehicules/index.ts';
import { avantDe, type Boite, coinsOf, type Volume } from './boites.ts';

/** Where the camera stands, what it looks at, and how wide. Degrees and metres. */
export interface Vue {
  genre: 'siège' | 'oblique';
  oeil: Vec;
  vers: Vec;
  /** Across the picture. */
  angle: number;
  /** From a seat: metres that the camera stands back. */
  recul?: number;
}

/** Around the eye, the own car is drawn on this layer: its mirrors do not see it. */
export const SIEN = 1;

export function cameraOf({ oeil, vers, angle }: Vue, rapport: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(verticalOf(angle, rapport), rapport, 0.15, 900);
  camera.position.set(...(oeil as [number, number, number]));
  camera.lookAt(...(vers as [number, number, number]));
  camera.layers.enable(SIEN);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  return camera;
}

/** Degrees from top to bottom of a picture that shows so many across. */
export const verticalOf = (angle: number, rapport: number): number =>
  (2 * Math.atan(Math.tan(radians(angle / 2)) / rapport) * 180) / Math.PI;

/** From 0 to 1 across and down; `devant`: before the camera. */
export function projete(camera: PerspectiveCamera, ou: Vec) {
  const { x, y, z } = new Vector3(...(ou as [number, number, number])).project(camera);
  return { x: (x + 1) / 2, y: (1 - y) / 2, devant: z < 1 };
}

/** In metres: from here the camera is behind a car, and sees it. */
export const DEHORS = 5;
/** From within his own vehicle. */
export const isDedans = ({ genre, recul = 0 }: Pick<Vue, 'genre' | 'recul'>): boolean =>
  genre === 'siège' && recul < DEHORS;

const CYCLISTE: Vec = [0, 1.62, 0.1];
const MOTARD: Vec = [0, 1.5, 0.1];
const isSurUnVelo = ({ qui }: Vu): boolean =>
  qui === 'vélo' || qui === 'speed pedelec' || qui === 'trottinette';
export const isSurDeuxRoues = (vu: Vu): boolean =>
  isSurUnVelo(vu) || vu.qui === 'moto' || vu.qui === 'cyclomoteur';

/** A driver's eyes from the vehicle's middle, its feet at 0. */
const oeilOf = (vu: Vu): Vec =>
  isSurUnVelo(vu)
    ? CYCLISTE
    : isSurDeuxRoues(vu)
      ? MOTARD
      : isQuiRoule(vu.qui)
        ? volumeOf(vu.qui).oeil
        : [0, 1.6, 0];

/** In metres from a driver's eyes back to his tail. */
export const arriereOf = ({ longueur }: Volume, vu: Vu): number => longueur / 2 - oeilOf(vu)[2];

export interface Siege {
  /** Metres that the camera stands back, degrees that it turns right, and its angle. */
  recul?: number;
  lacet?: number;
  angle?: number;
}

/** `sol`: the ground's height under who drives. */
export function vueDuSiege(
  moi: Vu,
  sol: number,
  { recul = 0, lacet = 0, angle = 56 }: Siege = {},
): Vue {
  const [avant, droite] = [devant(moi.cap), aDroite(moi.cap)];
  const [x, y, z] = oeilOf(moi);
  const dehors = recul >= DEHORS;
  const oeil = plus(
    plus([moi.x, sol + y + recul * 0.16, moi.y], fois(avant, -z - recul)),
    fois(droite, dehors ? 0 : x),
  );
  return {
    genre: 'siège',
    oeil,
    vers: plus(plus(oeil, fois(devant(moi.cap + lacet), 30)), [
      0,
      recul === 0 ? 0.9 : -(0.3 + recul * 0.2),
      0,
    ]),
    angle,
    recul,
  };
}

/** From behind and above, with all boxes in the picture. */
export function vueOblique(
  boites: readonly Boite[],
  points: readonly Vec[],
  {
    cap,
    hauteur,
    rapport,
    angle = 40,
  }: { cap: number; hauteur: number; rapport: number; angle?: number },
): Vue {
  const tous = [...boites.flatMap((b) => coinsOf(avantDe(b))), ...points];
  if (tous.length === 0) tous.push([0, 0, 0]);
  const bornes = [0, 1, 2].map((k) => {
    const valeurs = tous.map((p) => p[k]!);
    return (Math.min(...valeurs) + Math.max(...valeurs)) / 2;
  });
  let centre: Vec = [bornes[0]!, 0.6, bornes[2]!];
  const plat = Math.cos(radians(hauteur));
  const [dx, , dz] = devant(cap);
  const arriere: Vec = [-dx * plat, Math.sin(radians(hauteur)), -dz * plat];
  let loin = 34;
  const vue = (): Vue => ({
    genre: 'oblique',
    oeil: plus(centre, fois(arriere, loin)),
    vers: centre,
    angle,
  });
  for (let k = 0; k < 60; k += 1) {
    const camera = cameraOf(vue(), rapport);
    const ecran = tous.map((p) => projete(camera, p));
    const [xs, ys] = [ecran.map((p) => p.x), ecran.map((p) => p.y)];
    const [mx, my] = [
      (Math.min(...xs) + Math.max(...xs)) / 2,
      (Math.min(...ys) + Math.max(...ys)) / 2,
    ];
    const demi = Math.tan(radians(angle / 2)) * loin;
    centre = plus(
      plus(centre, fois(aDroite(cap), (mx - 0.5) * 2 * demi * 0.7)),
      fois(devant(cap), ((0.5 - my) * 2 * demi * 0.9) / rapport),
    );
    const plein = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    if (plein > 0.84) loin *= 1.05;
    else if (plein < 0.77 && loin > 14) loin *= 0.96;
  }
  return vue();
}
