import { glyphes } from './glyphes.ts';

/** Centred on the origin, so that any two compose. */
export interface Piece {
  l: number;
  h: number;
  svg: string;
}

/** Two decimals are finer than a pixel, short and stable. */
export const n = (x: number): string => String(Math.round(x * 100) / 100);

type Attributs = Record<string, string | number | undefined>;

export function el(nom: string, attributs: Attributs, contenu = ''): string {
  let liste = '';
  for (const [cle, v] of Object.entries(attributs))
    if (v !== undefined) liste += ` ${cle}="${typeof v === 'number' ? n(v) : v}"`;
  return contenu === '' ? `<${nom}${liste}/>` : `<${nom}${liste}>${contenu}</${nom}>`;
}

export const chemin = (d: string, fill: string, plus: Attributs = {}): string =>
  el('path', { d, fill, ...plus });

export const trait = (
  contour: string,
  stroke: string,
  largeur: number,
  plus: Attributs = {},
): string =>
  el('path', {
    d: contour,
    fill: 'none',
    stroke,
    'stroke-width': largeur,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...plus,
  });

export const cercle = (
  cx: number,
  cy: number,
  rayon: number,
  fill: string,
  plus: Attributs = {},
): string => el('circle', { cx, cy, r: rayon, fill, ...plus });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  plus: Attributs = {},
): string => el('rect', { x, y, width, height, fill, ...plus });

export function escape(texte: string): string {
  return texte
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** Units of `glyphes` per em. */
const EM = 200;
const FINE: [number, string] = [18, ''];

/** Letters as shapes, centred on `x`, narrowed to `largeur`. */
export function texte(
  mots: string,
  x: number,
  ligne: number,
  taille: number,
  fill: string,
  largeur = Infinity,
): string {
  let avance = 0;
  let contour = '';
  for (const lettre of mots.replace(/[^\S\u202F]/g, ' ')) {
    const glyphe = lettre === '\u202F' ? FINE : glyphes[lettre];
    if (!glyphe) throw new Error(`La lettre « ${lettre} » ne peut pas être écrite sur un dessin.`);
    if (glyphe[1]) contour += `M${avance} 0${glyphe[1]}`;
    avance += glyphe[0];
  }
  const echelle = taille / EM;
  const large = Math.min(echelle, largeur / avance);
  return el('path', {
    d: contour,
    fill,
    transform: `translate(${n(x - (avance * large) / 2)} ${n(ligne)}) scale(${fin(large)} ${fin(echelle)})`,
  });
}

export const fin = (x: number): string => String(Math.round(x * 1e4) / 1e4);

export const pose = (svg: string, x: number, y: number, echelle = 1, miroir = false): string =>
  el(
    'g',
    {
      transform:
        `translate(${n(x)} ${n(y)})` +
        (echelle === 1 && !miroir ? '' : ` scale(${n(miroir ? -echelle : echelle)} ${n(echelle)})`),
    },
    svg,
  );
