import { blanc, noir, rouge } from '../couleurs.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { fourgon, paysage, triangleDePanne } from './auto.ts';
import { gilet, seul } from './gilet.ts';
import { CIEL, HERBE, type Objet, tableau } from './objet.ts';

export const secours = {
  'trousse de secours': seul(
    'Mallette blanche à poignée, marquée d’une croix verte',
    rect(-116, -62, 232, 164, blanc, { rx: 18, stroke: '#8A939A', 'stroke-width': 5 }),
    trait('M-36 -64V-92H36V-64', '#59636A', 13),
    trait('M-114 -24H114', '#C9CFD3', 4),
    rect(-16, -30, 32, 104, '#1B9A4B'),
    rect(-52, 6, 104, 32, '#1B9A4B'),
  ),
  'équipement de bord': tableau(
    'Dans un coffre ouvert : un triangle rouge, une bouteille rouge, une mallette à croix verte et un gilet jaune vif',
    '#CBD6DD',
    chemin('M-200 -130H200L228 130H-228Z', '#2A3238'),
    rect(-206, 96, 412, 40, '#3E4951', { rx: 6 }),
    triangleDePanne(-142, 80, 1.15),
    pose(
      rect(-20, -52, 40, 104, rouge, { rx: 14 }) +
        rect(-9, -70, 18, 20, '#59636A') +
        trait('M-22 -80L14 -72', '#8A939A', 7) +
        rect(-14, -20, 28, 36, blanc),
      -42,
      40,
    ),
    pose(
      rect(-50, -34, 100, 72, blanc, { rx: 9 }) +
        rect(-8, -20, 16, 44, '#1B9A4B') +
        rect(-22, -6, 44, 16, '#1B9A4B') +
        trait('M-16 -36V-48H16V-36', '#8A939A', 7),
      58,
      54,
    ),
    pose(gilet, 164, 26, 0.95),
  ),
  'borne de secours': tableau(
    'Au bord d’une autoroute, derrière la glissière, une borne orange marquée « SOS »',
    CIEL,
    chemin('M-240 -8Q-150 -48 -60 -22T110 -30T240 -12V20H-240Z', '#B4D3B4'),
    rect(-240, 10, 480, 150, HERBE),
    chemin('M-240 110V160H110L-22 10H-34Z', '#59646C'),
    trait('M48 160L-25 12', blanc, 6),
    trait('M-118 160L-29 12', blanc, 6, { 'stroke-dasharray': '34 22' }),
    rect(96, -96, 84, 200, '#F07A13', { rx: 10 }),
    rect(96, -96, 16, 200, '#C85F06', { rx: 8 }),
    rect(118, -84, 54, 36, blanc, { rx: 5 }),
    texte('SOS', 145, -56, 28, '#F07A13', 48),
    cercle(145, -22, 15, '#15191C'),
    [-28, -22, -16].map((y) => trait(`M137 ${y}H153`, '#8A939A', 2.5)).join(''),
    cercle(145, 12, 8, '#BB1E10', { stroke: blanc, 'stroke-width': 3 }),
    trait('M58 46V64M114 74V98M182 106V138', '#98A2A9', 8),
    chemin('M-14 10L240 120V144L-14 16Z', '#C3CACF'),
    chemin('M-14 13L240 130V135L-14 14Z', '#98A2A9'),
  ),
  défibrillateur: seul(
    'Boîte verte et blanche qui porte un cœur barré d’un éclair',
    rect(-104, -104, 208, 208, '#1B9A4B', { rx: 18 }),
    chemin(
      'M0 76Q-84 16 -76 -32Q-64 -74 -24 -66Q-6 -60 0 -42Q6 -60 24 -66Q64 -74 76 -32Q84 16 0 76Z',
      blanc,
    ),
    chemin('M14 -50L-26 8H-4L-14 52L28 -8H6Z', '#1B9A4B'),
  ),
  'gyrophare jaune': tableau(
    'Feu jaune-orange qui clignote sur le toit d’une camionnette jaune',
    CIEL,
    paysage(84),
    pose(
      fourgon('#F2C200') +
        trait('M-140 -40H140', '#F6F1DE', 10, { 'stroke-linecap': 'butt' }) +
        rect(-30, -132, 40, 12, noir, { rx: 3 }) +
        cercle(-10, -142, 34, '#FFB43A', { opacity: 0.35 }) +
        chemin('M-25 -132V-145Q-25 -160 -10 -160T5 -145V-132Z', '#FF8A00') +
        trait('M-36 -160L-50 -171M16 -160L30 -171M-10 -172V-188', '#FF8A00', 6),
      0,
      112,
      1.2,
    ),
  ),
  gilet: seul('Gilet jaune vif à bandes argentées', pose(gilet, 0, -44, 2.4)),
  extincteur: seul(
    'Bouteille rouge à poignée noire, avec un petit tuyau et une étiquette blanche',
    rect(-40, -62, 80, 180, rouge, { rx: 26 }),
    rect(-30, -10, 60, 68, blanc, { rx: 4 }),
    trait('M-18 8H18M-18 24H18M-18 40H6', '#8A939A', 5),
    rect(-14, -88, 28, 30, '#59636A'),
    trait('M-42 -118L22 -100M-30 -86H30', noir, 12),
    cercle(24, -74, 12, blanc, { stroke: noir, 'stroke-width': 4 }),
    trait('M14 -92Q90 -104 84 -20L76 40', noir, 10),
  ),
  'appel au 112': seul(
    'Téléphone dont l’écran montre le nombre « 112 »',
    rect(-66, -124, 132, 248, noir, { rx: 20 }),
    rect(-56, -102, 112, 196, '#E9F3FA', { rx: 6 }),
    texte('112', 0, -34, 54, noir, 92),
    [0, 1, 2, 3, 4, 5]
      .map((i) => cercle(-32 + (i % 3) * 32, 2 + Math.floor(i / 3) * 30, 11, '#B9CBD6'))
      .join(''),
    cercle(0, 70, 17, '#1B9A4B'),
  ),
  'téléphone qui guide': seul(
    'Téléphone dont l’écran montre un plan et le chemin à suivre',
    rect(-66, -124, 132, 248, noir, { rx: 20 }),
    `<svg x="-56" y="-102" width="112" height="196" viewBox="-56 -102 112 196">${
      rect(-56, -102, 112, 196, '#DDE9D3') +
      trait('M-60 30L60 -8M-16 -110L6 100M-60 -62L60 -46M36 -110L44 100', blanc, 15) +
      rect(-50, -30, 28, 34, '#B9D3A6', { rx: 4 }) +
      rect(6, 34, 26, 40, '#C9CFD3', { rx: 4 }) +
      trait('M4 90L-4 14L42 0L38 -62', '#1E6BFF', 9) +
      chemin('M38 -84L52 -54L38 -61L24 -54Z', '#1E6BFF') +
      cercle(4, 84, 10, blanc) +
      cercle(4, 84, 6, '#1E6BFF')
    }</svg>`,
  ),
} satisfies Record<string, Objet>;
