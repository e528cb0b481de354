import { chemin } from '../svg.ts';

/** To the left, on y = 60. */
export const marcheur = (couleur: string): string =>
  chemin(
    'M-4.5 -23Q-4.5 -25.5 -2 -25.5H2.5Q5 -25.5 5 -23V-11L14 -7.5L22 3.5L24 20L20.5 21.5L18.5 8L12 2L11 20L25.5 55.5L17.5 59.5L19.5 54L4 28L-13.5 60L-23.5 55.5H-18L-3 20L-4.5 4L-9 10L-22.5 16L-25.5 13L-14 5L-8 -6L-1 -10.5V-12.5H-4Z',
    couleur,
  );

export const deuxRangees = (couleur: string): string =>
  [
    { x: -56, y: 43.5, tirets: 10 },
    { x: -59, y: 67.5, tirets: 10 },
  ]
    .map(({ x, y, tirets }) =>
      chemin(`M${x} ${y}${'l2 -3h5l-2 3h-5m11.5 0'.repeat(tirets)}`, couleur),
    )
    .join('');
