import { cercle, chemin, rect, texte, trait } from '../svg.ts';

/** What a traveller finds beside the road. All about 100 high, centred on the origin. */
export const lit = (c: string): string =>
  chemin('M-54 -34H-44V10H54V36H44V22H-44V36H-54Z', c) +
  chemin('M-14 6V-16H38Q54 -16 54 0V6Z', c) +
  cercle(-29, -6, 11, c);

export const couverts = (c: string): string =>
  trait('M-24 46V-6', c, 9) +
  trait('M-37 -48V-22Q-37 -6 -24 -6Q-11 -6 -11 -22V-48M-24 -48V-10', c, 5.5) +
  chemin('M16 50V-50Q38 -38 36 6H26V50Z', c);

export const tasse = (c: string): string =>
  chemin('M-42 -12H26V18Q26 40 4 40H-20Q-42 40 -42 18Z', c) +
  trait('M28 -2H36Q46 -2 46 10Q46 22 32 22H26', c, 6) +
  rect(-52, 45, 88, 7, c, { rx: 3 }) +
  trait('M-22 -24Q-30 -33 -22 -40T-22 -54M6 -24Q-2 -33 6 -40T6 -54', c, 5);

export const tente = (c: string): string =>
  chemin('M0 -44L62 44H-62ZM0 -4L-22 44H22Z', c, { 'fill-rule': 'evenodd' }) +
  trait('M4 -38L-8 -54M-4 -38L8 -54', c, 5);

export const caravane = (c: string): string =>
  chemin(
    'M-44 -36H36Q56 -36 56 -12V24H-56V-22Q-56 -36 -44 -36ZM-42 -22V0H-8V-22ZM12 -24V18H32V-24Z',
    c,
    { 'fill-rule': 'evenodd' },
  ) +
  cercle(-14, 26, 13, c) +
  trait('M54 21H74M68 21V36', c, 5);

export const sapin = (c: string): string =>
  chemin('M0 -50L24 -12H13L30 18H18L34 42H6V54H-6V42H-34L-18 18H-30L-13 -12H-24Z', c);

export const telephone = (c: string): string =>
  chemin('M-52 -18Q-50 -46 0 -46Q50 -46 52 -18L28 -12L22 -28Q0 -33 -22 -28L-28 -12Z', c) +
  chemin('M-24 -18H24L42 42H-42ZM0 -4a16 16 0 1 0 .01 0Z', c, { 'fill-rule': 'evenodd' });

export const pompe = (c: string): string =>
  chemin('M-40 46V-42Q-40 -50 -32 -50H8Q16 -50 16 -42V46ZM-30 -38V-12H6V-38Z', c, {
    'fill-rule': 'evenodd',
  }) +
  rect(-46, 42, 68, 10, c) +
  trait('M16 2H22Q29 2 29 10V24Q29 36 38 36Q47 36 47 26V-16L32 -34', c, 6.5);

export const extincteur = (c: string): string =>
  rect(-16, -22, 36, 74, c, { rx: 11 }) +
  rect(-4, -36, 12, 18, c) +
  trait('M2 -38H30M2 -42L26 -52', c, 6) +
  trait('M-4 -34Q-36 -34 -32 18', c, 6);

export const croix = (c: string): string =>
  chemin('M-15 -46H15V-15H46V15H15V46H-15V15H-46V-15H-15Z', c);

/** Somebody who runs to the left. */
export const coureur = (c: string): string =>
  cercle(-13, -44, 9.5, c) +
  trait('M-6 -27L5 2', c, 16) +
  trait('M5 5L-16 15L-14 42', c, 9.5) +
  trait('M8 4L20 24L44 28', c, 9.5) +
  trait('M-8 -28L-26 -18L-36 -30', c, 7) +
  trait('M-2 -27L18 -14L28 -24', c, 7);

export const sos = (c: string): string => texte('SOS', 0, 0, 46, c, 96);
