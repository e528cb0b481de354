import { chemin, trait } from '../svg.ts';

export const extincteur = (couleur: string): string =>
  chemin('M-12 50V-12Q-12 -22 -5 -24V-30H5V-24Q12 -22 12 -12V50Z', couleur) +
  trait('M0 -30V-37H-12Q-24 -36 -25 -18', couleur, 4.6) +
  trait('M-2 -37L18 -40M0 -33H20', couleur, 5);

export const combine = (couleur: string): string =>
  trait('M-14 -36Q22 -30 20 32', couleur, 13, { 'stroke-linecap': 'butt' }) +
  chemin('M-32 -33Q-33 -46 -19 -50L-6 -46L-9 -27Q-14 -18 -25 -21Q-31 -24 -32 -33Z', couleur) +
  chemin('M12 26L27 24Q36 30 34 44Q28 54 14 51Q5 46 6 36Z', couleur) +
  trait('M28 50Q36 56 30 64', couleur, 3);
