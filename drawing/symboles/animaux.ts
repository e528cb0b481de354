import { cercle, chemin, trait } from '../svg.ts';

/** A stag that leaps to the left. */
export const cerf = (c: string): string =>
  chemin(
    'M-54 -21L-41 -34L-34 -38L-23 -43L-26 -32Q-20 -25 -13 -14Q4 -19 20 -16Q30 -15 36 -20L46 -28L47 -18Q46 -10 42 -5Q44 8 34 16L18 12Q4 9 -8 12Q-20 13 -25 4Q-30 -6 -34 -18L-47 -13Q-54 -15 -54 -21Z',
    c,
  ) +
  trait(
    'M-36 -35Q-39 -51 -27 -64M-37 -46L-49 -53M-33 -55L-39 -66M-30 -37Q-23 -49 -8 -53M-21 -47L-19 -60',
    c,
    4,
  ) +
  trait('M-18 5L-40 8L-43 24', c, 6) +
  trait('M-14 7L-30 19L-48 29', c, 6) +
  chemin('M24 4L43 -4Q45 8 43 17L55 28L65 44L58 47L47 34L33 22Z', c) +
  chemin('M14 2L36 10Q36 20 32 25L41 37L47 52L40 54L32 42L22 28Z', c);

/** A cow that stands, seen from the side, head to the left. */
export const vache = (c: string): string =>
  chemin(
    'M-62 4L-54 -13L-57 -18Q-59 -26 -54 -31Q-53 -24 -46 -23L-34 -26Q-12 -21 10 -23L40 -25Q50 -25 52 -16L53 4Q53 12 49 18L51 46H42L39 22Q36 18 35 10Q33 18 26 18Q20 17 18 10Q2 14 -12 12L-15 22V46H-24L-26 18Q-34 12 -38 4L-48 10Q-52 15 -58 13Q-63 10 -62 4Z',
    c,
  ) +
  trait('M50 -21Q60 -18 58 2L56 22', c, 3.5) +
  trait('M55 20L56 27', c, 6) +
  trait('M-40 -22L-31 -28', c, 6.5) +
  trait('M-30 6L-35 24L-33 46M34 8L29 24L32 46', c, 7.5, { 'stroke-linecap': 'butt' });

/** A horse that trots to the left. */
export const cheval = (c: string): string =>
  chemin(
    'M-58 -14L-42 -34L-38 -42L-34 -35Q-22 -30 -13 -13Q4 -9 20 -13Q36 -15 41 -2Q43 8 38 17L22 14Q8 19 -4 18Q-18 20 -24 8Q-28 -3 -35 -17L-50 -8Q-57 -8 -58 -14Z',
    c,
  ) +
  trait('M-18 11L-38 14L-36 30', c, 7) +
  trait('M-12 12L-14 30L-8 48', c, 7) +
  chemin('M24 8L41 6L40 20L50 32L48 50L41 50L42 35L29 24Z', c) +
  trait('M26 12L20 28L25 47', c, 7) +
  chemin('M37 -8Q54 -6 53 20Q50 28 47 22Q47 8 36 0Z', c);

/** Somebody on that horse. */
export const cavalier = (c: string): string =>
  cheval(c) +
  cercle(2, -62, 9, c) +
  trait('M4 -44L7 -20', c, 16) +
  trait('M0 -46L-12 -30L-28 -24', c, 6.5) +
  trait('M6 -14L-8 4', c, 11) +
  trait('M-8 4L-2 26L-9 28', c, 7);
