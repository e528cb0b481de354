import { blanc, lisere } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, el, n, pose, rect, trait } from '../svg.ts';
import { velo } from '../symboles/pietonEtVelo.ts';

export const VERT = '#22A559';
/** A figure in a dark glass needs a brighter red than a whole lamp. */
export const ROUGE = '#F03A42';
export const ORANGE = '#FF9D0A';
/** Brighter than a plate's: it is lit. */
export const LAMPE_ROUGE = '#E02A24';
const CAISSE = '#1A1F23';
const ETEINT = '#39424A';
const VERRE = '#0C0F11';

export const couleurs = {
  rouge: { teinte: LAMPE_ROUGE, vif: ROUGE, au: 'rouge', y: -70, rang: 'du haut' },
  orange: { teinte: ORANGE, vif: ORANGE, au: 'jaune-orange', y: 0, rang: 'du milieu' },
  vert: { teinte: VERT, vif: VERT, au: 'verte', y: 70, rang: 'du bas' },
} as const;
export type CouleurDeFeu = keyof typeof couleurs;
export const nomsCouleur = Object.keys(couleurs) as CouleurDeFeu[];

export const lampe = (x: number, y: number, couleur: string = ETEINT): string =>
  cercle(x, y, 31, VERRE) +
  cercle(
    x,
    y,
    28,
    couleur,
    couleur === ETEINT ? {} : { stroke: blanc, 'stroke-opacity': 0.35, 'stroke-width': 3 },
  );

export const figure = (x: number, y: number, svg: string): string =>
  cercle(x, y, 31, VERRE) + pose(svg, x, y);

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

export const boitier = (x: number, y: number, largeur: number, hauteur: number): string =>
  rect(x - 4, y - 4, largeur + 8, hauteur + 8, lisere, { rx: 25 }) +
  rect(x - 3, y - 3, largeur + 6, hauteur + 6, blanc, { rx: 24 }) +
  rect(x, y, largeur, hauteur, CAISSE, { rx: 21 });

export const champ = (svg: string): string =>
  cercle(0, 0, 52, lisere) + cercle(0, 0, 51, blanc) + cercle(0, 0, 48, CAISSE) + svg;

export const feu = (svg: string, mots: string, largeur = 160, hauteur = 230): Signe => ({
  l: largeur,
  h: hauteur,
  svg,
  description: `${mots}.`,
});

export const CORPS = 'Feu de signalisation à trois lampes l’une sous l’autre';
const boite3 = boitier(-43, -110, 86, 220);

export const trois = (allumee?: CouleurDeFeu, plus = ''): string =>
  boite3 +
  nomsCouleur
    .map((c) => lampe(0, couleurs[c].y, c === allumee ? couleurs[c].teinte : undefined))
    .join('') +
  plus;

export const troisFigure = (couleur: CouleurDeFeu, svg: string, plus = ''): string =>
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

const POINTU = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };
/** `long` from end to end, pointing up, centred. */
const ouverte = (long: number, aile: number, large: number, couleur: string): string => {
  const [bas, haut] = [long / 2, large * Math.SQRT1_2 - long / 2];
  return trait(
    `M0 ${n(bas)}V${n(haut)}M${-aile} ${n(haut + aile)}L0 ${n(haut)}L${aile} ${n(haut + aile)}`,
    couleur,
    large,
    POINTU,
  );
};
const rotate = (svg: string, x: number, y: number, angle: number): string =>
  el(
    'g',
    { transform: `translate(${n(x)} ${n(y)})` + (angle === 0 ? '' : ` rotate(${angle})`) },
    svg,
  );

export const fleche = (angle: number, couleur: string): string =>
  rotate(ouverte(43, 16, 6.5, couleur), 0, 0, angle);

export const flecheDouble = (cote: -1 | 1, couleur: string): string =>
  rotate(ouverte(44, 13, 6.5, couleur), cote * -5, 0, 0) +
  rotate(ouverte(25, 7.5, 4.5, couleur), cote * 9, 9.5, cote * 90);

export const quatreFleches = (couleur: string): string =>
  (
    [
      [0, -16.5, -90],
      [21, 0, 0],
      [0, 16.5, 90],
      [-21, 0, 180],
    ] as const
  )
    .map(([x, y, angle]) => rotate(ouverte(22, 5.5, 3, couleur), x, y, angle))
    .join('');

export const cycle = (couleur: string, k = 0.4): string => pose(velo(couleur), 0, 0, k);

export const cycleEtFleche = (angle: number, couleur: string): string =>
  pose(velo(couleur), 0, angle === 0 ? -11 : -8, 0.34) +
  rotate(ouverte(20, 6, 3.6, couleur), 0, angle === 0 ? 15 : 14, angle);

export const immobile = (couleur: string): string =>
  cercle(0, -19, 5.5, couleur) +
  trait('M0 -9V6', couleur, 11) +
  trait('M-3 6V23M3 6V23', couleur, 5) +
  trait('M-8 -10V5M8 -10V5', couleur, 3.5);

export const triangleBas = (couleur: string): string => chemin('M-22 -17H22L0 22Z', couleur);
