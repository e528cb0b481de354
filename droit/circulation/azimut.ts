import { directions, type Direction } from '../../drawing/scene/vocabulaire.ts';

/** Degrees clockwise from the north. */
export const azimut = (d: Direction): number => directions.indexOf(d) * 45;

/** Seen by somebody who arrives by `de`: below 180 at his left, above at his right. */
export const ecart = (de: Direction, autre: Direction): number =>
  (azimut(autre) - azimut(de) + 360) % 360;

export const aDroite = (de: Direction, autre: Direction): boolean => ecart(de, autre) > 180;
export const enFace = (de: Direction, autre: Direction): boolean => ecart(de, autre) === 180;

export type Mouvement = 'gauche' | 'droit' | 'droite' | 'demi-tour';

export function mouvement(de: Direction, vers: Direction): Mouvement {
  const angle = ecart(de, vers);
  if (angle === 0) return 'demi-tour';
  if (angle === 180) return 'droit';
  return angle > 180 ? 'droite' : 'gauche';
}

export const opposee = (direction: Direction): Direction =>
  directions[(directions.indexOf(direction) + 4) % 8] as Direction;
