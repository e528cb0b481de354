import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, el, pose, rect, trait } from '../svg.ts';
import { velo } from '../symboles/pietonEtVelo.ts';
import { autoDerriere, fourgon, M, plaque, rayures, sol } from './auto.ts';
import { avecNombre, CIEL, cote, coteDebout, mesure, type Objet, tableau } from './objet.ts';
import { surRoute, voitureTractante, AU_SOL } from './surRoute.ts';

const BOIS = '#C98D4B';

const BOIS2 = '#A96F33';

const GRISE = '#B9C3C9';

const VERT = '#2E8B57';

const derriere = (mots: string, ...dessus: string[]): Signe =>
  tableau(mots, CIEL, sol(118, 42), ...dessus);

const barres = (x: number) =>
  pose(trait('M-10 0V-10M44 0V-10M-22 -11H58', '#4A545B', 5), x, AU_SOL - 83);

const perches = (x: number, bout: number) =>
  [0, 9, 18]
    .map((d) =>
      rect(x - 96 + d, AU_SOL - 103 - d * 0.9, bout - x + 96 - d, 7, d === 9 ? BOIS2 : BOIS, {
        rx: 2,
      }),
    )
    .join('');

/** The car's rear is at `x + 118`. */
const quiDepasse = (metres: number, panneau: boolean): Signe => {
  const x = -112;
  const arriere = x + 118;
  const bout = arriere + metres * M;
  return surRoute(
    `Voiture bleue vue de côté, l’avant à gauche ; de longues perches sur le toit dépassent de ${mesure(metres, 'm')} à l’arrière${panneau ? ', et au bout pend un carré rayé de rouge et de blanc' : ''}`,
    voitureTractante(x),
    barres(x),
    perches(x, bout),
    panneau
      ? trait(`M${bout - 4} ${AU_SOL - 112}V${AU_SOL - 84}`, noir, 3) +
          rayures(bout - 22, AU_SOL - 88, 34)
      : '',
    trait(
      `M${arriere} ${AU_SOL - 30}V${AU_SOL - 130}M${bout} ${AU_SOL - 110}V${AU_SOL - 130}`,
      noir,
      2,
      {
        'stroke-dasharray': '5 5',
      },
    ),
    cote(arriere, bout, AU_SOL - 130, mesure(metres, 'm'), -28),
  );
};

const matelas = pose(
  chemin(
    'M-148 16Q-158 -8 -134 -22Q-92 -40 -30 -40H56Q118 -40 156 -16Q176 0 164 20Q158 34 142 26Q108 2 56 0H-30Q-84 2 -122 26Q-142 34 -148 16Z',
    '#F3EEE3',
    { stroke: '#B9AD95', 'stroke-width': 3 },
  ) +
    trait('M-148 12Q-112 -14 -30 -16H56Q122 -16 164 14', '#D8CEB8', 3) +
    trait(
      'M-112 -28L-98 6M-68 -36L-60 -2M-22 -38V-2M24 -38V-2M68 -37L74 -1M114 -30L124 6',
      '#D8CEB8',
      3,
    ) +
    [-90, -44, 2, 46, 92]
      .map((x) => cercle(x, x < -60 || x > 80 ? -21 : -26, 3, '#A99C82'))
      .join(''),
  0,
  AU_SOL - 84,
);

const tuyau = `M16 ${AU_SOL - 62}Q106 ${AU_SOL - 96} 142 ${AU_SOL - 24}Q154 ${AU_SOL + 2} 208 ${AU_SOL + 2}`;

const veloArriere = (x: number, y: number, k: number, c: string) => pose(velo(c), x, y, k);

