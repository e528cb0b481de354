import type { PerspectiveCamera } from 'three';
import type { FilmDuClip } from '../../films/film.ts';
import { devant, fois, plus, type Vec } from '../maille/vecteurs.ts';
import { type Vue, vueDuSiege } from '../camera/prises.ts';

/** From my seat at this second. */
export function vueAt(
  { etat, moi }: FilmDuClip,
  hauteurAt: (x: number, z: number) => number,
  t: number,
  angle: number,
): Vue {
  const { ou, cap } = etat(t).get(moi)!;
  const [x, y] = ou;
  return vueDuSiege({ ...moi, x, y, cap }, hauteurAt(x, y), { angle });
}

export function placeCamera(camera: PerspectiveCamera, { oeil, vers }: Vue): void {
  camera.position.set(...(oeil as [number, number, number]));
  camera.lookAt(...(vers as [number, number, number]));
  camera.updateMatrixWorld();
}

/** In metres: I am below the middle, since what comes is ahead. */
const [HAUT, EN_AVANT] = [105, 22];

/** Above me, so that my heading is upwards. */
export function placeDessus(camera: PerspectiveCamera, oeil: Vec, cap: number): void {
  const [x, , z] = plus(oeil, fois(devant(cap), EN_AVANT));
  camera.position.set(x, HAUT, z);
  camera.up.set(...(devant(cap) as [number, number, number]));
  camera.lookAt(x, 0, z);
  camera.updateMatrixWorld();
}
