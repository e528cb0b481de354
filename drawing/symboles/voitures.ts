import { cercle, chemin, rect } from '../svg.ts';

export const voitureDeFace = (couleur: string): string =>
  chemin(
    'M-27 -38Q-25 -42 -20 -42H20Q25 -42 27 -38L37 -12Q48 -9 48 2V28Q48 31 45 31H-45Q-48 31 -48 28V2Q-48 -9 -37 -12Z' +
      'M-21 -34L-29 -12H29L21 -34Z' +
      'M-33 2a7.5 7.5 0 1 0 .01 0ZM33 2a7.5 7.5 0 1 0 .01 0ZM-17 8V14H17V8Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  rect(-44, 30, 18, 12, couleur, { rx: 3 }) +
  rect(26, 30, 18, 12, couleur, { rx: 3 });

export const voitureCote = (couleur: string): string =>
  chemin(
    'M-56 12V0Q-56 -8 -46 -10L-30 -12L-16 -29Q-13 -32 -8 -32H18Q24 -32 28 -28L42 -11L50 -9Q56 -7 56 0V12Q56 15 53 15H-53Q-56 15 -56 12Z' +
      'M-20 -12H1V-25H-7Q-10 -25 -12 -22ZM8 -12H32L24 -22Q21 -25 17 -25H8Z',
    couleur,
    { 'fill-rule': 'evenodd' },
  ) +
  cercle(-31, 15, 12, couleur) +
  cercle(31, 15, 12, couleur);
