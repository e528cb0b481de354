import { lisere } from '../couleurs.ts';
import type { Signe, SigneAValeur } from '../signe.ts';
import { el, n, rect, texte } from '../svg.ts';

export type Objet = Signe | SigneAValeur;

export const CIEL = '#D3E7F2';
export const HERBE = '#A6CE8E';
export const PAPIER = '#E9EEF0';
export const VITRE = '#BFD6E4';
export const PEAU = '#E3AE86';
export const TISSU = '#56626B';

export const LARGEUR = 480;
export const HAUTEUR = 320;

/** A nested `svg` clips without needing an id. */
export function tableau(mots: string, fond: string, ...dessus: string[]): Signe {
  return cadre(LARGEUR, HAUTEUR, mots, fond, ...dessus);
}

export function cadre(
  largeur: number,
  hauteur: number,
  mots: string,
  fond: string,
  ...dessus: string[]
): Signe {
  const boite = { x: -largeur / 2, y: -hauteur / 2, width: largeur, height: hauteur };
  return {
    l: largeur + 2,
    h: hauteur + 2,
    svg:
      rect(-largeur / 2 - 1, -hauteur / 2 - 1, largeur + 2, hauteur + 2, lisere) +
      el(
        'svg',
        { ...boite, viewBox: `${n(-largeur / 2)} ${n(-hauteur / 2)} ${n(largeur)} ${n(hauteur)}` },
        rect(-largeur / 2, -hauteur / 2, largeur, hauteur, fond) + dessus.join(''),
      ),
    description: `${mots}.`,
  };
}

export const write = (x: number): string =>
  n(x)
    .replace('.', ',')
    .replace(/(\d)(?=(\d{3})+(?!\d|,))/g, '$1\u202F');

export const mesure = (x: number, unite: string): string => `${write(x)}\u00A0${unite}`;

/** The picture stays true within the bounds. */
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
        `La valeur « ${valeur} » ne va pas : un nombre de ${write(min)} à ${write(max)}, par exemple ${exemple}.`,
      );
    return dessine(x);
  },
});

export const etiquette = (mots: string, x: number, y: number, taille = 26, couleur = '#15191C') => {
  const largeur = mots.length * taille * 0.56 + 18;
  return (
    rect(x - largeur / 2, y - taille * 0.72, largeur, taille * 1.42, '#FFFFFF', {
      rx: 7,
      stroke: lisere,
      'stroke-width': 1.5,
    }) + texte(mots, x, y + taille * 0.35, taille, couleur)
  );
};

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
