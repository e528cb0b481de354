import type { Texture } from 'three';
import { partage, pixels, textureOf } from '../textures/toile.ts';

const COTE = 256;
/** In degrees: where a dipped beam ends above its axis, and how softly. */
const [COUPURE, FLOU] = [0.8, 0.7];
/** Degrees below it where a third is left: the road near the bonnet would burn. */
const DESCENTE = 4;
/** So that signs and people are seen in it. */
const [AU_DESSUS, AU_PLUS_PRES] = [0.055, 0.05];
/** A lens gathers below what it takes from above. */
export const RAMASSE = 1.7;

/** The share of a dipped beam's light, so many degrees above its axis. */
export function partDuFaisceau(hausse: number): number {
  const sous = Math.max(0, Math.min(1, (COUPURE + FLOU - hausse) / FLOU));
  const pres = Math.exp(Math.min(0, hausse - COUPURE) / DESCENTE);
  return AU_DESSUS + (AU_PLUS_PRES + (1 - AU_PLUS_PRES) * pres - AU_DESSUS) * sous;
}

/** Thrown by a headlamp: `angle`, in radians, from its axis to its edge. */
export const croisement = (angle: number): Texture =>
  partage(`croisement ${angle}`, () => {
    const part = (y: number): number => {
      const haut = (1 - (2 * (y + 0.5)) / COTE) * Math.tan(angle);
      return partDuFaisceau((Math.atan(haut) * 180) / Math.PI);
    };
    return textureOf(
      pixels(COTE, (_, y) => [255 * part(y), 255 * part(y), 255 * part(y)]),
      { repete: false, couleur: false },
    );
  });
