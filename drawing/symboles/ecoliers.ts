import { chemin, rect } from '../svg.ts';

/** To the left, on y = 58. */
export const ecoliers = (couleur: string): string =>
  chemin(
    'M-28 3Q-28 -3 -23 -3Q-18 -2 -17 6L-10 2V6L-8 11L-15 10L-17 9V13L-9 22L-14 26L-11 34Q-8 31 -7 30Q-2 32 -3 37Q-7 43 -14 43L-16 40V46L-13 54L-17 58L-21 56Q-19 50 -23 46L-25 40L-27 58H-38L-31 53V40H-33L-30 28L-38 31L-41 35L-41 29L-27 20L-25 15V12L-28 9Z' +
      'M-16 24L-11 33L-15 33Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  chemin(
    'M6 -20Q7 -23 11 -22.5Q18 -21 20 -17Q20 -13 17 -8V-4L22 1L27 13L31 14Q34 20 33 26L24 27L25 33L22 36L30 51L26 58H21L24 53Q17 42 12 34L8 37L1 58H-10L-10 55L-4 52L1 36L4 20Q4 16 2 15Q-3 18 -8 26L-10 21L2 3L8 -3L6 -7Z',
    couleur,
  ) +
  rect(-48, 57.5, 96, 4, couleur);
