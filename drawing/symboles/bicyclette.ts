import { cercle, rect, trait } from '../svg.ts';

const BOUT = { 'stroke-linecap': 'butt' };
const sol = (y: number, couleur: string, demi = 59, hauteur = 2.4): string =>
  rect(-demi, y, 2 * demi, hauteur, couleur, { rx: 0.4 });
const anneau = (x: number, y: number, r: number, e: number, couleur: string): string =>
  cercle(x, y, r, 'none', { stroke: couleur, 'stroke-width': e });

/** To the left; 124 wide. */
export const bicyclette = (couleur: string, epais = 2.6): string =>
  anneau(-38, 9, 22, epais + 0.4, couleur) +
  anneau(38, 9, 22, epais + 0.4, couleur) +
  cercle(-38, 9, 3.4, couleur) +
  cercle(38, 9, 4.6, couleur) +
  cercle(4, 9, 6, couleur) +
  trait('M-25 -24H20L4 9L-27 -18M4 9H38L20 -24M-25 -31L-29 -12Q-31 4 -38 9', couleur, epais) +
  trait('M-25 -31H-21Q-18 -34 -14 -32M38 9L57 -2', couleur, epais * 0.9) +
  trait('M16 -30H25M20 -24L22 -30', couleur, epais + 0.6) +
  trait('M4 -6V24M2 -6H6M2 24H6', couleur, epais * 0.8) +
  trait('M-42 -17A27 27 0 0 1 -12 14M12 16A27 27 0 0 1 61 0', couleur, epais * 0.5) +
  sol(32, couleur);

/** To the left; 104 wide. */
export const velomoteur = (couleur: string): string =>
  anneau(-34, 16, 16, 3.6, couleur) +
  anneau(34, 16, 16, 3.6, couleur) +
  cercle(-34, 16, 4, couleur) +
  cercle(34, 16, 4, couleur) +
  trait('M-34 16L-15 -21V-31H-9', couleur, 4) +
  trait('M-23 -23L-18 -21', couleur, 5) +
  trait('M-15 -16Q-19 -1 -8 -1L2 10', couleur, 6.5) +
  trait('M-39 -3A19.5 19.5 0 0 1 -15 18M15 12A19.5 19.5 0 0 1 50 5', couleur, 2.6) +
  rect(-8, 5, 24, 19, couleur, { rx: 4 }) +
  trait('M20 -10L14 8M34 16L31 0', couleur, 4.6) +
  trait('M11 -15H24L18 -11Z', couleur, 4) +
  rect(20, -7, 28, 5, couleur, { rx: 1.5 }) +
  trait('M12 20.5H41', couleur, 4) +
  trait('M7 22V28M4.5 28H9.5', couleur, 1.8);

/** To the right; 118 wide. */
export const motocycliste = (couleur: string): string =>
  anneau(-38, 22, 14, 4.2, couleur) +
  anneau(38, 22, 14, 4.2, couleur) +
  cercle(-38, 22, 4.6, couleur) +
  cercle(38, 22, 4.6, couleur) +
  trait('M-56 21A18.5 18.5 0 0 1 -23 11M20 20A18.5 18.5 0 0 1 53 11', couleur, 1.8) +
  trait('M-56 2H-26V-1M-52 3L-38 22L-30 9M-38 22H-18M18 22H38L48 8', couleur, 2) +
  trait('M29 -9L38 22', couleur, 3) +
  trait('M5 -8L22 -7L30 -9', couleur, 4.4) +
  trait('M33 -8V-6', couleur, 5, { 'stroke-linecap': 'square' }) +
  cercle(-5, -33, 6.8, couleur) +
  trait('M-11 -33H1', couleur, 2) +
  trait('M-5 -30V-23', couleur, 7, BOUT) +
  trait(
    'M-9 -22Q-20 -14 -21 4L-17 8V20Q-15 25 -11 26L-9 32H5Q8 26 18 24Q18 12 25 2L19 3Q12 0 8 6H-1Q2 -2 -1 -8L7 -8L-1 -22Z',
    couleur,
    3,
    { fill: couleur },
  ) +
  trait('M37 3H45', couleur, 3) +
  sol(38, couleur, 59, 3.4);

/** To the left; 114 wide. */
export const quadrimobile = (couleur: string): string =>
  anneau(-39, 16.5, 13.2, 8.8, couleur) +
  anneau(39, 16.5, 13.2, 8.8, couleur) +
  trait(
    'M-53 -2Q-43 -21 -24 -22Q-12 -23 -9 -16Q-2 -4 12 -4Q28 -4 35 -17H51Q45 -12 44 -5Q26 -9 18 4L13 13H-12L-17 2L-22 -8H-30Q-42 -10 -53 -2Z',
    couleur,
    2,
    { fill: couleur },
  ) +
  trait('M-6 -17.5Q14 -14.5 31 -17.5Q26 -8 12.5 -8Q0 -8 -6 -17.5Z', couleur, 1.5, {
    fill: couleur,
  }) +
  trait('M-21 -20L-18 -31H-12', couleur, 4.4) +
  trait('M-26 -9L-30 -3', couleur, 2.4) +
  trait('M-21 3Q-17 9 -17 17H18Q18 8 23 1', couleur, 2.6);
