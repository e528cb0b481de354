import { boiteOf } from '../../boite.ts';
import { noir } from '../../couleurs.ts';
import { el, fin, n, texte } from '../../svg.ts';

type Hauteurs = readonly [haut: number, bas: number];

function lettres(mots: string, x: number, [haut, bas]: Hauteurs, serre: number) {
  const svg = texte(mots, 0, 0, 100, noir);
  const [gauche, dessus, droite, dessous] = boiteOf(svg);
  const echelle = (bas - haut) / (dessous - dessus);
  const largeur = (droite - gauche) * echelle * serre;
  const place = `translate(${n(x - gauche * echelle * serre)} ${n(haut - dessus * echelle)}) scale(${fin(echelle * serre)} ${fin(echelle)})`;
  return { l: largeur, svg: el('g', { transform: place }, svg) };
}

/** A large whole number, its unit raised, its decimals low. */
export interface Composition {
  unite: string;
  entier: Hauteurs;
  haut: Hauteurs;
  bas: Hauteurs;
  ecart: number;
  largeur: number;
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

export function composee(valeur: string, composition: Composition): { svg: string; mots: string } {
  const [entier = '', suite = ''] = (/[\d,]+/.exec(valeur)?.[0] ?? valeur).split(',');
  const decimales = suite && suite.padEnd(composition.decimales, '0');
  const ranger = (serre: number) => {
    const un = lettres(entier, 0, composition.entier, serre);
    const x = un.l + composition.ecart;
    const unite = lettres(composition.unite, x, composition.haut, serre);
    const dessous = decimales ? lettres(decimales, x, composition.bas, serre) : { l: 0, svg: '' };
    return {
      l: x + Math.max(unite.l, dessous.l),
      svg: un.svg + unite.svg + dessous.svg,
    };
  };
  const large = ranger(1).l;
  const { l: largeur, svg } =
    large > composition.largeur
      ? ranger((composition.largeur - composition.ecart) / (large - composition.ecart))
      : ranger(1);
  return {
    svg: el('g', { transform: `translate(${n(-largeur / 2)} 0)` }, svg),
    mots:
      `le nombre « ${entier} » en grand et en noir, à sa droite un petit « ${composition.unite} »` +
      (decimales ? ` et, dessous, un petit « ${decimales} »` : ' en haut'),
  };
}
