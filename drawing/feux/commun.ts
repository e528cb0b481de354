import { blanc, lisere, rouge } from '../couleurs.ts';
import type { Signe } from '../panneaux/signe.ts';
import { cercle, chemin, pose, rect, trait } from '../svg.ts';
import { flecheHaut } from '../symboles/fleches.ts';

export const VERT = '#22A559';
/** A figure in a dark glass needs a brighter red than a whole lamp. */
export const ROUGE = '#F03A42';
export const ORANGE = '#FF9D0A';
const CAISSE = '#1A1F23';
const ETEINT = '#39424A';
const VERRE = '#0C0F11';

export const couleurs = {
  rouge: { teinte: rouge, vif: ROUGE, au: 'rouge', y: -70, rang: 'du haut' },
  orange: { teinte: ORANGE, vif: ORANGE, au: 'jaune-orange', y: 0, rang: 'du milieu' },
  vert: { teinte: VERT, vif: VERT, au: 'verte', y: 70, rang: 'du bas' },
} as const;
export type Couleur = keyof typeof couleurs;
export const nomsCouleur = Object.keys(couleurs) as Couleur[];

export const lampe = (x: number, y: number, couleur: string = ETEINT): string =>
  cercle(x, y, 31, VERRE) +
  cercle(
    x,
    y,
    28,
    couleur,
    couleur === ETEINT ? {} : { stroke: blanc, 'stroke-opacity': 0.35, 'stroke-width': 3 },
  );

/** A dark glass on which only a figure shines. */
export const figure = (x: number, y: number, svg: string): string =>
  cercle(x, y, 31, VERRE) + pose(svg, x, y);

/** Strokes round a lamp: it goes on and off. They stand outside the housing, to be seen. */
export const eclats = (x: number, y: number, couleur: string, cotes = [-1, 1]): string =>
  trait(
    cotes
      .map(
        (s) =>
          `M${x + s * 57} ${y}h${s * 20}M${x + s * 55} ${y - 21}l${s * 17} -9M${x + s * 55} ${y + 21}l${s * 17} 9`,
      )
      .join(''),
    couleur,
    6,
  );

export const caisse = (x: number, y: number, l: number, h: number): string =>
  rect(x - 4, y - 4, l + 8, h + 8, lisere, { rx: 25 }) +
  rect(x - 3, y - 3, l + 6, h + 6, blanc, { rx: 24 }) +
  rect(x, y, l, h, CAISSE, { rx: 21 });

export const feu = (svg: string, mots: string, l = 160, h = 230): Signe => ({
  l,
  h,
  svg,
  description: `${mots}.`,
});

export const CORPS = 'Feu de signalisation à trois lampes l’une sous l’autre';
const boite3 = caisse(-43, -110, 86, 220);

/** Three lamps, the ones that shine by their colour; anything else is dark. */
export const trois = (allumee?: Couleur, plus = ''): string =>
  boite3 +
  nomsCouleur
    .map((c) => lampe(0, couleurs[c].y, c === allumee ? couleurs[c].teinte : undefined))
    .join('') +
  plus;

/** The same with a figure where the lamp would shine, the two others dark. */
export const troisFigure = (couleur: Couleur, svg: string, plus = ''): string =>
  boite3 +
  nomsCouleur
    .map((c) => (c === couleur ? figure(0, couleurs[c].y, svg) : lampe(0, couleurs[c].y)))
    .join('') +
  plus;

export const sens = {
  'à gauche': { angle: -90, mots: 'vers la gauche' },
  'tout droit': { angle: 0, mots: 'vers le haut' },
  'à droite': { angle: 90, mots: 'vers la droite' },
} as const;
export type Sens = keyof typeof sens;
export const nomsSens = Object.keys(sens) as Sens[];

/** An arrow that fills a lamp. */
export const fleche = (angle: number, couleur: string): string =>
  `<g transform="rotate(${angle})">${flecheHaut(0, 23, -25, 9, couleur)}</g>`;

export const triangleBas = (couleur: string): string => chemin('M-22 -17H22L0 22Z', couleur);
