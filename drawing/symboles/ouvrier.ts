import { chemin, trait } from '../svg.ts';

/** Bent to the right, on y = 62. */
export const ouvrier = (couleur: string): string =>
  chemin(
    'M-64 62V56L-59 54L-54 46Q-50 42 -46 46L-40 55L-28 56L-25 31L-26 19L-28 13L-26 5L-28 0L-26 -2Q-24 -12 -20 -19L-13 -21.5H5L8 -19L10 -25Q15 -30 20 -26L23 -20L20 -15L16 -11.5H12V1L8 6L4 17L6 24Q6 29 1 35L-3 44L-5 51L0 56L11 55Q16 50 17 45L24 37L30 34Q33 26 41 27L44 32L52 40L57 43L58 51L64 56V62Z' +
      'M-20 -5L-17 -13L-10 -14L-14 -8ZM-14 18L-8 22Q-5 26 -7 32L-14 46L-17 55L-15 33Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) + trait('M3 18L22 39', couleur, 3, { 'stroke-linecap': 'butt' });
