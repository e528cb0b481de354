import { blanc, bleu, jaune, noir, rouge } from '../couleurs.ts';
import { velo } from '../sprites/spritesDeuxRoues.ts';
import { cercle, chemin, el, pose, rect, texte, trait } from '../svg.ts';
import { auto, autoDerriere } from './auto.ts';
import { ASPHALTE, dessus, vu } from './dessus.ts';
import { cadre, CIEL, HERBE, type Objet, PEAU, tableau, TISSU } from './objet.ts';

const fuyard =
  trait('M2 -10L-4 10L8 22M-4 10L-12 24M-2 -4L10 6M0 -6L-10 4', blanc, 5) +
  cercle(4, -18, 5, blanc);

const fumee = el(
  'g',
  { opacity: 0.82 },
  [
    [-146, -92, 34],
    [-96, -104, 48],
    [-30, -112, 54],
    [40, -110, 56],
    [108, -100, 46],
    [156, -88, 30],
    [6, -66, 46],
  ]
    .map(([x = 0, y = 0, r = 0]) => cercle(x, y, r, '#1C2227'))
    .join(''),
);

/** In the left or right lane, wheels at y; the vanishing point is at y = -33. */
const autoDevant = (cote: -1 | 1, y: number, couleur: string) =>
  pose(autoDerriere(couleur, 'muette'), cote * 0.622 * (y + 33), y, 0.0034 * (y + 33));

