import { cercle, chemin, rect, trait } from '../svg.ts';

/** To the left; about 100 high. */
export const pieton = (couleur: string): string =>
  cercle(-2, -43, 8.5, couleur) +
  trait('M0 -26L2 4', couleur, 17) +
  trait('M2 4L-8 24L-20 47', couleur, 9.5) +
  trait('M3 4L14 25L22 46', couleur, 9.5) +
  trait('M-2 -28L-15 -13L-24 -2', couleur, 7) +
  trait('M4 -28L14 -14L21 0', couleur, 7);

export const ecolierQuiCourt = (couleur: string): string =>
  cercle(-8, -42, 10, couleur) +
  trait('M-3 -24L6 4', couleur, 17) +
  trait('M6 6L-10 18L-14 44', couleur, 10) +
  trait('M8 4L22 22L42 24', couleur, 10) +
  trait('M-5 -24L-22 -20L-32 -30', couleur, 7.5) +
  trait('M0 -24L14 -10L26 -16', couleur, 7.5);

/** To the left; wheels on y = 38. */
export const velo = (couleur: string): string =>
  cercle(-37, 14, 24, 'none', { stroke: couleur, 'stroke-width': 6 }) +
  cercle(37, 14, 24, 'none', { stroke: couleur, 'stroke-width': 6 }) +
  trait('M-37 14L-21 -26L2 14L18 -20H-18M37 14H2M18 -20L37 14M18 -20L14 -31', couleur, 6) +
  trait('M-21 -26L-18 -38H-31M5 -33H24', couleur, 6);

export const vache = (couleur: string): string =>
  chemin(
    'M-62 4L-54 -13L-57 -18Q-59 -26 -54 -31Q-53 -24 -46 -23L-34 -26Q-12 -21 10 -23L40 -25Q50 -25 52 -16L53 4Q53 12 49 18L51 46H42L39 22Q36 18 35 10Q33 18 26 18Q20 17 18 10Q2 14 -12 12L-15 22V46H-24L-26 18Q-34 12 -38 4L-48 10Q-52 15 -58 13Q-63 10 -62 4Z',
    couleur,
  ) +
  trait('M50 -21Q60 -18 58 2L56 22', couleur, 3.5) +
  trait('M55 20L56 27', couleur, 6) +
  trait('M-40 -22L-31 -28', couleur, 6.5) +
  trait('M-30 6L-35 24L-33 46M34 8L29 24L32 46', couleur, 7.5, { 'stroke-linecap': 'butt' });

const roue = (x: number, y: number, r: number, largeur: number, couleur: string): string =>
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

/** On y = 40. */
export const ville = (couleur: string): string =>
  chemin(
    'M-112 46V6L-92 -14L-72 6V46ZM-74 46V-22L-58 -36L-42 -22V46ZM-42 46V-14H-38L-22 -76L-6 -14H-2V46Z' +
      'M-6 46V2L20 -20L46 2V46ZM44 46V-34H70V46ZM68 46V0L90 -18L112 0V46Z' +
      'M-112 46H112V52H-112Z',
    couleur,
  );

export const autoroute = (couleur: string): string =>
  chemin('M-44 74L-21 -10H-4L-7 74ZM44 74L21 -10H4L7 74Z', couleur) +
  chemin('M-62 -22Q0 -40 62 -22V-8Q0 -26 -62 -8Z', couleur) +
  chemin('M-18 -42L-13 -66H-3L-4 -44ZM18 -42L13 -66H3L4 -44Z', couleur);

export const bandes = (couleur: string): string =>
  trait('M-50 0L-62 22M-25 0L-31 22M0 0V22M25 0L31 22M50 0L62 22', couleur, 9, {
    'stroke-linecap': 'butt',
  });

/** Services: all about 100 high, centred. */
export const litHotel = (couleur: string): string =>
  chemin('M-54 -34H-44V10H54V36H44V22H-44V36H-54Z', couleur) +
  chemin('M-14 6V-16H38Q54 -16 54 0V6Z', couleur) +
  cercle(-29, -6, 11, couleur);

export const tente = (couleur: string): string =>
  chemin('M0 -44L62 44H-62ZM0 -4L-22 44H22Z', couleur, { 'fill-rule': 'evenodd' }) +
  trait('M4 -38L-8 -54M-4 -38L8 -54', couleur, 5);

export const pompe = (couleur: string): string =>
  chemin('M-40 46V-42Q-40 -50 -32 -50H8Q16 -50 16 -42V46ZM-30 -38V-12H6V-38Z', couleur, {
    'fill-rule': 'evenodd',
  }) +
  rect(-46, 42, 68, 10, couleur) +
  trait('M16 2H22Q29 2 29 10V24Q29 36 38 36Q47 36 47 26V-16L32 -34', couleur, 6.5);

export const croix = (couleur: string): string =>
  chemin('M-15 -46H15V-15H46V15H15V46H-15V15H-46V-15H-15Z', couleur);

export const caravane = (couleur: string): string =>
  chemin(
    'M-44 -36H36Q56 -36 56 -12V24H-56V-22Q-56 -36 -44 -36ZM-42 -22V0H-8V-22ZM12 -24V18H32V-24Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  cercle(-14, 26, 13, couleur) +
  trait('M54 21H74M68 21V36', couleur, 5);

export const flocon = (couleur: string): string =>
  [0, 60, 120]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${trait('M0 -44V44M-12 -38L0 -26L12 -38M-12 38L0 26L12 38', couleur, 6)}</g>`,
    )
    .join('');

export const voiture = (couleur: string): string =>
  chemin(
    'M-27 -38Q-25 -42 -20 -42H20Q25 -42 27 -38L37 -12Q48 -9 48 2V28Q48 31 45 31H-45Q-48 31 -48 28V2Q-48 -9 -37 -12Z' +
      'M-21 -34L-29 -12H29L21 -34Z' +
      'M-33 2a7.5 7.5 0 1 0 .01 0ZM33 2a7.5 7.5 0 1 0 .01 0ZM-17 8V14H17V8Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  rect(-44, 30, 18, 12, couleur, { rx: 3 }) +
  rect(26, 30, 18, 12, couleur, { rx: 3 });
