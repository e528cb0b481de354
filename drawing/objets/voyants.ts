import type { Signe } from '../signe.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { voitureDeFace } from '../symboles/voitures.ts';
import { voyant } from './voyant.ts';

const parentheses = (couleur: string, r = 44) =>
  cercle(0, 0, r, 'none', { stroke: couleur, 'stroke-width': 8 }) +
  trait('M-58 -42A70 70 0 0 0 -58 42M58 -42A70 70 0 0 1 58 42', couleur, 8);

const exclamation = (couleur: string, y = 0, echelle = 1) =>
  pose(
    chemin('M-7 -28Q-7 -32 0 -32Q7 -32 7 -28L4 8H-4Z', couleur) + cercle(0, 22, 6.5, couleur),
    0,
    y,
    echelle,
  );

export const voyants = {
  'voyant huile': voyant(
    'rouge',
    'une burette à long bec et une goutte',
    (couleur) =>
      chemin('M-52 -10H14L22 4L72 -24L78 -14L32 36H-44L-52 22Z', couleur) +
      trait('M-52 14L-78 -2L-72 -18L-52 -8M-22 -14V-30M-40 -32H-4', couleur, 8) +
      chemin('M86 2Q96 20 86 26Q76 20 86 2Z', couleur),
  ),
  'voyant batterie': voyant(
    'rouge',
    'une boîte à deux bornes, avec un moins et un plus',
    (couleur) =>
      rect(-66, -34, 132, 84, 'none', { stroke: couleur, 'stroke-width': 9, rx: 4 }) +
      rect(-52, -52, 30, 16, couleur) +
      rect(22, -52, 30, 16, couleur) +
      trait('M-50 2H-24M24 2H50M37 -11V15', couleur, 8),
  ),
  'voyant frein': voyant(
    'rouge',
    'un point d’exclamation dans un cercle entre deux arcs',
    (c) => parentheses(c) + exclamation(c, 4),
  ),
  'voyant frein à main': voyant(
    'rouge',
    'la lettre P dans un cercle entre deux arcs',
    (c) => parentheses(c) + texte('P', 1, 22, 62, c),
  ),
  'voyant ABS': voyant(
    'orange',
    'les lettres ABS dans un cercle entre deux arcs',
    (c) => parentheses(c, 48) + texte('ABS', 0, 12, 34, c, 66),
  ),
  'voyant plaquettes': voyant(
    'orange',
    'un cercle entre deux arcs en pointillé',
    (couleur) =>
      cercle(0, 0, 38, 'none', { stroke: couleur, 'stroke-width': 9 }) +
      trait('M-56 -46A72 72 0 0 0 -56 46M56 -46A72 72 0 0 1 56 46', couleur, 10, {
        'stroke-dasharray': '14 10',
        'stroke-linecap': 'butt',
      }),
  ),
  'voyant airbag': voyant(
    'rouge',
    'une personne assise, une grosse boule devant la poitrine',
    (couleur) =>
      cercle(-26, -46, 17, couleur) +
      trait('M-34 -18L-42 32H4L34 62', couleur, 17) +
      cercle(30, -8, 31, couleur) +
      trait('M-22 -18L-8 4', couleur, 9),
  ),
  'voyant moteur': voyant('orange', 'un bloc moteur de profil', (couleur) =>
    trait(
      'M-46 -24H30L46 -8H54V-20H70V38H54V26H46V44H-18L-34 28H-46ZM-46 4H-68M-68 -20V28M-10 -26V-44M-34 -46H14',
      couleur,
      9,
    ),
  ),
  'voyant température': voyant(
    'rouge',
    'un thermomètre dans deux vagues',
    (couleur) =>
      trait('M0 -56V12M4 -54H30M4 -36H24M4 -18H30', couleur, 10) +
      cercle(0, 20, 15, couleur) +
      trait(
        'M-76 26Q-64 14 -52 26T-28 26M28 26Q40 14 52 26T76 26M-76 54Q-64 42 -52 54T-26 54T0 54T26 54T52 54T76 54',
        couleur,
        8,
      ),
  ),
  'voyant pression des pneus': voyant(
    'orange',
    'un point d’exclamation dans un fer à cheval à la base dentelée',
    (couleur) =>
      trait('M-40 -52Q-72 0 -44 36H44Q72 0 40 -52', couleur, 9) +
      trait('M-40 40V54M-20 40V54M0 40V54M20 40V54M40 40V54', couleur, 9, {
        'stroke-linecap': 'butt',
      }) +
      exclamation(couleur, -8),
  ),
  'voyant ESP': voyant(
    'orange',
    'une voiture et, dessous, deux traces qui serpentent',
    (couleur) =>
      pose(voitureDeFace(couleur), 0, -22, 0.92) +
      trait('M-28 26Q-48 34 -28 44T-32 66M28 26Q8 34 28 44T24 66', couleur, 9),
  ),
  'voyant direction': voyant(
    'rouge',
    'un volant et un point d’exclamation',
    (couleur) =>
      cercle(-22, 0, 46, 'none', { stroke: couleur, 'stroke-width': 10 }) +
      cercle(-22, 0, 11, couleur) +
      trait('M-66 -8H-22H22M-22 6V44', couleur, 10) +
      pose(exclamation(couleur, 4, 1.3), 62, 0),
  ),
} satisfies Record<string, Signe>;
