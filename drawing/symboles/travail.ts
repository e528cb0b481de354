import { cercle, chemin, trait } from '../svg.ts';

/** A digger with his shovel before a heap, bent to the left; stands on y = 50. */
export const terrassier = (c: string): string =>
  cercle(2, -42, 9.5, c) +
  trait('M12 -25L22 2', c, 17) +
  trait('M22 4L4 18L6 46', c, 10) +
  trait('M24 4L38 22L46 46', c, 10) +
  trait('M8 -26L-9 -12L-14 12', c, 7.5) +
  trait('M14 -22L16 -4L6 -2', c, 7.5) +
  trait('M18 -12L-30 26', c, 5) +
  chemin('M-26 16L-20 26L-40 38L-46 28Z', c) +
  chemin('M-68 50Q-58 26 -46 32Q-30 36 -18 50Z', c);
