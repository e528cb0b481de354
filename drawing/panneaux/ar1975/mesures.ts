import { boiteDe } from '../../boite.ts';
import { noir } from '../../couleurs.ts';
import { el, fin, n, texte } from '../../svg.ts';

/** What stands from y to y, so many units wide at most. */
type Hauteurs = readonly [haut: number, bas: number];

/** Letters that high, from `x` on, narrowed by `serre`. */
function lettres(mots: string, x: number, [haut, bas]: Hauteurs, serre: number) {
  const svg = texte(mots, 0, 0, 100, noir);
  const [g, h, d, b] = boiteDe(svg);
  const k = (bas - haut) / (b - h);
  const l = (d - g) * k * serre;
  const place = `translate(${n(x - g * k * serre)} ${n(haut - h * k)}) scale(${fin(k * serre)} ${fin(k)})`;
  return { l, svg: el('g', { transform: place }, svg) };
}

/** How a measure is set: the whole number, the unit raised beside it, the decimals low below that. */
export interface Composition {
  unite: string;
  entier: Hauteurs;
  haut: Hauteurs;
  bas: Hauteurs;
  /** Between the number and what stands beside it. */
  ecart: number;
  /** All of it is not wider than that. */
  largeur: number;
  /** So many decimals, with zeros behind. */
  decimales: number;
}

export const tonnes: Composition = {
  unite: 't',
  entier: [-45, 45],
  haut: [-51, -22],
  bas: [0, 44],
  ecart: 13,
  largeur: 104,
  decimales: 1,
};
export const metres: Composition = {
  unite: 'm',
  entier: [-35, 35],
  haut: [-34.5, -11.5],
  bas: [7, 35],
  ecart: 6,
  largeur: 76,
  decimales: 2,
};

/** « 3,5 t » as such signs have it: a large « 3 », a small raised « t », and « 5 » under that. */
export function composee(valeur: string, c: Composition): { svg: string; mots: string } {
  const [entier = '', suite = ''] = (/[\d,]+/.exec(valeur)?.[0] ?? valeur).split(',');
  const decimales = suite && suite.padEnd(c.decimales, '0');
  const ranger = (serre: number) => {
    const un = lettres(entier, 0, c.entier, serre);
    const x = un.l + c.ecart;
    const unite = lettres(c.unite, x, c.haut, serre);
    const dessous = decimales ? lettres(decimales, x, c.bas, serre) : { l: 0, svg: '' };
    return {
      l: x + Math.max(unite.l, dessous.l),
      svg: un.svg + unite.svg + dessous.svg,
    };
  };
  const large = ranger(1).l;
  const { l, svg } =
    large > c.largeur ? ranger((c.largeur - c.ecart) / (large - c.ecart)) : ranger(1);
  return {
    svg: el('g', { transform: `translate(${n(-l / 2)} 0)` }, svg),
    mots:
      `le nombre « ${entier} » en grand et en noir, à sa droite un petit « ${c.unite} »` +
      (decimales ? ` et, dessous, un petit « ${decimales} »` : ' en haut'),
  };
}
