import { blanc, bleu, jaune, lisere, noir, rouge } from './couleurs.ts';
import { cercle, el, n, rect, trait, type Piece } from './svg.ts';

/** What a sign is made of: the shape with its ground, and how it looks to somebody who is told. */
export interface Plaque extends Piece {
  mots: string;
}

const points = (p: [number, number][], k = 1, y0 = 0): string =>
  p.map(([x, y]) => `${n(x * k)},${n((y - y0) * k + y0)}`).join(' ');

const poly = (pts: string, fill: string, bord: number, couleur = fill): string =>
  el('polygon', {
    points: pts,
    fill,
    stroke: couleur,
    'stroke-width': bord,
    'stroke-linejoin': 'round',
  });

function triangle(sommets: [number, number][], centre: number): string {
  const dehors = points(sommets);
  return (
    poly(dehors, lisere, 23) +
    poly(dehors, blanc, 21) +
    poly(dehors, rouge, 14) +
    poly(points(sommets, 0.735, centre), blanc, 5)
  );
}

// The centroid is a third of the height from the base: the white inside shrinks towards it.
export const triangleHaut: Plaque = {
  l: 211,
  h: 187,
  svg: triangle(
    [
      [0, -82],
      [94, 81],
      [-94, 81],
    ],
    26.7,
  ),
  mots: 'Panneau triangulaire, pointe en haut, bord rouge, fond blanc',
};

export const triangleBas: Plaque = {
  l: 211,
  h: 187,
  svg: triangle(
    [
      [0, 82],
      [-94, -81],
      [94, -81],
    ],
    -26.7,
  ),
  mots: 'Panneau triangulaire, pointe en bas, bord rouge, fond blanc',
};

const disque = (...couches: [number, string][]): string =>
  cercle(0, 0, 101, lisere) +
  cercle(0, 0, 100, blanc) +
  couches.map(([r, couleur]) => cercle(0, 0, r, couleur)).join('');

const rond = { l: 202, h: 202 };

export const disqueRouge: Plaque = {
  ...rond,
  svg: disque([96, rouge], [76, blanc]),
  mots: 'Panneau rond, bord rouge, fond blanc',
};
export const disquePlein: Plaque = {
  ...rond,
  svg: disque([96, rouge]),
  mots: 'Panneau rond, fond rouge',
};
export const disqueBleu: Plaque = {
  ...rond,
  svg: disque([96, bleu]),
  mots: 'Panneau rond, fond bleu',
};
export const disqueBleuRouge: Plaque = {
  ...rond,
  svg: disque([96, rouge], [77, bleu]),
  mots: 'Panneau rond, bord rouge, fond bleu',
};
export const disqueBlanc: Plaque = {
  ...rond,
  svg: disque([96, noir], [92, blanc]),
  mots: 'Panneau rond, fond blanc, fin bord noir',
};

/** A bar across a disc, from top left to bottom right, or the other way when it rises. */
export function barre(couleur: string, largeur: number, rayon: number, monte = false): string {
  const d = rayon * Math.SQRT1_2;
  const y = monte ? d : -d;
  return trait(`M${n(-d)} ${n(y)}L${n(d)} ${n(-y)}`, couleur, largeur, {
    'stroke-linecap': 'butt',
  });
}

const huit = (r: number): string =>
  points(
    Array.from({ length: 8 }, (_, i): [number, number] => {
      const a = ((i + 0.5) * Math.PI) / 4;
      return [r * Math.cos(a), r * Math.sin(a)];
    }),
  );

export const octogone: Plaque = {
  l: 202,
  h: 202,
  svg: poly(huit(106), lisere, 5) + poly(huit(106), blanc, 3) + poly(huit(100), rouge, 2),
  mots: 'Panneau à huit côtés, fond rouge, fin bord blanc',
};

const carreau = (d: number): string =>
  points([
    [0, -d],
    [d, 0],
    [0, d],
    [-d, 0],
  ]);

export const losange: Plaque = {
  l: 224,
  h: 224,
  svg: poly(carreau(103), lisere, 16) + poly(carreau(103), blanc, 14) + poly(carreau(76), jaune, 6),
  mots: 'Panneau carré posé sur la pointe, fond jaune, large bord blanc',
};

/** A plate with a thin white edge; a white plate gets a thin dark one. */
export function rectangle(l: number, h: number, fond: string, mots: string): Plaque {
  const x = -l / 2;
  const y = -h / 2;
  const bord = fond === blanc ? noir : blanc;
  return {
    l: l + 2,
    h: h + 2,
    svg:
      rect(x - 1, y - 1, l + 2, h + 2, lisere, { rx: 13 }) +
      rect(x, y, l, h, fond, { rx: 12 }) +
      rect(x + 5, y + 5, l - 10, h - 10, 'none', { rx: 8, stroke: bord, 'stroke-width': 4 }),
    mots,
  };
}

export const carreBleu = rectangle(190, 190, bleu, 'Panneau carré, fond bleu, fin bord blanc');
export const debout = (fond: string, nom: string): Plaque =>
  rectangle(164, 226, fond, `Panneau rectangulaire debout, fond ${nom}`);
export const couche = (fond: string, nom: string): Plaque =>
  rectangle(270, 176, fond, `Panneau rectangulaire couché, fond ${nom}`);

const bras = (d: string): string =>
  [lisere, rouge]
    .map((couleur, i) =>
      trait(d, couleur, 38 - 2 * i, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }),
    )
    .join('');
/** The white inside: its ends stop short of the red, which so closes the arms. */
const coeur = (d: string): string =>
  trait(d, blanc, 20, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' });

const uneCroix = bras('M-104 -62L104 62M104 -62L-104 62') + coeur('M-97 -58L97 58M97 -58L-97 58');

export const croixSaintAndre: Plaque = {
  l: 232,
  h: 160,
  svg: uneCroix,
  mots: 'Panneau en forme de grand X couché, bras blancs bordés de rouge',
};

export const croixSaintAndreDouble: Plaque = {
  l: 232,
  h: 212,
  svg:
    '<g transform="translate(0 -26)">' +
    uneCroix +
    bras('M-104 114L0 52L104 114') +
    coeur('M-97 110L0 52L97 110') +
    '</g>',
  mots: 'Panneau en forme de grand X couché, bras blancs bordés de rouge, avec en dessous la moitié d’un second',
};
