import { cercle, trait } from '../svg.ts';

export const veloAuSol = (couleur: string): string =>
  cercle(64, 112, 56, 'none', { stroke: couleur, 'stroke-width': 14 }) +
  cercle(256, 112, 56, 'none', { stroke: couleur, 'stroke-width': 14 }) +
  cercle(64, 112, 14, couleur) +
  cercle(256, 112, 14, couleur) +
  cercle(171, 112, 20, couleur) +
  trait(
    'M64 112L100 8H122M92 30H212M96 34L171 112H256L206 20M208 34L171 112M196 8H224',
    couleur,
    14,
  ) +
  trait('M171 80V144M256 112L312 80', couleur, 11) +
  trait('M16 174H304', couleur, 14);
