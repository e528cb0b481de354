import { trait } from '../svg.ts';

/** A wooden gate across a road: posts, two rails, pickets. */
export const barriere = (c: string): string =>
  trait('M-56 44V-20M56 44V-20', c, 10, { 'stroke-linecap': 'butt' }) +
  trait('M-56 -4H56M-56 28H56', c, 8, { 'stroke-linecap': 'butt' }) +
  trait('M-34 40V-16M-11.5 40V-16M11.5 40V-16M34 40V-16', c, 8, { 'stroke-linecap': 'butt' });
