import { cercle, chemin, rect, texte, trait } from '../svg.ts';

const COUPE = { 'stroke-linecap': 'butt' };

/** Services: all about 100 high or wide, centred. */

export const litHotel = (couleur: string): string =>
  trait('M-26 -20L26 0', couleur, 4.5) +
  chemin(
    'M-51 14V-6Q-51 -13 -44 -16L-27 -25Q-17 -28 -17 -18V-10L-38 -5Q-42 0 -38 4L15 26V20Q15 14 21 11L40 2Q49 -1 49 7V23L45 25L41 22L22 33V37H14V32L-44 10V15L-48 17Z',
    couleur,
  );

export const couverts = (couleur: string): string =>
  trait('M-22 -24L42 44M22 -24L-42 44', couleur, 9.5) +
  cercle(-31, -33, 16, couleur) +
  chemin(
    'M30 -12Q18 -6 12 -14Q8 -22 16 -30L36 -50L39 -47L26 -32L29 -29L44 -45L47 -42L32 -26L35 -23L49 -37L52 -34Z',
    couleur,
  );

export const tasse = (couleur: string): string =>
  chemin('M-38 -32H30Q30 -2 22 12Q18 20 8 20H-16Q-26 20 -30 12Q-38 -2 -38 -32Z', couleur) +
  trait('M29 -17H36Q45 -16 42 -4Q38 10 22 14', couleur, 5.5) +
  chemin('M-52 22H48L44 30Q42 33 38 33H-42Q-46 33 -48 30Z', couleur);

export const tente = (couleur: string): string =>
  trait('M20 -34L-30 33M-20 -34L30 33', couleur, 14, COUPE) +
  rect(-50, 26, 100, 11, couleur, { rx: 2 });

export const caravane = (couleur: string): string =>
  chemin(
    'M-34 -36Q0 -46 34 -36Q50 -30 50 -8V18Q50 28 40 28H-42Q-50 28 -50 18V-16Q-50 -32 -34 -36ZM-38 -20V-8H-26V-20ZM-16 -20V-8H-4V-20Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  cercle(0, 29, 11, couleur) +
  trait('M-32 26V40M32 26V40M-50 40H50', couleur, 4);

export const gite = (couleur: string): string =>
  chemin('M-16 -8L16 -42L48 -8H42V36H23V14H9V36H-10V-8Z', couleur, { 'fill-rule': 'evenodd' }) +
  chemin(
    'M-31 -42L-23 -18H-27L-18 4H-22L-13 26H-28V36H-34V26H-49L-40 4H-44L-35 -18H-39Z',
    couleur,
  ) +
  trait('M-50 38H50', couleur, 5);

export const telephone = (couleur: string): string =>
  chemin(
    'M-9 -49Q4 -52 18 -49L13 -26L2 -27Q-1 0 4 24L14 19L30 35L13 47Q5 50 -2 44Q-17 24 -17 0Q-17 -38 -9 -49Z',
    couleur,
  ) + trait('M5 45Q10 50 18 48T31 50', couleur, 3.5);

export const pompe = (couleur: string): string =>
  chemin(
    'M-16 44V-40Q-16 -48 -8 -48H40Q48 -48 48 -40V44ZM-6 -40Q-8 -40 -8 -36V-14Q-8 -10 -4 -10H36Q40 -10 40 -14V-36Q40 -40 36 -40Z',
    couleur,
    {
      'fill-rule': 'evenodd',
    },
  ) +
  rect(-11, 42, 54, 8, couleur) +
  trait('M-14 -36Q-24 -34 -23 -20V6L-42 30Q-48 38 -42 44Q-32 50 -24 40V-20', couleur, 5.5);

export const extincteur = (couleur: string): string =>
  rect(-11, -22, 30, 72, couleur, { rx: 3 }) +
  chemin('M-11 -20Q-11 -32 -2 -35V-40H10V-35Q19 -32 19 -20Z', couleur) +
  rect(-4, -50, 16, 6, couleur) +
  trait('M-3 -41H28', couleur, 8, COUPE) +
  trait('M2 -41Q-18 -40 -21 -20', couleur, 7, COUPE);

export const croix = (couleur: string): string =>
  chemin('M-15 -46H15V-15H46V15H15V46H-15V15H-46V-15H-15Z', couleur);

export const coureur = (couleur: string): string =>
  cercle(-8, -44, 12, couleur) +
  trait('M3 -24L8 6', couleur, 19) +
  trait('M8 4L-5 24L-13 52', couleur, 13) +
  trait('M8 4L15 26H38', couleur, 12) +
  trait('M-4 -25H10L24 -24L32 -7M-4 -24L-15 -5H-33', couleur, 10.5);

export const sos = (couleur: string): string =>
  ['S', 'O', 'S'].map((lettre, i) => texte(lettre, 0, -16 + i * 33, 40, couleur)).join('');

export const lettreI = (couleur: string): string =>
  cercle(0, -37, 13, couleur) + chemin('M-25 -17H11V41H25V50H-25V41H-11V-8H-25Z', couleur);
