import { blanc, bleu, jaune, lisere, noir, nomDe, rouge, type Fond } from './couleurs.ts';
import type { Point } from './boite.ts';
import { cercle, el, n, rect, type Piece } from './svg.ts';

export interface Plaque extends Piece {
  mots: string;
  fond: string;
  contour: string;
  rayon: number;
}

const points = (p: Point[]): string => p.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

const poly = (sommets: Point[], fill: string, bord: number, couleur = fill): string =>
  el('polygon', {
    points: points(sommets),
    fill,
    ...(bord > 0 && { stroke: couleur, 'stroke-width': bord, 'stroke-linejoin': 'round' }),
  });
const contourOf = (p: Point[], bord: number): string => poly(p, 'none', bord, noir);

function triangle(sens: 1 | -1, mots: string): Plaque {
  const vers = (p: Point[]) => p.map(([x, y]): Point => [x, sens * y]);
  const dehors = vers([
    [0, -81],
    [93.4, 81],
    [-93.4, 81],
  ]);
  const dedans = vers([
    [0, -63.3],
    [78.2, 72.1],
    [-78.2, 72.1],
  ]);
  return {
    l: 210,
    h: 185,
    svg: poly(dehors, rouge, 23) + poly(dedans, blanc, 0),
    mots,
    fond: blanc,
    contour: contourOf(dehors, 1.4),
    rayon: 11.5,
  };
}

export const triangleHaut = triangle(
  1,
  'Panneau triangulaire, pointe en haut, bord rouge, fond blanc',
);
export const triangleBas = triangle(
  -1,
  'Panneau triangulaire, pointe en bas, bord rouge, fond blanc',
);

const disque = (mots: string, ...couches: [rayon: number, couleur: string][]): Plaque => ({
  l: 200,
  h: 200,
  svg: couches.map(([r, couleur]) => cercle(0, 0, r, couleur)).join(''),
  mots,
  fond: couches.at(-1)?.[1] ?? blanc,
  contour: cercle(0, 0, 99.3, 'none', { stroke: noir, 'stroke-width': 1.4 }),
  rayon: 100,
});

/** A ring is 14 % of the diameter. */
const ANNEAU = 72;
export const disqueRouge = disque(
  'Panneau rond, bord rouge, fond blanc',
  [100, rouge],
  [ANNEAU, blanc],
);
export const disquePlein = disque('Panneau rond, fond rouge', [100, rouge]);
export const disqueBleu = disque('Panneau rond, fond bleu', [100, bleu], [95.2, blanc], [90, bleu]);
export const disqueBleuRouge = disque(
  'Panneau rond, bord rouge, fond bleu',
  [100, rouge],
  [ANNEAU, bleu],
);
export const disqueBlanc = disque(
  'Panneau rond, fond blanc, fin bord noir',
  [100, noir],
  [98.6, blanc],
);

const huit = (rayon: number): Point[] =>
  Array.from({ length: 8 }, (_, i): Point => {
    const a = ((i + 0.5) * Math.PI) / 4;
    return [rayon * Math.cos(a), rayon * Math.sin(a)];
  });

export const octogone: Plaque = {
  l: 202,
  h: 202,
  svg: poly(huit(106), lisere, 5) + poly(huit(106), blanc, 3) + poly(huit(100), rouge, 2),
  mots: 'Panneau à huit côtés, fond rouge, fin bord blanc',
  fond: rouge,
  contour: contourOf(huit(106), 1.4),
  rayon: 1,
};

const carreau = (demi: number): Point[] => [
  [0, -demi],
  [demi, 0],
  [0, demi],
  [-demi, 0],
];

export const losange: Plaque = {
  l: 220,
  h: 220,
  svg:
    poly(carreau(98), noir, 24) +
    poly(carreau(98), blanc, 16.4) +
    poly(carreau(68.4), noir, 6) +
    poly(carreau(68.4), jaune, 2.2),
  mots: 'Panneau carré posé sur la pointe, fond jaune, large bord blanc',
  fond: jaune,
  contour: contourOf(carreau(98), 1.4),
  rayon: 12,
};

type Bord = 'bord blanc' | 'bord noir' | 'bord rouge' | 'bord bleu' | 'sans bord';
const couleursBord = {
  'bord blanc': blanc,
  'bord noir': noir,
  'bord rouge': rouge,
  'bord bleu': bleu,
};

