import type { Signe } from '../panneaux/signe.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { voiture } from '../symboles/vehicules.ts';
import { voyant } from './voyant.ts';

const parentheses = (c: string, r = 44) =>
  cercle(0, 0, r, 'none', { stroke: c, 'stroke-width': 8 }) +
  trait('M-58 -42A70 70 0 0 0 -58 42M58 -42A70 70 0 0 1 58 42', c, 8);

const exclamation = (c: string, y = 0, k = 1) =>
  pose(chemin('M-7 -28Q-7 -32 0 -32Q7 -32 7 -28L4 8H-4Z', c) + cercle(0, 22, 6.5, c), 0, y, k);

export const voyants = {
  'voyant huile': voyant(
    'rouge',
    'une burette à long bec et une goutte',
    (c) =>
      chemin('M-52 -10H14L22 4L72 -24L78 -14L32 36H-44L-52 22Z', c) +
      trait('M-52 14L-78 -2L-72 -18L-52 -8M-22 -14V-30M-40 -32H-4', c, 8) +
      chemin('M86 2Q96 20 86 26Q76 20 86 2Z', c),
  ),
  'voyant batterie': voyant(
    'rouge',
    'une boîte à deux bornes, avec un moins et un plus',
    (c) =>
      rect(-66, -34, 132, 84, 'none', { stroke: c, 'stroke-width': 9, rx: 4 }) +
      rect(-52, -52, 30, 16, c) +
      rect(22, -52, 30, 16, c) +
      trait('M-50 2H-24M24 2H50M37 -11V15', c, 8),
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
    (c) =>
      cercle(0, 0, 38, 'none', { stroke: c, 'stroke-width': 9 }) +
      trait('M-56 -46A72 72 0 0 0 -56 46M56 -46A72 72 0 0 1 56 46', c, 10, {
        'stroke-dasharray': '14 10',
        'stroke-linecap': 'butt',
      }),
  ),
  'voyant airbag': voyant(
    'rouge',
    'une personne assise, une grosse boule devant la poitrine',
    (c) =>
      cercle(-26, -46, 17, c) +
      trait('M-34 -18L-42 32H4L34 62', c, 17) +
      cercle(30, -8, 31, c) +
      trait('M-22 -18L-8 4', c, 9),
  ),
  'voyant moteur': voyant('orange', 'un bloc moteur de profil', (c) =>
    trait(
      'M-46 -24H30L46 -8H54V-20H70V38H54V26H46V44H-18L-34 28H-46ZM-46 4H-68M-68 -20V28M-10 -26V-44M-34 -46H14',
      c,
      9,
    ),
  ),
  'voyant température': voyant(
    'rouge',
    'un thermomètre dans deux vagues',
    (c) =>
      trait('M0 -56V12M4 -54H30M4 -36H24M4 -18H30', c, 10) +
      cercle(0, 20, 15, c) +
      trait(
        'M-76 26Q-64 14 -52 26T-28 26M28 26Q40 14 52 26T76 26M-76 54Q-64 42 -52 54T-26 54T0 54T26 54T52 54T76 54',
        c,
        8,
      ),
  ),
  'voyant pression des pneus': voyant(
    'orange',
    'un point d’exclamation dans un fer à cheval à la base dentelée',
    (c) =>
      trait('M-40 -52Q-72 0 -44 36H44Q72 0 40 -52', c, 9) +
      trait('M-40 40V54M-20 40V54M0 40V54M20 40V54M40 40V54', c, 9, { 'stroke-linecap': 'butt' }) +
      exclamation(c, -8),
  ),
  'voyant ESP': voyant(
    'orange',
    'une voiture et, dessous, deux traces qui serpentent',
    (c) =>
      pose(voiture(c), 0, -22, 0.92) +
      trait('M-28 26Q-48 34 -28 44T-32 66M28 26Q8 34 28 44T24 66', c, 9),
  ),
  'voyant direction': voyant(
    'rouge',
    'un volant et un point d’exclamation',
    (c) =>
      cercle(-22, 0, 46, 'none', { stroke: c, 'stroke-width': 10 }) +
      cercle(-22, 0, 11, c) +
      trait('M-66 -8H-22H22M-22 6V44', c, 10) +
      pose(exclamation(c, 4, 1.3), 62, 0),
  ),
} satisfies Record<string, Signe>;
