/**
 * JSON in a film's `metadata`: the order of passing, and the movements of elements (`data-e`).
 * Milliseconds, and the picture's units. At rest the picture is still, with numbers.
 */
export interface Film {
  etapes: Etape[];
  duree: number;
}

interface Etape {
  numero: number | null;
  texte: string;
  depart: number;
  pistes: Piste[];
}

/** `apres` counts from its step's beginning; `images` are keyframes. */
export interface Piste {
  e: string;
  apres: number;
  duree: number;
  images: readonly Pose[];
}

/** Time as a fraction of `duree`, then x, y, degrees, scale, opacity. */
export type Pose = readonly [
  part: number,
  x: number,
  y: number,
  cap: number,
  echelle: number,
  opacite: number,
];
