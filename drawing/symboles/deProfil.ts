import { cercle, chemin, rect } from '../svg.ts';

const plein = { 'fill-rule': 'evenodd' };
const roue = (x: number, y: number, r: number, couleur: string): string =>
  cercle(x, y, r * 0.76, 'none', { stroke: couleur, 'stroke-width': r * 0.48 });

/** To the left; 122 wide, 45 high. */
export const autobus = (couleur: string): string =>
  chemin(
    'M-61 11V-6L-54 -24H58L61 -6V11H43.5A10 10 0 0 0 23.5 11H-27A10 10 0 0 0 -47 11Z' +
      'M-57 -8H-35.5V-21.5H-51.5ZM-32.5 -21.5V-8H-16.5V-21.5ZM-13.5 -21.5V-8H2.5V-21.5ZM5.5 -21.5V-8H21.5V-21.5ZM24.5 -21.5V-8H40.5V-21.5ZM43.5 -21.5V-8H57.5L55.5 -21.5Z',
    couleur,
    plein,
  ) +
  roue(-37, 12.5, 8.8, couleur) +
  roue(33.5, 12.5, 8.8, couleur);

/** To the left; 118 wide. */
export const camionnette = (couleur: string): string =>
  chemin(
    'M-41 11.5V9H-38L-37 2Q-36 -6 -31 -9.5L-26.5 -18Q-25.5 -20.5 -22.5 -20.5H-15.5Q-15 -23.5 -12 -23.5H36V11.5ZM-28 -9.5H-16V-18.5H-22Q-23.5 -18.5 -24 -17.5Z',
    couleur,
    plein,
  ) +
  cercle(-28, 11, 7.2, couleur) +
  cercle(21, 11, 7.2, couleur) +
  rect(-59, 17.8, 118, 1.8, couleur);

/** To the left; 80 wide, 45 high. */
export const fourgon = (couleur: string): string =>
  chemin(
    'M-40 15V12.5L-38 11.5L-36.5 -2.5L-35 -12Q-34.6 -14 -32.5 -14H-25V-19Q-25 -22 -22 -22H37Q40 -22 40 -19V13Q40 15 38 15H34A9 9 0 0 0 16 15H-12A9 9 0 0 0 -30 15ZM-33 -4H-25.5V-11.5H-30Q-32 -11.5 -32.3 -9.5Z',
    couleur,
    plein,
  ) +
  roue(-21, 15, 7.6, couleur) +
  roue(25, 15, 7.6, couleur);

/** To the left; 155 wide, 70 high. */
export const poidsLourd = (couleur: string): string =>
  chemin(
    'M-77.5 20V15H-74L-69 -2L-64 -6L-56 -26H-37V23A13 13 0 0 0 -61 20ZM-60 -6H-55L-52 -23H-54ZM-51.5 -6H-40V-23H-48.5Z',
    couleur,
    plein,
  ) +
  rect(-35, -35, 112.5, 44, couleur) +
  chemin('M-37 11.5H30A13 13 0 0 0 29 23H-35ZM55 11.5H77.5V15L59 23H55Z', couleur) +
  roue(-48, 23, 12, couleur) +
  roue(42, 23, 12, couleur);

/** To the left; 117 wide, 65 high. */
export const campingCar = (couleur: string): string =>
  chemin(
    'M-58.5 24V7L-45 1L-37 -13.5H-52L-58 -18V-25L-48 -32H18L27 -27H58.5V20L42 24A12.5 12.5 0 0 0 17 24H-24A12.5 12.5 0 0 0 -49 24Z' +
      'M-43 4H-22V-11H-33ZM-39 -28V-20H-22V-28ZM-8 -14V19H11V-14ZM20 -14V0H41V-14Z',
    couleur,
    plein,
  ) +
  cercle(-36.5, 24, 9, couleur) +
  cercle(29.5, 24, 9, couleur);
