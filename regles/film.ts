/**
 * JSON in a film's `metadata`: the order of passing, and the movements of elements (`data-e`).
 * Milliseconds, and the picture's units.
 */
export interface Film {
  etapes: {
    numero: number | null;
    texte: string;
    depart: number;
    /** `apres` counts from its step's beginning. */
    pistes: { e: string; apres: number; duree: number; images: readonly Pose[] }[];
  }[];
  duree: number;
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
