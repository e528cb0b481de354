import { lisere } from '../couleurs.ts';
import type { Signe, SigneAValeur } from '../panneaux/signe.ts';
import { el, n, rect, texte } from '../svg.ts';

export type Objet = Signe | SigneAValeur;

export const CIEL = '#D3E7F2';
export const HERBE = '#A6CE8E';
export const PAPIER = '#E9EEF0';
export const VITRE = '#BFD6E4';
export const PEAU = '#E3AE86';
export const TISSU = '#56626B';

export const L = 480;
export const H = 320;

/** A picture with a ground of its own. A nested `svg` cuts off what reaches beyond: it needs no id. */
export function tableau(mots: string, fond: string, ...dessus: string[]): Signe {
  return cadre(L, H, mots, fond, ...dessus);
}

export function cadre(
  l: number,
  h: number,
  mots: string,
  fond: string,
  ...dessus: string[]
): Signe {
  const boite = { x: -l / 2, y: -h / 2, width: l, height: h };
  return {
    l: l + 2,
    h: h + 2,
    svg:
      rect(-l / 2 - 1, -h / 2 - 1, l + 2, h + 2, lisere) +
      el(
        'svg',
        { ...boite, viewBox: `${n(-l / 2)} ${n(-h / 2)} ${n(l)} ${n(h)}` },
        rect(-l / 2, -h / 2, l, h, fond) + dessus.join(''),
      ),
    description: `${mots}.`,
  };
}

/** As one writes it: « 1,6 », « 1 300 ». */
export const ecrit = (x: number): string =>
  n(x)
    .replace('.', ',')
    .replace(/(\d)(?=(\d{3})+(?!\d|,))/g, '$1\u202F');

export const mesure = (x: number, unite: string): string => `${ecrit(x)}\u00A0${unite}`;

/** What is written depends on a number; the bounds are those within which the picture stays true. */
export const avecNombre = (
  exemple: string,
  min: number,
  max: number,
  dessine: (x: number) => Signe,
): SigneAValeur => ({
  exemple,
  avec: (valeur) => {
    const x = Number(valeur.replace(',', '.'));
    if (valeur.trim() === '' || Number.isNaN(x) || x < min || x > max)
      throw new Error(
        `La valeur « ${valeur} » ne va pas : un nombre de ${ecrit(min)} à ${ecrit(max)}, par exemple ${exemple}.`,
      );
    return dessine(x);
  },
});

/** A white plate under words, so that they are read on any ground. */
export const etiquette = (mots: string, x: number, y: number, taille = 26, couleur = '#15191C') => {
  const l = mots.length * taille * 0.56 + 18;
  return (
    rect(x - l / 2, y - taille * 0.72, l, taille * 1.42, '#FFFFFF', {
      rx: 7,
      stroke: lisere,
      'stroke-width': 1.5,
    }) + texte(mots, x, y + taille * 0.35, taille, couleur)
  );
};

/** A line with a bar at both ends and the length above it. */
export const cote = (x1: number, x2: number, y: number, mots: string, ou = -24): string =>
  el('path', {
    d: `M${n(x1)} ${n(y - 11)}v22M${n(x2)} ${n(y - 11)}v22M${n(x1)} ${n(y)}H${n(x2)}`,
    fill: 'none',
    stroke: '#15191C',
    'stroke-width': 4,
  }) + etiquette(mots, (x1 + x2) / 2, y + ou);

export const coteDebout = (x: number, y1: number, y2: number, mots: string, ou = 0): string =>
  el('path', {
    d: `M${n(x - 11)} ${n(y1)}h22M${n(x - 11)} ${n(y2)}h22M${n(x)} ${n(y1)}V${n(y2)}`,
    fill: 'none',
    stroke: '#15191C',
    'stroke-width': 4,
  }) + etiquette(mots, x + ou, (y1 + y2) / 2);
