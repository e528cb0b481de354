import { chemin, rect, trait } from '../svg.ts';

const plat = { 'stroke-linecap': 'butt' };

/** On y = 62. */
export const pontLeve = (couleur: string): string =>
  trait('M-34.5 30.5L14 -17.5', couleur, 10, plat) +
  chemin(
    'M-61 62L-46 34.5H-31V55q5 -1 10 -2.5t10 1t11 -1t11 1t10 -1t10 2.5V34.5H46L61 62Z',
    couleur,
  );

/** On y = 62. */
export const quai = (couleur: string): string =>
  chemin('M-42 62L-28 20H-17V50q4 1 8 -1t8.5 .5t8.5 -.5t8.5 .5t8.5 -.5t8 .5t11 -.5V62Z', couleur);

export const chuteDePierres = (couleur: string): string =>
  chemin(
    'M19.6 -29.300L78 72H-15L-13 68L-4 62L2 56L4 46L9 37L15 31L22 27L20 18L15 12L11 -2L8 -9L10 -15L15 -20Z',
    couleur,
  ) +
  chemin('M-17 4L-12 1L-6 3L-2 10L-4 14L-8 19L-14 19L-19 14V10ZM-1 -2L2 -5L6 -4L5 0H1Z', couleur) +
  chemin('M-7 28L-2 21L4 26L4 36L-4 37L-4 32ZM-24 24L-21 21L-20 27H-23Z', couleur) +
  chemin('M-24 38L-18 35L-13 38L-16 41H-22ZM-32 60L-30 56L-20 57L-18 60L-20 62L-29 63Z', couleur);

export const gravierProjete = (couleur: string): string =>
  chemin(
    'M-34 4L-13 6L-24.5 -13L-22.5 -17L-8 9L-5.5 25L-8 43H-16V59H-24V43H-57L-54 38H-31.5V35.5H-52.5L-49.5 30H-24V27.5H-48L-45 22H-31.5V19.5H-43Z' +
      'M-21 11.5a5.5 5.5 0 1 0 .01 0Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  rect(-63, 58.8, 126, 1.8, couleur) +
  chemin(
    'M-10 53L16 -7L18.5 -4ZM-7.5 53.5L18.5 17L21 20ZM-5 53.5L21 32.5L23.5 35.5ZM-2 53.5L47.5 38L50 43Z',
    couleur,
  ) +
  chemin(
    'M12 -18L15 -22H17V-18ZM4 -6L3 -9L7 -10V-7ZM23 3L24 -2L27.5 -1V4H24ZM18 11L22 9V11ZM28 20V17H31L32 20L29 22ZM38 30L40 24L44 22L47.5 26L45 31ZM52 51L57 48.5V53H52Z',
    couleur,
  );

export const avionDeLigne = (couleur: string): string =>
  chemin(
    'M-35 13.5Q-30 11 -24 12L-7 17L19 -3H26L9 17V21L25.5 25.5L32 19.5H36L31 31L31 43L26.5 41L24.5 32.5L5 28L4.5 33L12.5 58L6 55.5L-8 24.5L-27 20Q-33 18 -35 13.5Z',
    couleur,
  );

export const mancheRayee = (couleur: string): string =>
  trait('M-20.5 17V58', couleur, 2, plat) +
  trait('M-10.5 12Q-18 16 -16.5 24', couleur, 1) +
  chemin(
    'M-10 26.5Q-13 17 -5 15L2 19Q-7 20 -3.5 29ZM2 31Q-2.5 23 6 21.5L12 25Q4 26 7.5 33.5Z' +
      'M12.5 35.5Q9 28.5 16.5 27.5L22 30.800Q15.5 32 18.5 38ZM22.8 39.5Q20 34 26 33Q26.5 37 22.8 39.5Z',
    couleur,
  );

export const cloture = (couleur: string): string =>
  trait('M-37.5 21H37.5M-37.5 55.5H37.5', couleur, 6.5, plat) +
  chemin(
    [-27.5, -14, 0, 14, 27.5].map((x) => `M${x - 3.3} 65V10.5L${x} 7L${x + 3.3} 10.5V65Z`).join(''),
    couleur,
  );
