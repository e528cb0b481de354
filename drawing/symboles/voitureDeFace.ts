import { cercle, chemin, trait } from '../svg.ts';

export const voitureDeFace = (couleur: string): string =>
  chemin(
    'M-66 -76H66L93 -14Q100 -8 100 0V22Q100 34 92 48H88V72H66V48H-66V72H-88V48H-92Q-100 34 -100 22V0Q-100 -8 -93 -14Z' +
      'M-58 -65L-81 -17Q0 -25 81 -17L58 -65Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  );

export const phares = (c: string, r = 8): string => cercle(-77, 4, r, c) + cercle(77, 4, r, c);

export const solDeVoiture = (couleur: string): string =>
  trait('M-97 74H97', couleur, 7, { 'stroke-linejoin': 'miter' });

export const fumee = (couleur: string): string =>
  cercle(14, 18, 12, couleur) +
  cercle(27, 13, 13, couleur) +
  cercle(36, 22, 9, couleur) +
  cercle(24, 26, 10, couleur) +
  cercle(42, 40, 12, couleur) +
  cercle(36, 43, 9, couleur) +
  cercle(58, 53, 9, couleur);
