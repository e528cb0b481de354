import { chemin } from '../svg.ts';

export const ville = (couleur: string): string =>
  chemin(
    'M0 39L17 46V57L44 50V19L59 0L74 19V62L88 48L101 66H108V70H118V88H124V66L165 44V100H0Z',
    couleur,
  );

export const autoroute = (couleur: string): string =>
  chemin(
    'M-21 -86H-6L-6.5 -23H-30ZM21 -86H6L6.5 -23H30ZM-83 -21H83V0H77L80 37H50L55 0H-55L-50 37H-80L-77 0H-83Z' +
      'M-33 7H-8L-12 129H-52ZM33 7H8L12 129H52Z',
    couleur,
  );
