import { cercle, chemin } from '../svg.ts';

/** To the left; wheels on y = 36. */
export const camion = (couleur: string): string =>
  chemin(
    'M-62 24V0Q-62 -4 -60 -7L-52 -19Q-50 -22 -46 -22H-28V24H-29A14 14 0 0 0 -57 24ZM-54 0H-38V-14H-46L-54 -2Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  chemin('M-23 -34H62V24H56A14 14 0 0 0 28 24H-23Z', couleur) +
  cercle(-43, 25, 10.5, couleur) +
  cercle(42, 25, 10.5, couleur);

export const autocar = (couleur: string): string =>
  chemin(
    'M-64 22V2L-60 -26Q-59 -32 -52 -32H58Q64 -32 64 -26V22H56A13 13 0 0 0 30 22H-26A13 13 0 0 0 -52 22Z' +
      'M-58 0H-44V-23H-54ZM-38 -23V-4H-18V-23ZM-12 -23V-4H8V-23ZM14 -23V-4H34V-23ZM40 -23V-4H57V-23Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  cercle(-39, 23, 10, couleur) +
  cercle(43, 23, 10, couleur);
