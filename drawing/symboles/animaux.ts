import { cercle, chemin, trait } from '../svg.ts';

/** To the left; fills a triangle. */
export const cerf = (couleur: string): string =>
  chemin(
    'M-22 -17L-10 -19L-6 -22L-3 -19H1Q2 -17 0 -16H-4L-3 -10L-1 0Q5 13 20 14.5L30 14.5Q36 16 38 20L36 22Q38 29 37 32Q40 36 46 39L48 55L52 58L50 62L44 57L41 40Q30 39 26 32Q22 27 15 26L-10 22L-24 15L-18 26L-12 29L-14 32L-21 28L-29 10L-26 8L-12 12Q-15 5 -12 0L-13 -11L-20 -12Q-22 -13 -22 -17Z',
    couleur,
  ) + trait('M-7 -20L2 -32M-7 -21Q-10 -24 -9 -27M-2 -27L3 -27.5', couleur, 1.8);

/** Head to the left; fills a triangle. */
export const vache = (couleur: string): string =>
  chemin(
    'M-36 7.5Q-34 12 -28 10Q-26 12 -23 14L-17 16H32Q40 18 39.5 32L38 39L38 44L35 42L35 39L37 36Q38 26 35 22L34 44V58Q31 64 28 59V50L27.5 47Q22 51 18.5 44Q6 48 -6 44V58Q-9 64 -12 59V50L-13 44Q-18 43 -19 38L-24 29Q-27 26 -30 27L-36 28.5Q-41 26 -38 22L-32 14Q-37 12 -36 7.5Z',
    couleur,
  );

export const cheval = (couleur: string): string =>
  chemin(
    'M-58 -14L-42 -34L-38 -42L-34 -35Q-22 -30 -13 -13Q4 -9 20 -13Q36 -15 41 -2Q43 8 38 17L22 14Q8 19 -4 18Q-18 20 -24 8Q-28 -3 -35 -17L-50 -8Q-57 -8 -58 -14Z',
    couleur,
  ) +
  trait('M-18 11L-38 14L-36 30', couleur, 7) +
  trait('M-12 12L-14 30L-8 48', couleur, 7) +
  chemin('M24 8L41 6L40 20L50 32L48 50L41 50L42 35L29 24Z', couleur) +
  trait('M26 12L20 28L25 47', couleur, 7) +
  chemin('M37 -8Q54 -6 53 20Q50 28 47 22Q47 8 36 0Z', couleur);

export const cavalier = (couleur: string): string =>
  cheval(couleur) +
  cercle(2, -62, 9, couleur) +
  trait('M4 -44L7 -20', couleur, 16) +
  trait('M0 -46L-12 -30L-28 -24', couleur, 6.5) +
  trait('M6 -14L-8 4', couleur, 11) +
  trait('M-8 4L-2 26L-9 28', couleur, 7);
