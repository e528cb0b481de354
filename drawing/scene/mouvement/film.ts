/**
 * For the player, in milliseconds; elements by `data-e`. At rest the picture is still, with
 * numbers.
 */
export interface Film {
  etapes: Etape[];
  duree: number;
}

export interface Etape {
  numero: number | null;
  texte: string;
  depart: number;
  pistes: Piste[];
}

/** `apres` counts from its step's beginning. */
export interface Piste {
  e: string;
  apres: number;
  duree: number;
  images: Pose[];
}

/** Fraction of the whole, picture units, degrees, scale, opacity. */
export type Pose = readonly [
  part: number,
  x: number,
  y: number,
  cap: number,
  echelle: number,
  opacite: number,
];

const dixieme = (x: number): number => Math.round(x * 10) / 10;
const millieme = (x: number): number => Math.round(x * 1000) / 1000;

export const poseOf = (
  part: number,
  x: number,
  y: number,
  { cap = 0, echelle = 1, opacite = 1 } = {},
): Pose => [millieme(part), dixieme(x), dixieme(y), dixieme(cap), millieme(echelle), opacite];