export const situations = {
  'main opposée sur la poignée': tableau(
    'Conducteur assis, vu de dessus ; il ouvre sa portière de la main droite et tourne la tête vers l’arrière ; un cycliste arrive dehors',
    ASPHALTE,
    rect(-40, -170, 290, 340, '#E4E0D6'),
    rect(-62, -170, 26, 340, bleu) + rect(-36, -170, 8, 340, '#2A3238'),
    trait('M-49 -122V96', '#BFD6E4', 7),
    trait('M-60 -132L-96 -118', bleu, 16),
    rect(-28, -64, 14, 84, '#2A3238', { rx: 5 }),
    rect(-20, -52, 8, 48, '#C9CFD3', { rx: 4 }),
    chemin('M-28 -170H250V-132Q110 -104 -28 -132Z', '#2A3238'),
    rect(14, -30, 168, 150, TISSU, { rx: 34 }) + rect(14, 84, 168, 48, '#3E4951', { rx: 20 }),
    rect(52, -116, 36, 104, '#2F3B52', { rx: 17 }) +
      rect(108, -116, 36, 104, '#2F3B52', { rx: 17 }),
    el('ellipse', {
      cx: 98,
      cy: -98,
      rx: 62,
      ry: 20,
      fill: 'none',
      stroke: noir,
      'stroke-width': 11,
    }),
    '<g transform="rotate(-14 98 42)">' + rect(22, 4, 152, 76, '#C0562F', { rx: 36 }) + '</g>',
    trait('M34 52Q18 6 62 -28', '#A5481F', 28) + cercle(66, -32, 15, PEAU),
    trait('M160 24Q150 -46 84 -40T-2 -32', '#D0693F', 28) + cercle(-10, -31, 15, PEAU),
    cercle(62, 82, 9, PEAU),
    cercle(92, 52, 38, PEAU),
    cercle(98, 45, 36, '#4A2F1D'),
    trait('M118 104Q82 132 40 114M56 98L36 112L48 134', jaune, 9),
    pose(velo('#D3232F'), -150, 92, 2.2),
  ),
  'voiture en feu dans un tunnel': tableau(
    'Intérieur d’un tunnel ; une voiture en flammes et de la fumée, et dans le mur une porte verte avec une silhouette qui court',
    '#2A3238',
    chemin('M-240 160V-40Q-220 -150 0 -150T240 -40V160Z', '#6C767D'),
    chemin('M-96 20Q-90 -70 0 -74Q90 -70 96 20V50H-96Z', '#454F57'),
    chemin('M-96 44H96L240 160H-240Z', '#3A434B'),
    trait('M0 54V156', blanc, 6, { 'stroke-dasharray': '18 16' }),
    cercle(0, 10, 120, '#FF9A2E', { opacity: 0.16 }) +
      cercle(0, 14, 84, '#FF9A2E', { opacity: 0.2 }),
    fumee,
    chemin(
      'M-86 66Q-112 14 -74 -26Q-74 0 -58 6Q-62 -54 -14 -92Q-20 -56 0 -44Q16 -62 10 -84Q52 -54 44 -4Q60 -10 60 -36Q108 14 84 66Z',
      '#E9501C',
    ),
    chemin(
      'M-66 66Q-86 26 -58 -2Q-54 18 -42 20Q-44 -22 -10 -50Q-10 -22 4 -18Q18 -32 16 -46Q42 -18 34 18Q50 12 50 -8Q82 30 62 66Z',
      '#F98C12',
    ),
    chemin(
      'M-44 66Q-56 40 -36 20Q-32 34 -22 36Q-20 6 -2 -8Q0 14 12 18Q22 8 20 -4Q38 14 32 38Q40 36 40 26Q56 46 40 66Z',
      '#FFD23A',
    ),
    pose(
      autoDerriere('#23292E', false) +
        chemin('M-52 -152Q-50 -157 -44 -157H44Q50 -157 52 -152L66 -106H-66Z', '#FF7A1A'),
      0,
      104,
      0.66,
    ),
    chemin(
      'M-64 54Q-76 32 -60 14Q-56 28 -48 32Q-44 20 -48 8Q-28 26 -34 54ZM36 52Q28 30 44 8Q48 24 58 28Q62 18 58 8Q80 30 68 54Z',
      '#F98C12',
    ),
    rect(166, -30, 52, 112, '#1B9A4B'),
    pose(fuyard, 192, 18, 1.1),
  ),
  'tunnel bouché': tableau(
    'Intérieur d’un tunnel ; des voitures immobiles l’une derrière l’autre sur les deux bandes, feux rouges allumés, et sur les murs une porte verte avec une silhouette qui court et un boîtier « SOS »',
    '#2A3238',
    chemin('M-240 160V-40Q-220 -150 0 -150T240 -40V160Z', '#6C767D'),
    chemin('M-96 20Q-90 -70 0 -74Q90 -70 96 20V50H-96Z', '#454F57'),
    chemin('M-96 44H96L240 160H-240Z', '#3A434B'),
    trait('M0 54V156', blanc, 6, { 'stroke-dasharray': '18 16' }),
    autoDevant(-1, 46, '#8A939A'),
    autoDevant(1, 60, bleu),
    autoDevant(-1, 100, '#DDE3E6'),
    autoDevant(1, 150, rouge),
    rect(-206, -30, 52, 112, '#1B9A4B'),
    pose(fuyard, -180, 18, 1.1),
    rect(158, -26, 60, 64, '#F07A13', { rx: 5 }),
    texte('SOS', 188, 16, 28, blanc, 50),
  ),
  'garé sur une côte': cadre(
    480,
    240,
    'Voiture bleue immobile sur une pente, l’avant vers le haut',
    CIEL,
    chemin('M240 120V10L-240 -64V120Z', ASPHALTE),
    chemin('M240 10L-240 -64V-92L240 -18Z', HERBE),
    trait('M-240 -62L240 12', '#C9CCC8', 7),
    trait('M-240 28L240 102', blanc, 6, { 'stroke-dasharray': '36 26' }),
    `<g transform="translate(0 -3) rotate(8.8)">${auto(bleu)}</g>`,
  ),
  'roues tournées vers le trottoir': vu(
    'Voiture bleue vue de dessus, immobile au bord d’un trottoir ; ses roues avant pointent vers le trottoir',
    rect(-220, -170, 330, 340, ASPHALTE),
    rect(110, -170, 110, 340, '#C9CCC8'),
    rect(104, -170, 8, 340, '#9DA4A8'),
    '<g transform="translate(12 -74) rotate(28)">' +
      rect(-7, -18, 14, 36, noir, { rx: 4 }) +
      '</g><g transform="translate(92 -74) rotate(28)">' +
      rect(-7, -18, 14, 36, noir, { rx: 4 }) +
      '</g>',
    pose(dessus(bleu), 52, -20),
  ),
} satisfies Record<string, Objet>;
