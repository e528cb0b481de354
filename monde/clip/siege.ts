import type { PerspectiveCamera } from 'three';
import type { FilmDuClip } from '../../films/film.ts';
import { type Vue, vueDuSiege } from '../camera/prises.ts';

/** Degrees across: a picture that lies shows more than one that stands. */
const [COUCHE, DEBOUT] = [62, 38];
/** Widths by heights between which the angle grows. */
const [ETROIT, LARGE] = [0.6, 1.5];

export function angleDe(rapport: number): number {
  const part = Math.max(0, Math.min(1, (rapport - ETROIT) / (LARGE - ETROIT)));
  return DEBOUT + (COUCHE - DEBOUT) * part;
}

/** From my seat at this second. */
export function vueAt(
  { etat, moi }: FilmDuClip,
  hauteurAt: (x: number, z: number) => number,
  t: number,
  rapport: number,
): Vue {
  const { ou, cap } = etat(t).get(moi)!;
  const [x, y] = ou;
  return vueDuSiege({ ...moi, x, y, cap }, hauteurAt(x, y), { angle: angleDe(rapport) });
}

export function placeCamera(camera: PerspectiveCamera, { oeil, vers }: Vue): void {
  camera.position.set(...(oeil as [number, number, number]));
  camera.lookAt(...(vers as [number, number, number]));
  camera.updateMatrixWorld();
}
