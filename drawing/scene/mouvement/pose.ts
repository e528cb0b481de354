import type { Pose } from '../../../regles/film.ts';

const dixieme = (x: number): number => Math.round(x * 10) / 10;
const millieme = (x: number): number => Math.round(x * 1000) / 1000;

export const poseOf = (
  part: number,
  x: number,
  y: number,
  { cap = 0, echelle = 1, opacite = 1 } = {},
): Pose => [millieme(part), dixieme(x), dixieme(y), dixieme(cap), millieme(echelle), opacite];
