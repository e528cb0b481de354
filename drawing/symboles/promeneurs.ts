import { cercle, chemin, rect, trait } from '../svg.ts';

const coupe = { 'stroke-linecap': 'butt' };

export const adulteEtFillette = (couleur: string): string =>
  cercle(55, 26, 26, couleur) +
  chemin(
    'M0 116Q2 62 40 60L44 44H66L70 60Q92 62 103 82L86 100V190H26V104Q23 102 23 112V116Z',
    couleur,
  ) +
  trait('M11.5 114V174', couleur, 23) +
  trait('M90 84L136 168L148 181', couleur, 22) +
  trait('M40 186V291M72 186V314', couleur, 28) +
  cercle(190, 155, 20, couleur) +
  trait('M150 185H190V170M205 187L230 213', couleur, 16) +
  chemin('M176 178H204L228 254H156Z', couleur) +
  trait('M180 250V296M202 250V288', couleur, 16);

export const promeneur = (couleur: string): string =>
  chemin(
    'M104 2L146 3Q155 6 154 16L146 46L131 56L127 70L152 78L142 112L131 172L98 208L62 196L76 108L68 63L94 62Z',
    couleur,
  ) +
  trait('M80 79L40 119V165', couleur, 31) +
  trait('M140 91L168 143L208 154', couleur, 33) +
  trait('M80 176L68 238L18 318', couleur, 36, coupe) +
  trait('M104 182L180 326', couleur, 37, coupe) +
  trait('M24 310L42 323M176 314L201 304', couleur, 23);

export const joueur = (couleur: string): string =>
  cercle(44, 186, 44, couleur) +
  cercle(192, 35, 36, couleur) +
  chemin('M174 62H210L240 106V160L206 190L184 170L176 110Z', couleur) +
  trait('M90 108L184 95L270 86L304 22', couleur, 33) +
  trait('M212 172L144 204L108 256', couleur, 33, coupe) +
  trait('M110 250L96 242', couleur, 26) +
  trait('M212 166L262 212L322 184L330 208', couleur, 30);

export const maisonnette = (couleur: string): string =>
  trait('M13 77L106 16L187 77V228H13Z', couleur, 26, { 'stroke-linejoin': 'miter' }) +
  rect(134, 6, 33, 40, couleur) +
  rect(72, 68, 60, 62, couleur) +
  rect(72, 152, 60, 76, couleur);
