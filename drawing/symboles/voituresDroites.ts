import { cercle, chemin, rect, trait } from '../svg.ts';

const BOUT = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };

const autour = (couleur: string, sol: boolean): string =>
  trait('M-39.5 -5L-28 -31H28L39.5 -5', couleur, 2.6, BOUT) +
  rect(-37, 21, 7, 13, couleur) +
  rect(30, 21, 7, 13, couleur) +
  (sol ? rect(-43, 33, 86, 1.6, couleur) : '');
const CAISSE = 'M-43 -3Q-43 -6.5 -39.5 -6.5Q0 -8 39.5 -6.5Q43 -6.5 43 -3V11L40 23H-40L-43 11Z';

/** 86 wide, 67 high. */
export const voitureDevant = (couleur: string, sol = true): string =>
  chemin(
    CAISSE +
      'M-36 -2.5a4.5 4.5 0 1 0 .01 0ZM36 -2.5a4.5 4.5 0 1 0 .01 0Z' +
      'M-23 4.6V6.2H23V4.6ZM-31 10.2V11.8H31V10.2ZM-23 16V17.6H23V16Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) + autour(couleur, sol);

export const voitureDerriere = (couleur: string, sol = true): string =>
  chemin(CAISSE, couleur) + autour(couleur, sol);

/** 56 wide, 86 high. */
export const camionDerriere = (couleur: string): string =>
  chemin('M-28 33V-35Q-28 -43 -20 -43H20Q28 -43 28 -35V33Z', couleur) +
  rect(-25, 32, 8, 11, couleur) +
  rect(17, 32, 8, 11, couleur);

/** 73 wide, 23 high. */
export const pont = (couleur: string): string =>
  [-1, 1]
    .map(
      (cote) =>
        rect(cote * 32 - 3.7, -11.5, 7.4, 23, couleur, { rx: 3.7 }) +
        rect(cote * 32 - 4.5, -4.5, 9, 9, couleur, { rx: 2 }),
    )
    .join('') +
  trait('M-31 0H31', couleur, 2.2, BOUT) +
  chemin('M-8 0Q-3 -1 0 -4.6Q3 -1 8 0Q3 1 0 4.6Q-3 1 -8 0Z', couleur);

/** 73 wide, 103 high. */
export const chargement = (couleur: string, fond: string): string =>
  rect(-34.8, -49.8, 69.6, 69.6, fond, { stroke: couleur, 'stroke-width': 3.4 }) +
  rect(-36.5, 25, 73, 3.2, couleur) +
  `<g transform="translate(0 41)">${pont(couleur)}</g>`;

export const gerbe = (couleur: string, flamme: string): string =>
  chemin(
    'M-30 12L-47 16L-37 7L-38 4L-34 0L-40 -3L-34 -8L-37 -11L-31 -14L-39 -18L-36 -20L-30 -19L-52 -40L-49 -42L-27 -31L-38 -52L-20 -43L-20 -49L-17 -50L-11 -43L-3 -56L-2 -50L1 -63H4L6 -48L15 -60L16 -44L34 -57L33 -35L38 -38L40 -35L36 -28L53 -23L42 -18L66 -8L65 -6L37 -3L50 12L48 15L32 8Z',
    flamme,
  ) +
  chemin(
    'M-29 -40L-25 -42V-36ZM-31 -29L-27 -28L-22 -22L-26 -23ZM-18 -35L-10 -29L-18 -28ZM-15 -22L-9 -23V-21H-14ZM-6 -44L0 -41V-37L-5 -41ZM8 -43L11 -44V-37L8 -38ZM22 -41L25 -42L28 -36L24 -38ZM18 -31L20 -33L19 -28ZM20 -22L25 -25L24 -22ZM27 -24H37V-20H29ZM38 -15L43 -13L45 -9L42 -7L36 -10ZM-3 -16L-3 -26L0 -33L3 -31L6 -34L9 -25L8 -16Z',
    couleur,
  ) +
  cercle(3, -22, 2, flamme);
