import { type PerspectiveCamera, Vector3 } from 'three';
import type { CadreVu } from '../../films/juge.ts';
import { coinsOf, type Volume } from '../camera/boites.ts';

/** Without a minus zero, which JSON does not keep. */
const millieme = (n: number): number => Math.round(n * 1000) / 1000 + 0;

/** Tangents from the middle of the view; null: outside it. */
export function cadreDe(camera: PerspectiveCamera, boite: Volume): CadreVu | null {
  const points = coinsOf(boite).map((coin) =>
    new Vector3(...(coin as [number, number, number])).applyMatrix4(camera.matrixWorldInverse),
  );
  if (points.some(({ z }) => z > -0.3)) return null;
  const [us, vs] = [points.map(({ x, z }) => x / -z), points.map(({ y, z }) => y / -z)];
  return [Math.min(...us), Math.max(...vs), Math.max(...us), Math.min(...vs)].map(
    millieme,
  ) as unknown as CadreVu;
}
