import { cercle, trait } from '../svg.ts';

/** A town bicycle that goes to the left, on the ground, low and long. */
export const veloAuSol = (c: string): string =>
  cercle(64, 112, 56, 'none', { stroke: c, 'stroke-width': 14 }) +
  cercle(256, 112, 56, 'none', { stroke: c, 'stroke-width': 14 }) +
  cercle(64, 112, 14, c) +
  cercle(256, 112, 14, c) +
  cercle(171, 112, 20, c) +
  trait('M64 112L100 8H122M92 30H212M96 34L171 112H256L206 20M208 34L171 112M196 8H224', c, 14) +
  trait('M171 80V144M256 112L312 80', c, 11) +
  trait('M16 174H304', c, 14);
