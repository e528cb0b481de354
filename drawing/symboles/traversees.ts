import { cercle, chemin, rect, trait } from '../svg.ts';

const COUPE = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };

/** To the left; 100 high. */
export const passant = (couleur: string): string =>
  rect(-7, -50, 13, 18.5, couleur, { rx: 5 }) +
  chemin('M-10 -29L2 -31.5L14 -29L12.5 6H-7.5Z', couleur) +
  trait('M-8 -26L-15 -11L-30 -1.5', couleur, 7.5, COUPE) +
  trait('M11 -27L23 -13L26 7', couleur, 7.5, COUPE) +
  trait('M-1 0L-20 45', couleur, 12, COUPE) +
  trait('M5 0L24 42', couleur, 11.5, COUPE) +
  chemin('M-26 46L-29 40L-19 38L-14 50ZM21 49L16 42L28 36L30 44Z', couleur);

/** As wide as a triangle's foot. */
export const tirets = (couleur: string): string => {
  const rangee = (y: number, de: number, combien: number) =>
    Array.from({ length: combien }, (_, i) => `M${de + i * 14.5} ${y}l2.5 -4.5h8.5l-2.5 4.5Z`).join(
      '',
    );
  return chemin(rangee(0, -55, 8) + rangee(26.5, -70, 10), couleur);
};

/** To the left, as high as wide. */
export const cyclisteAssis = (couleur: string): string =>
  cercle(-31, 30, 18, 'none', { stroke: couleur, 'stroke-width': 4 }) +
  cercle(31, 30, 18, 'none', { stroke: couleur, 'stroke-width': 4 }) +
  cercle(-31, 30, 4, couleur) +
  cercle(31, 30, 4.5, couleur) +
  trait('M-31 30Q-25 27 -22 14L-17 -5H-9M-21 6L0 30L18 2L31 30H0M-18 2L12 0', couleur, 3.6) +
  chemin('M-10 -43Q-9 -51 -2 -51Q6 -50 6 -42L3 -36H-4L-7 -38Z', couleur) +
  chemin('M-4 -38L5 -42Q18 -29 23 -7Q24 0 17 0L-8 4Q-14 2 -12 -3L3 -14Q-3 -26 -4 -38Z', couleur) +
  trait('M1 -27L-2 -16L-13 -7', couleur, 5.5) +
  trait('M-8 2L1 18L2 34', couleur, 8.5) +
  trait('M-3 39H5', couleur, 4);
