import { chemin, rect, texte, trait } from '../svg.ts';

export const disqueHoraire = (couleur: string): string =>
  trait('M-30 -42H-11A11 9 0 0 0 11 -42H30V42H-30Z', couleur, 3.4, { 'stroke-linejoin': 'miter' }) +
  chemin('M-5.5 -27H5.5L0 -13Z', couleur) +
  chemin('M-19 -5A24 24 0 0 0 19 -5L7 -13A9 9 0 0 1 -7 -13Z', couleur) +
  rect(-10, 12, 20, 23, 'none', { stroke: couleur, 'stroke-width': 3 }) +
  texte('P', 0.8, 30.5, 20, couleur);
