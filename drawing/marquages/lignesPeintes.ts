import { blanc } from '../couleurs.ts';
import { cercle, chemin, trait } from '../svg.ts';
import { JAUNE, ORANGE, TROTTOIR, ligne, route, traits } from './fondDeMarquage.ts';

const COUPE = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };
const clous = (ou: [x: number, y: number][]): string =>
  ou.map(([x, y]) => cercle(x, y, 5, ORANGE)).join('');

export const lignes = {
  'ligne continue': route({ mots: 'au milieu, une ligne blanche continue' }, ligne(0)),
  'ligne discontinue': route({ mots: 'au milieu, une ligne blanche interrompue' }, traits(0)),
  'traits courts rapprochés': route(
    { mots: 'au milieu, une ligne blanche faite de traits courts et rapprochés' },
    traits(0, blanc, 14, 21),
  ),
  'continue de mon côté': route(
    {
      mots: 'au milieu, deux lignes blanches : continue du côté de la voiture bleue, interrompue de l’autre côté',
    },
    traits(-9),
    ligne(9),
  ),
  'discontinue de mon côté': route(
    {
      mots: 'au milieu, deux lignes blanches : interrompue du côté de la voiture bleue, continue de l’autre côté',
    },
    ligne(-9),
    traits(9),
  ),
  // Not in article 72.1, yet on roads.
  'deux lignes continues': route(
    { mots: 'au milieu, deux lignes blanches continues côte à côte' },
    ligne(-9),
    ligne(9),
  ),
  'continue au bord': route(
    { mots: 'au milieu, une ligne interrompue ; à chaque bord, une mince ligne blanche continue' },
    traits(0),
    ligne(-130),
    ligne(130),
  ),
  'large continue au bord': route(
    {
      mots: 'à sa droite, une large ligne blanche continue, au-delà de laquelle l’asphalte se poursuit',
      x: 12,
      place: '',
    },
    traits(-39),
    ligne(70, blanc, 15),
  ),
  'jaune discontinue au bord': route(
    { mots: 'à droite, le long du trottoir, une ligne jaune interrompue', bord: TROTTOIR },
    traits(0),
    traits(146, JAUNE, 28, 28),
  ),
  // 75.2: the decree's picture shows a strip's two ends.
  'large continue entre deux bouts': route(
    {
      mots: 'à sa droite, une large ligne blanche continue dont chaque bout rejoint le bord par une ligne blanche en travers',
      bord: TROTTOIR,
      x: 12,
      place: '',
    },
    traits(-39),
    trait('M140 -104H70V116H140', blanc, 14, COUPE),
  ),
  'bande à longs traits': route(
    {
      mots: 'à sa droite, une bande séparée de la sienne par des traits blancs plus longs, plus larges et plus rapprochés que ceux de gauche, et au bord une ligne blanche continue',
      x: -6,
      place: '',
    },
    traits(-51),
    traits(40, blanc, 50, 34, 12),
    ligne(132),
  ),
  'orange continue': route(
    {
      mots: 'au milieu, une ligne blanche interrompue et, tracée par-dessus, une ligne orange continue',
    },
    traits(0),
    trait('M-34 150V90L26 -10V-150', ORANGE, 10, { 'stroke-linecap': 'butt' }),
  ),
  'orange discontinue': route(
    {
      mots: 'au milieu, une ligne blanche continue et, tracée par-dessus, une ligne orange interrompue',
    },
    ligne(0),
    trait('M26 131V90L-34 -10V-150', ORANGE, 9, {
      'stroke-linecap': 'butt',
      'stroke-dasharray': '18 27',
    }),
  ),
  'clous orange': route(
    {
      mots: 'au milieu, une ligne blanche interrompue et, à côté, des clous orange rapprochés, en quinconce sur deux rangs',
    },
    traits(0),
    clous(
      Array.from({ length: 22 }, (_, i): [number, number] => [
        i % 2 === 0 ? 16 : 28,
        -144 + i * 13.6,
      ]),
    ),
  ),
  'clous orange par cinq': route(
    {
      mots: 'au milieu, une ligne blanche continue et, à côté, une file de clous orange par groupes de cinq, loin les uns des autres',
    },
    ligne(0),
    clous(
      [-140, 20].flatMap((y) => [0, 1, 2, 3, 4].map((i): [number, number] => [22, y + i * 13.6])),
    ),
  ),
  // 75.3 says « two pairs of short dashes »; no picture of the decree was found.
  'voie centrale': route(
    {
      mots: 'de chaque côté, à quelque distance du bord, deux lignes parallèles de traits blancs courts, et rien au milieu',
      x: 0,
      place: 'au milieu',
      demi: 90,
    },
    ...[-50, -40, 40, 50].map((x) => traits(x, blanc, 20, 16, 5)),
  ),
  'zone hachurée': route(
    {
      mots: 'au milieu, un fuseau entouré d’une ligne blanche continue et rempli de lignes blanches obliques',
      x: 92,
    },
    chemin('M0 150V120L-44 30V-60L0 -150L44 -60V30L0 120', 'none', {
      stroke: blanc,
      'stroke-width': 7,
    }),
    trait(
      'M-29 -91L10 -130M-44 -41L21 -106M-44 -6L33 -83M-44 29L44 -59M-33 53L44 -24M-21 76L44 11M-10 100L29 61',
      blanc,
      7.4,
      { 'stroke-linecap': 'butt' },
    ),
  ),
  'points réfléchissants': route(
    {
      mots: 'il fait nuit : le long du bord droit brillent des points rouges, le long du bord gauche des points blancs',
      bord: '#1E2A22',
      fond: '#20272D',
    },
    traits(0, '#8C959B'),
    [-125, -75, -25, 25, 75, 125]
      .map((y) => cercle(150, y, 5, '#FF3B3B') + cercle(-150, y, 5, '#FFFFFF'))
      .join(''),
  ),
};
