import { chemin, rect, texte, trait } from '../svg.ts';

/** 45 wide, 64 high. */
export const disqueEuropeen = (couleur: string): string =>
  trait('M-21.5 -31H-10Q-6 -26 0 -26T10 -31H21.5V31H-21.5Z', couleur, 2.2, {
    'stroke-linejoin': 'miter',
  }) +
  trait('M-10 -31H10', couleur, 1) +
  chemin('M-4.5 -16.5H4.5L0 -3Z', couleur) +
  chemin('M-15.5 0.5L-6.5 -5Q0 1 6.5 -5L15.5 0.5Q0 17 -15.5 0.5Z', couleur) +
  rect(-5.5, 12, 11, 15.5, 'none', { stroke: couleur, 'stroke-width': 1.2 }) +
  texte('P', 0, 24, 13, couleur);
