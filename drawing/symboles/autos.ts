import { chemin, rect } from '../svg.ts';

const PERCE = { 'fill-rule': 'evenodd' };

/** 51 wide, from y = -20 to 20; windows show the ground. */
export const autoArriere = (couleur: string): string =>
  chemin(
    'M-25.5 2Q-25.5 -4 -20 -14Q-17 -20 -10 -20H10Q17 -20 20 -14Q25.5 -4 25.5 2Q25.5 12 23 18Q20 22 16.5 17V14H-16.5V17Q-20 22 -23 18Q-25.5 12 -25.5 2Z' +
      'M-18 -6H18Q21 -6 19.5 -10Q16 -17.5 10.5 -17.5H-10.5Q-16 -17.5 -19.5 -10Q-21 -6 -18 -6Z' +
      'M-22.5 -1h2.5v6h-2.5ZM20 -1h2.5v6h-2.5ZM-5.5 5.5h11v2.2h-11Z',
    couleur,
    PERCE,
  );

/** To the right, on y = 6; hubs and windows show `fond`. */
export const autoCote = (teinte: string, fond: string): string =>
  chemin('M-25 2V-6L-16 -8L-9 -14.5H5L14 -8L25 -5L27 2Z', teinte) +
  chemin('M-11.5 -8L-7 -12.8H-2.5V-8ZM-.5 -8V-12.8H4L10 -8Z', fond) +
  [-16.5, 16.5]
    .map((x) =>
      [
        [6.2, fond],
        [5.2, teinte],
        [2, fond],
      ]
        .map(([r, couleur]) => `<circle cx="${x}" cy="1.5" r="${r}" fill="${couleur}"/>`)
        .join(''),
    )
    .join('');

export const autoHaute = (couleur: string): string =>
  chemin(
    'M-25 14V4Q-25 -1 -22 -4L-18 -20H19L23 -4Q26 -1 26 4L25.5 10Q25 14 22 15H-24Q-25 15 -25 14ZM-19.5 -4H20L16.5 -18H-15.5Z',
    couleur,
    PERCE,
  ) +
  rect(-22, 14, 5.5, 10, couleur) +
  rect(17, 14, 5.5, 10, couleur);
