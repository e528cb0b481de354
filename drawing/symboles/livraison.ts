import { chemin, rect, trait } from '../svg.ts';

export const livraison = (couleur: string): string =>
  chemin(
    'M-74 26V2L-66 -14Q-64 -18 -60 -18H-46V26H-48A11 11 0 0 0 -70 26ZM-68 2H-54V-11H-60Z',
    couleur,
    {
      'fill-rule': 'evenodd',
    },
  ) +
  chemin('M-42 -34H20V26H14A11 11 0 0 0 -8 26H-42Z', couleur) +
  chemin('M-59 18.5a8.5 8.5 0 1 0 .01 0ZM3 18.5a8.5 8.5 0 1 0 .01 0Z', couleur) +
  rect(29, 2, 17, 24, couleur) +
  trait('M49 30V-2M49 30H28', couleur, 4) +
  chemin('M32 27.5a5 5 0 1 0 .01 0Z', couleur) +
  chemin('M66 -34a7 7 0 1 0 .01 0Z', couleur) +
  trait('M66 -11L67 9', couleur, 11) +
  trait('M65 -11L50 -3', couleur, 5) +
  trait('M66 9L58 22L57 35M68 9L73 22L79 34', couleur, 6);
