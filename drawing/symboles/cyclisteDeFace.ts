import { cercle, chemin, trait } from '../svg.ts';

/** `fond` parts legs from wheel. */
export const cyclisteDeFace = (couleur: string, fond: string): string =>
  cercle(0, 0, 19, couleur) +
  chemin('M-20 21Q-29 21 -32 31L-20 75H20L32 31Q29 21 20 21Z', couleur) +
  trait('M-28 29L-45 86M28 29L45 86', couleur, 10) +
  trait('M-59 89H-31Q0 72 31 89H59', couleur, 6, { 'stroke-linecap': 'butt' }) +
  trait('M-17 86V154H-33M17 86V211H33', fond, 17, { 'stroke-linecap': 'butt' }) +
  trait('M0 82V150', fond, 12, { 'stroke-linecap': 'butt' }) +
  trait('M-17 86V155H-34M17 86V211H34', couleur, 11, {
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
  }) +
  trait('M0 82V146', couleur, 5, { 'stroke-linecap': 'butt' }) +
  trait('M0 150V241', couleur, 12);
