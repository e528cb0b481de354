import { blanc } from '../couleurs.ts';
import { cercle, chemin, trait } from '../svg.ts';
import { ORANGE, TROTTOIR, ligne, route, traits } from './commun.ts';

/** Lines along the road. */
export const lignes = {
  'ligne continue': route({ mots: 'au milieu, une ligne blanche continue' }, ligne(0)),
  'ligne discontinue': route({ mots: 'au milieu, une ligne blanche interrompue' }, traits(0)),
  'traits courts rapprochés': route(
    { mots: 'au milieu, une ligne blanche faite de traits courts et rapprochés' },
    traits(0, blanc, 24, 12),
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
    traits(-58),
    ligne(70, blanc, 18),
  ),
  'jaune discontinue au bord': route(
    { mots: 'à droite, le long du trottoir, une ligne jaune interrompue', bord: TROTTOIR },
    traits(0),
    traits(146, '#F2B705', 34, 22),
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
    trait('M26 150V90L-34 -10V-150', ORANGE, 10, {
      'stroke-linecap': 'butt',
      'stroke-dasharray': '38 28',
    }),
  ),
  'clous orange': route(
    {
      mots: 'au milieu, une ligne blanche interrompue et, à côté, une file de clous orange rapprochés',
    },
    traits(0),
    Array.from({ length: 15 }, (_, i) => cercle(20, -140 + i * 20, 5.5, ORANGE)).join(''),
  ),
  'voie centrale': route(
    {
      mots: 'de chaque côté, à quelque distance du bord, deux lignes parallèles de traits blancs courts, et rien au milieu',
      x: 0,
      place: 'au milieu',
    },
    traits(-82, blanc, 20, 16, 6),
    traits(-70, blanc, 20, 16, 6),
    traits(70, blanc, 20, 16, 6),
    traits(82, blanc, 20, 16, 6),
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
      'M-10 101L16 88M-24 72L39 40M-38 43L44 2M-44 10L44 -34M-44 -26L40 -68M-43 -63L26 -97M-20 -110L12 -126',
      blanc,
      10,
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
    [-110, -40, 30, 100]
      .map((y) => cercle(152, y, 9, '#FF3B3B') + cercle(-152, y, 9, '#FFFFFF'))
      .join(''),
  ),
};
