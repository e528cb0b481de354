/**
 * What a film says to whoever plays it; times in milliseconds. Elements are found by their `data-e`. Before it plays, the picture is the still one
 * with a number at each who passes.
 */
export interface Film {
  etapes: Etape[];
  /** Until the last one is still. */
  duree: number;
}

export interface Etape {
  /** Its place in the order of passing; null where nobody passes. */
  numero: number | null;
  texte: string;
  /** When it begins, where all steps follow each other. */
  depart: number;
  pistes: Piste[];
}

/** How one element moves; `apres` the beginning of its step. */
export interface Piste {
  e: string;
  apres: number;
  duree: number;
  images: Pose[];
}

/** When, as a part of the whole; where, in units of the picture; turned by how much; how big; how visible. */
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
