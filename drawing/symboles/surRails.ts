import { cercle, chemin, rect, trait } from '../svg.ts';

const PERCE = { 'fill-rule': 'evenodd' };

/** To the left, on y = 60. */
export const locomotive = (couleur: string): string =>
  chemin(
    'M-53 50V45H-49V42L-46 41V38L-48.5 37L-45 24H-36.5V19.5H-39V17H-36.5V10H-29.5V17H-27.5V19.5H-29.5V23.5H-19A5.5 5.5 0 0 1 -8 23.5H0V21H9V23.5H18.5L21 18H42V19.5H38.5V45.5H42.5V50ZM22 20L21 28H29V20ZM30.5 20V28H35.5V20Z',
    couleur,
    PERCE,
  ) +
  [-37.5, -16, 5, 26.5].map((x) => cercle(x, 50.5, 8.3, couleur)).join('') +
  trait('M-33 10Q-31 3 -26 1L-14 -8L-6 -17L-4 -22', couleur, 8) +
  chemin('M-24 -2Q-20 -11 -14 -14Q-14 -22 -8 -25H-1Q4 -20 1 -15Q2 -9 -4 -8Q-10 0 -18 2Z', couleur) +
  cercle(-2.5, -28, 6.5, couleur) +
  rect(-56, 59, 100, 2.4, couleur);

/** On y = 67. */
export const tramCote = (couleur: string): string =>
  trait('M-28 33L-39 26L-27 19L-15 26Z', couleur, 1.2) +
  chemin(
    'M-56 62V48L-50 33.5H-38L-36 34V33.5H38V35H50.5L56 48V59H57.5V61H56V62H41.5L39 58H26L23 62H-21L-23.5 58H-36.5L-39 62Z' +
      'M-53 48H-49V37ZM-48 37V48H-41V37ZM-38.5 37V48H-20V37ZM-18.5 37V48H-.7V37ZM.7 37V48H18.5V37ZM20 37V48H38.5V37ZM41 37V48H47.5V37ZM49 37V48H53.5Z',
    couleur,
    PERCE,
  ) +
  [-34, -26.5, 27.5, 35].map((x) => cercle(x, 62.2, 2.9, couleur)).join('') +
  rect(-60, 65, 120, 2.2, couleur);
