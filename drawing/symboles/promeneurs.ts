import { cercle, chemin, rect, trait } from '../svg.ts';

const coupe = { 'stroke-linecap': 'butt' };

/** An adult at the left who holds a girl by the hand, both facing us. */
export const adulteEtFillette = (c: string): string =>
  cercle(55, 26, 26, c) +
  chemin('M0 116Q2 62 40 60L44 44H66L70 60Q92 62 103 82L86 100V190H26V104Q23 102 23 112V116Z', c) +
  trait('M11.5 114V174', c, 23) +
  trait('M90 84L136 168L148 181', c, 22) +
  trait('M40 186V291M72 186V314', c, 28) +
  cercle(190, 155, 20, c) +
  trait('M150 185H190V170M205 187L230 213', c, 16) +
  chemin('M176 178H204L228 254H156Z', c) +
  trait('M180 250V296M202 250V288', c, 16);

/** Somebody who walks to the right with long steps. */
export const promeneur = (c: string): string =>
  chemin(
    'M104 2L146 3Q155 6 154 16L146 46L131 56L127 70L152 78L142 112L131 172L98 208L62 196L76 108L68 63L94 62Z',
    c,
  ) +
  trait('M80 79L40 119V165', c, 31) +
  trait('M140 91L168 143L208 154', c, 33) +
  trait('M80 176L68 238L18 318', c, 36, coupe) +
  trait('M104 182L180 326', c, 37, coupe) +
  trait('M24 310L42 323M176 314L201 304', c, 23);

/** A child who runs to the left after a ball. */
export const joueur = (c: string): string =>
  cercle(44, 186, 44, c) +
  cercle(192, 35, 36, c) +
  chemin('M174 62H210L240 106V160L206 190L184 170L176 110Z', c) +
  trait('M90 108L184 95L270 86L304 22', c, 33) +
  trait('M212 172L144 204L108 256', c, 33, coupe) +
  trait('M110 250L96 242', c, 26) +
  trait('M212 166L262 212L322 184L330 208', c, 30);

/** A house in outline, with a window, a door and a chimney. */
export const maisonnette = (c: string): string =>
  trait('M13 77L106 16L187 77V228H13Z', c, 26, { 'stroke-linejoin': 'miter' }) +
  rect(134, 6, 33, 40, c) +
  rect(72, 68, 60, 62, c) +
  rect(72, 152, 60, 76, c);
