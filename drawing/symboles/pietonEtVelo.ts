import { cercle, trait } from '../svg.ts';

/** To the left; about 100 high. */
export const pieton = (couleur: string): string =>
  cercle(-2, -43, 8.5, couleur) +
  trait('M0 -26L2 4', couleur, 17) +
  trait('M2 4L-8 24L-20 47', couleur, 9.5) +
  trait('M3 4L14 25L22 46', couleur, 9.5) +
  trait('M-2 -28L-15 -13L-24 -2', couleur, 7) +
  trait('M4 -28L14 -14L21 0', couleur, 7);

export const adulteEtEnfant = (couleur: string): string =>
  cercle(-14, -42, 9.5, couleur) +
  trait('M-14 -22V4', couleur, 21) +
  trait('M-19 6V46M-9 6V46', couleur, 9) +
  trait('M-23 -25L-33 4', couleur, 7) +
  trait('M-5 -25L9 2', couleur, 7) +
  cercle(24, -9, 8.5, couleur) +
  trait('M24 8V24', couleur, 14) +
  trait('M20 26V46M28 26V46', couleur, 7) +
  trait('M18 6L9 2M31 6L36 22', couleur, 5.5);

/** To the left; wheels on y = 38. */
export const velo = (couleur: string): string =>
  cercle(-37, 14, 24, 'none', { stroke: couleur, 'stroke-width': 6 }) +
  cercle(37, 14, 24, 'none', { stroke: couleur, 'stroke-width': 6 }) +
  trait('M-37 14L-21 -26L2 14L18 -20H-18M37 14H2M18 -20L37 14M18 -20L14 -31', couleur, 6) +
  trait('M-21 -26L-18 -38H-31M5 -33H24', couleur, 6);
