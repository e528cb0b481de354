import { cercle, chemin, rect, trait } from '../svg.ts';

export const roue = (x: number, y: number, r: number, largeur: number, couleur: string): string =>
  cercle(x, y, r, 'none', { stroke: couleur, 'stroke-width': largeur });

/** To the left; wheels on y = 40. */
export const moto = (couleur: string): string =>
  roue(-38, 18, 18, 8, couleur) +
  cercle(-38, 18, 5, couleur) +
  roue(38, 18, 18, 8, couleur) +
  cercle(38, 18, 5, couleur) +
  trait('M-38 18L-21 -26', couleur, 6.5) +
  trait('M-21 -29L-8 -35', couleur, 5) +
  cercle(-27, -17, 8, couleur) +
  chemin(
    'M-20 -20Q-10 -27 4 -20L14 -12Q28 -18 50 -20Q55 -20 53 -15L40 -6L26 -2L38 13L34 22L20 18L16 26H-14L-20 4Z',
    couleur,
  ) +
  trait('M0 28H34', couleur, 5) +
  trait('M-58 10Q-54 -6 -38 -7', couleur, 5);

export const cyclomoteur = (couleur: string): string =>
  roue(-36, 20, 18, 6, couleur) +
  roue(36, 20, 18, 6, couleur) +
  trait('M-36 20L-22 -24L-19 -32L-6 -34', couleur, 6) +
  cercle(-27, -20, 6, couleur) +
  trait('M-25 -10Q-16 16 -2 16H10', couleur, 9) +
  trait('M36 20L16 -6', couleur, 6) +
  chemin('M8 -17Q20 -24 38 -21Q42 -18 38 -14H10Z', couleur) +
  rect(-8, 8, 24, 18, couleur, { rx: 6 }) +
  trait('M14 -12L10 16', couleur, 7) +
  trait('M6 24L-2 35H-9', couleur, 4.5) +
  trait('M30 -8H52', couleur, 5) +
  chemin('M-57 10Q-50 -4 -34 -2L-35 4Q-46 2 -53 13Z', couleur);
