/**
 * What the picture of a film says in its `metadata`, as JSON: who passes when, and how each of its
 * elements (`data-e`) moves. Milliseconds, and units of the picture.
 */
export interface Film {
  etapes: {
    /** Its place in the order of passing; null where nobody passes. */
    numero: number | null;
    /** « Le tram passe. » */
    texte: string;
    /** When it begins, where all follow each other. */
    depart: number;
    /** `apres` the beginning of its step. */
    pistes: { e: string; apres: number; duree: number; images: readonly Pose[] }[];
  }[];
  /** Until all have passed. */
  duree: number;
}

/** When, as a part of `duree`; where; turned by how many degrees; how big; how visible. */
export type Pose = readonly [
  part: number,
  x: number,
  y: number,
  cap: number,
  echelle: number,
  opacite: number,
];