export const chargement = {
  'coffre de toit': surRoute(
    'Voiture bleue vue de côté, un coffre noir allongé sur le toit',
    voitureTractante(0),
    barres(0),
    chemin(
      `M-60 ${AU_SOL - 96}Q-58 ${AU_SOL - 124} -20 ${AU_SOL - 126}H56Q82 ${AU_SOL - 124} 84 ${AU_SOL - 104}L80 ${AU_SOL - 96}Z`,
      '#2A3238',
    ),
    trait(`M-58 ${AU_SOL - 104}H82`, '#59646C', 3),
  ),
  'galerie vide': surRoute(
    'Voiture bleue vue de côté, deux barres vides sur le toit',
    voitureTractante(0),
    barres(0),
  ),
  'échelle sur le toit': surRoute(
    'Voiture rouge vue de côté, une échelle couchée sur le toit',
    voitureTractante(0, rouge),
    barres(0),
    trait(`M-104 ${AU_SOL - 98}H126M-104 ${AU_SOL - 110}H126`, '#B9C1C6', 5) +
      trait(
        Array.from({ length: 11 }, (_, i) => `M${-96 + i * 21} ${AU_SOL - 110}v12`).join(''),
        '#8A939A',
        4,
      ),
  ),
  'matelas sur le toit': surRoute(
    'Voiture verte vue de côté, un matelas qui plie devant et derrière, tenu par une seule ficelle',
    voitureTractante(0, VERT),
    matelas,
    trait(`M14 ${AU_SOL - 125}V${AU_SOL - 54}`, '#C9542B', 3),
  ),
  'chargement à l’arrière': avecNombre('1,40', 0.2, 3.8, (m) => quiDepasse(m, false)),
  'chargement à l’arrière avec panneau': avecNombre('1,40', 0.6, 3.8, (m) => quiDepasse(m, true)),
  'panneau rayé': tableau(
    'Carré à larges bandes obliques rouges et blanches, fixé au bout d’une planche',
    CIEL,
    rect(-240, -26, 200, 52, BOIS),
    rect(-240, -4, 200, 5, BOIS2),
    rayures(-92, -92, 184),
  ),
  'chargement à l’avant': avecNombre('0,50', 0.2, 1.5, (metres) => {
    const x = 70;
    const avant = x - 118;
    const bout = avant - metres * M;
    return surRoute(
      `Voiture bleue vue de côté, l’avant à gauche ; de longues planches sur le toit dépassent de ${mesure(metres, 'm')} devant le pare-chocs`,
      voitureTractante(x),
      barres(x),
      rect(bout, AU_SOL - 104, x + 96 - bout, 8, BOIS) +
        rect(bout, AU_SOL - 112, x + 90 - bout, 8, BOIS2),
      trait(
        `M${avant} ${AU_SOL - 30}V${AU_SOL - 134}M${bout} ${AU_SOL - 110}V${AU_SOL - 134}`,
        noir,
        2,
        {
          'stroke-dasharray': '5 5',
        },
      ),
      cote(bout, avant, AU_SOL - 134, mesure(metres, 'm'), -28),
    );
  }),
  hauteur: avecNombre('4,00', 2.4, 4.6, (metres) => {
    // At 46 pixels a metre 4.60 m still fits.
    const haut = AU_SOL + 34 - metres * 52;
    return tableau(
      `Camionnette blanche vue de côté, chargée de meubles ; du sol au sommet du chargement, ${mesure(metres, 'm')}`,
      CIEL,
      sol(AU_SOL + 34, 70),
      pose(fourgon(blanc), -30, AU_SOL + 34, 0.92),
      rect(-92, haut, 190, AU_SOL + 34 - 112 - haut, '#B98A5A', { rx: 3 }),
      metres > 2.9
        ? trait(`M-28 ${haut}V${AU_SOL - 80}M36 ${haut}V${AU_SOL - 80}`, '#8D6740', 4)
        : '',
      trait(`M98 ${haut}H176M116 ${AU_SOL + 34}H176`, noir, 2, { 'stroke-dasharray': '5 5' }),
      coteDebout(166, haut, AU_SOL + 34, mesure(metres, 'm')),
    );
  }),
  largeur: avecNombre('2,55', 1.9, 3.4, (metres) => {
    const largeur = metres * 110;
    return derriere(
      `Voiture grise vue de l’arrière, de larges panneaux de bois sur le toit ; d’un bord à l’autre du chargement, ${mesure(metres, 'm')}`,
      pose(autoDerriere('#7A858D'), 0, 130, 1),
      rect(-largeur / 2, -58, largeur, 16, BOIS) + rect(-largeur / 2, -42, largeur, 6, BOIS2),
      trait(`M${-largeur / 2} -62V-100M${largeur / 2} -62V-100`, noir, 2, {
        'stroke-dasharray': '5 5',
      }),
      cote(-largeur / 2, largeur / 2, -100, mesure(metres, 'm')),
    );
  }),
  'porte-vélos qui cache la plaque': derriere(
    'Voiture claire vue de l’arrière, deux vélos accrochés derrière, devant la plaque et les feux',
    pose(autoDerriere(GRISE), 0, 130, 1.15),
    veloArriere(-22, -12, 1.5, bleu),
    veloArriere(14, -6, 1.5, noir),
    rect(-150, 40, 300, 30, '#2A3238', { rx: 6 }),
  ),
  'porte-vélos avec plaque': derriere(
    'Voiture claire vue de l’arrière, deux vélos accrochés derrière et, sous eux, une barre avec deux feux rouges et une plaque',
    pose(autoDerriere(GRISE, false), 0, 122, 1.15),
    veloArriere(-14, 2, 1.5, bleu),
    veloArriere(16, 12, 1.5, noir),
    trait('M-60 8V34M60 8V34', '#59636A', 5) +
      rect(-126, 30, 252, 44, '#E8ECEE', { rx: 5, stroke: '#2A3238', 'stroke-width': 3 }) +
      rect(-121, 36, 40, 32, '#F03A2E', { rx: 4 }) +
      rect(81, 36, 40, 32, '#F03A2E', { rx: 4 }) +
      plaque(0, 52, 1.35),
  ),
  'vélo sur le toit': surRoute(
    'Voiture bleue vue de côté, un vélo debout sur le toit',
    voitureTractante(0),
    barres(0),
    pose(velo(noir), 14, AU_SOL - 134, 1.05),
  ),
  'chargement qui traîne': surRoute(
    'Voiture grise vue de côté, coffre ouvert, un tuyau dont le bout traîne sur la route',
    voitureTractante(-70, '#7A858D'),
    trait(tuyau, '#B24F10', 20, { 'stroke-linecap': 'butt' }) +
      trait(tuyau, '#EE7F2B', 20, { 'stroke-linecap': 'butt', 'stroke-dasharray': '7 4' }),
    el('ellipse', { cx: 208, cy: AU_SOL + 2, rx: 5, ry: 10, fill: noir }),
    trait(`M176 ${AU_SOL + 20}h-18M204 ${AU_SOL + 22}h-14M228 ${AU_SOL + 20}h-10`, '#B9C1C6', 4),
    trait(`M26 ${AU_SOL - 76}L66 ${AU_SOL - 122}`, '#59636A', 9),
  ),
  'vitre arrière bouchée': derriere(
    'Voiture bleue vue de l’arrière, des cartons et des sacs derrière toute la vitre',
    pose(autoDerriere(bleu), 0, 130, 1.4),
    pose(
      chemin('M-52 -152Q-50 -157 -44 -157H44Q50 -157 52 -152L66 -106H-66Z', '#8D6740') +
        rect(-56, -132, 50, 26, BOIS) +
        rect(-46, -156, 44, 24, '#D9A566') +
        rect(0, -140, 30, 34, '#5E6F52', { rx: 8 }) +
        rect(24, -130, 34, 24, '#B9773A') +
        rect(2, -156, 42, 20, '#C9A06A') +
        trait('M-31 -132V-106M-24 -156V-132M41 -130V-106', '#8D6740', 3),
      0,
      130,
      1.4,
    ),
  ),
} satisfies Record<string, Objet>;
