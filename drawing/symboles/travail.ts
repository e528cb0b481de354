import { cercle, chemin, trait } from '../svg.ts';

/** A man who pushes a two-wheeled cart to the left. */
export const charrette = (c: string): string =>
  cercle(36, -34, 9.5, c) +
  trait('M40 -17L42 8', c, 17) +
  trait('M42 10L30 26L24 46', c, 9.5) +
  trait('M43 8L50 28L60 44', c, 9.5) +
  trait('M36 -18L26 -2L12 -4', c, 7) +
  trait('M14 -4H-4', c, 5.5) +
  chemin('M-64 -20H-2L-8 8H-56Z', c) +
  cercle(-32, 25, 19, 'none', { stroke: c, 'stroke-width': 6 }) +
  trait('M-32 8V42M-49 25H-15M-44 13L-20 37M-20 13L-44 37', c, 3);

/** A horse before a cart with its driver. */
export const attelage = (cheval: string, c: string): string =>
  `<g transform="translate(-30 6) scale(.62)">${cheval}</g>` +
  trait('M-34 8H14', c, 4.5) +
  chemin('M8 -8H66L62 16H12Z', c) +
  cercle(40, 22, 15, 'none', { stroke: c, 'stroke-width': 5.5 }) +
  trait('M40 8V36M26 22H54M30 12L50 32M50 12L30 32', c, 2.5) +
  cercle(24, -38, 7.5, c) +
  trait('M26 -24L28 -8', c, 12) +
  trait('M24 -24L12 -14L-8 -16', c, 4.5);
