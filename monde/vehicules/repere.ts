import { Matrix4 } from 'three';
import type { FeuxAllumes } from '../chantier.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';

/** Where a vehicle stands: degrees clockwise from the north, and its nose raised. */
export const repereDe = ([x, y, z]: Vec, cap: number, tangage = 0): Matrix4 =>
  new Matrix4()
    .makeRotationY(-radians(cap))
    .multiply(new Matrix4().makeRotationX(radians(tangage)))
    .setPosition(x, y, z);

/** -1 where left lamps are dead, 1 where right ones are. */
export const coteMort = ({ mort }: FeuxAllumes): number =>
  mort === undefined ? 0 : mort === 'gauche' ? -1 : 1;
