import { cercle, chemin, rect, trait } from '../svg.ts';

export const ecolierQuiCourt = (couleur: string): string =>
  cercle(-8, -42, 10, couleur) +
  trait('M-3 -24L6 4', couleur, 17) +
  trait('M6 6L-10 18L-14 44', couleur, 10) +
  trait('M8 4L22 22L42 24', couleur, 10) +
  trait('M-5 -24L-22 -20L-32 -30', couleur, 7.5) +
  trait('M0 -24L14 -10L26 -16', couleur, 7.5);

export const vache = (couleur: string): string =>
  chemin(
    'M-62 4L-54 -13L-57 -18Q-59 -26 -54 -31Q-53 -24 -46 -23L-34 -26Q-12 -21 10 -23L40 -25Q50 -25 52 -16L53 4Q53 12 49 18L51 46H42L39 22Q36 18 35 10Q33 18 26 18Q20 17 18 10Q2 14 -12 12L-15 22V46H-24L-26 18Q-34 12 -38 4L-48 10Q-52 15 -58 13Q-63 10 -62 4Z',
    couleur,
  ) +
  trait('M50 -21Q60 -18 58 2L56 22', couleur, 3.5) +
  trait('M55 20L56 27', couleur, 6) +
  trait('M-40 -22L-31 -28', couleur, 6.5) +
  trait('M-30 6L-35 24L-33 46M34 8L29 24L32 46', couleur, 7.5, { 'stroke-linecap': 'butt' });

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

export const caravane = (couleur: string): string =>
  chemin(
    'M-44 -36H36Q56 -36 56 -12V24H-56V-22Q-56 -36 -44 -36ZM-42 -22V0H-8V-22ZM12 -24V18H32V-24Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  cercle(-14, 26, 13, couleur) +
  trait('M54 21H74M68 21V36', couleur, 5);
