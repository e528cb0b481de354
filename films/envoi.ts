import { type FilmEnvoye, signesOf } from '../drawing/scene/mouvement/filmEnvoye.ts';
import type { Clip, ClipJoue } from './clip.ts';
import { reseauOf } from './reseau.ts';

/** All that a browser needs to play a clip, without its dangers and without the drawings. */
export interface ClipEnvoye {
  clip: ClipJoue;
  /** YYYY-MM-DD, whose law the signs follow. */
  jour: string;
  signes: FilmEnvoye['signes'];
}

export function clipEnvoyeOf(ecrit: Clip, jour: string): ClipEnvoye {
  const { risques: _, ...clip } = ecrit;
  const { morceaux } = reseauOf(clip, jour);
  return {
    clip,
    jour,
    signes: signesOf(
      morceaux.flatMap(({ plan }) => plan.objets),
      jour,
    ),
  };
}
