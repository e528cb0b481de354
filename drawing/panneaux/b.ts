import { blanc, noir, rouge } from '../couleurs.ts';
import {
  carreBleu,
  disqueRouge,
  losange,
  octogone,
  triangleBas,
  triangleHaut,
} from '../plaques.ts';
import { texte, trait } from '../svg.ts';
import { flecheBas, flecheHaut } from '../symboles/fleches.ts';
import { signe } from './signe.ts';

/** B: who goes first. Each has a shape of its own. */
export const b = {
  B1: signe(triangleBas, ''),
  B5: signe(octogone, 'le mot « STOP » en blanc', texte('STOP', 0, 24, 68, blanc, 152)),
  B9: signe(losange, ''),
  B11: signe(
    losange,
    'barré de traits noirs obliques',
    trait('M-48 48L48 -48M-60 36L36 -60M-36 60L60 -36', noir, 6.5, { 'stroke-linecap': 'butt' }),
  ),
  B15: signe(
    triangleHaut,
    'une grosse flèche noire vers le haut, coupée par un trait horizontal plus mince',
    flecheHaut(0, 62, -34, 17, noir),
    trait('M-33 34H33', noir, 9, { 'stroke-linecap': 'butt' }),
  ),
  B17: signe(
    triangleHaut,
    'une croix noire en forme de X',
    trait('M-27 2L27 58M27 2L-27 58', noir, 14, { 'stroke-linecap': 'butt' }),
  ),
  B19: signe(
    disqueRouge,
    'une flèche rouge vers le haut et, à sa gauche, une flèche noire plus grande vers le bas',
    flecheBas(-25, -52, 56, 22, noir),
    flecheHaut(28, 42, -42, 16, rouge),
  ),
  B21: signe(
    carreBleu,
    'une grande flèche blanche vers le haut et, à sa gauche, une flèche rouge plus petite vers le bas',
    flecheBas(-34, -44, 50, 18, rouge),
    flecheHaut(30, 66, -68, 26, blanc),
  ),
};