/** A white plate's hairline is no edge of its own. */
export function rectangle(
  largeur: number,
  hauteur: number,
  fond: Fond,
  bord: Bord,
  mots: string,
  rx = Math.min(12, hauteur * 0.16),
): Plaque {
  const [x, y] = [-largeur / 2, -hauteur / 2];
  return {
    l: largeur,
    h: hauteur,
    svg:
      (fond === blanc
        ? rect(x, y, largeur, hauteur, lisere, { rx }) +
          rect(x + 1, y + 1, largeur - 2, hauteur - 2, fond, { rx: rx - 1 })
        : rect(x, y, largeur, hauteur, fond, { rx })) +
      (bord === 'sans bord'
        ? ''
        : rect(x + 5, y + 5, largeur - 10, hauteur - 10, 'none', {
            rx: Math.max(1, rx - 4),
            stroke: couleursBord[bord],
            'stroke-width': 4,
          })),
    mots: bord === 'sans bord' ? mots : `${mots}, fin ${bord}`,
    fond,
    contour: rect(x + 0.7, y + 0.7, largeur - 1.4, hauteur - 1.4, 'none', {
      rx,
      stroke: noir,
      'stroke-width': 1.4,
    }),
    rayon: rx,
  };
}

/**
 * Sizes by the decree's proportions: `plaque([2, 3], bleu, 'bord blanc')` is upright. Upright
 * plates are 164 wide, square ones 190, lying ones 270.
 */
export function plaque([large, hauteur]: [l: number, h: number], fond: Fond, bord: Bord): Plaque {
  const [largeur, forme] =
    large === hauteur
      ? [190, 'carré']
      : large < hauteur
        ? [164, 'rectangulaire debout']
        : [270, 'rectangulaire couché'];
  return rectangle(
    largeur,
    (largeur * hauteur) / large,
    fond,
    bord,
    `Panneau ${forme}, fond ${nomDe[fond]}`,
  );
}

export const carreBleu = plaque([1, 1], bleu, 'bord blanc');
/** 0.40 × 0.60 m. */
export const debout = (fond: Fond, bord: Bord): Plaque => plaque([2, 3], fond, bord);
export const couche = (fond: Fond, bord: Bord): Plaque => plaque([3, 2], fond, bord);

/** From centre to end, with the middle square: white, red, white, red. */
const BRAS = 124.4;
const bras = (angle: number): string => {
  const bande = (x: number, l: number) => rect(x, -17, l, 34, rouge);
  return el(
    'g',
    { transform: `rotate(${angle})` },
    rect(-17, -17, BRAS + 17, 34, blanc, { stroke: noir, 'stroke-width': 0.6 }) +
      bande(17, 35) +
      bande(BRAS - 35, 35),
  );
};
const croix = (y: number, ...angles: number[]): string =>
  el('g', { transform: `translate(0 ${y})` }, angles.map(bras).join(''));
const mat = (y: number, ...bandes: [couleur: string, h: number][]): string => {
  const hauts = bandes.map((_, i) => bandes.slice(0, i).reduce((somme, [, h]) => somme + h, y));
  return (
    bandes.map(([couleur, h], i) => rect(-12.5, hauts[i] ?? y, 25, h, couleur)).join('') +
    rect(-12.5, y, 25, (hauts.at(-1) ?? y) + (bandes.at(-1)?.[1] ?? 0) - y, 'none', {
      stroke: noir,
      'stroke-width': 0.6,
    })
  );
};
const QUATRE_BRAS = [-135, -45, 45, 135];

export const croixSaintAndre: Plaque = {
  l: 202,
  h: 222,
  svg: mat(0, [rouge, 48], [blanc, 32], [rouge, 30]) + croix(-10, ...QUATRE_BRAS),
  mots: 'Croix en forme de X, bras rayés de rouge et de blanc, le milieu blanc, sur un poteau rayé de même',
  fond: blanc,
  contour: '',
  rayon: 0,
};

export const croixSaintAndreDouble: Plaque = {
  l: 202,
  h: 316,
  svg:
    mat(-60, [blanc, 28], [rouge, 60]) +
    mat(40, [rouge, 60], [blanc, 30], [rouge, 28]) +
    croix(-57, -135, -45) +
    croix(37, ...QUATRE_BRAS),
  mots: 'Croix en forme de X, bras rayés de rouge et de blanc, le milieu blanc, au-dessus d’elle la moitié supérieure d’une seconde, sur un poteau rayé de même',
  fond: blanc,
  contour: '',
  rayon: 0,
};
