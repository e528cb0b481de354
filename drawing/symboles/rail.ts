import { rect } from '../svg.ts';

/** The axle of a car from behind: two wheels and what joins them; stands on y = 0. */
export const essieu = (c: string): string =>
  rect(-44, -40, 17, 40, c, { rx: 6 }) +
  rect(27, -40, 17, 40, c, { rx: 6 }) +
  rect(-30, -24, 60, 8, c) +
  rect(-11, -30, 22, 20, c, { rx: 8 });
