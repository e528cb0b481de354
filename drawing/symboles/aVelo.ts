import { cercle, chemin, trait } from '../svg.ts';

/** To the left; wheels on y = 63. */
export const aVelo = (couleur: string): string =>
  cercle(-25.5, 48.5, 13.4, 'none', { stroke: couleur, 'stroke-width': 1.8 }) +
  cercle(24.5, 48.5, 13.4, 'none', { stroke: couleur, 'stroke-width': 1.8 }) +
  cercle(24.5, 48.5, 2.8, couleur) +
  cercle(2, 48.5, 4.2, couleur) +
  trait('M-25.5 48.5Q-21 46 -20 42L-13 22H-7', couleur, 1.8) +
  trait('M-15 31L2 48.5L16 26L24.5 48.5H2', couleur, 1.6) +
  trait('M-32 33Q-10 29 -9.5 49M8 49Q10 33 24.5 33Q34 33 38.5 42', couleur, 0.9) +
  chemin(
    'M-6 -7Q-6 -11 -1 -11Q4 -10 3 -4L9.5 2L14.5 10L18 21V24H15L5 35V56H-3L-2.5 53V40L-11 28V26L4 17V15L-5 22H-9L-8 19.5L0.5 12V0L-2 -.5L-4 -3Z',
    couleur,
  );
