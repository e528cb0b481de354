import { barre } from '../../../barre.ts';
import { bleu, noir, orange, rouge } from '../../../couleurs.ts';
import { couche, debout, rectangle, type Plaque } from '../../../plaques.ts';
import { rect } from '../../../svg.ts';
import { barreDeFin } from '../zone.ts';
import { efface, type Signe } from '../../signe.ts';

export const bleuDebout = debout(bleu, 'bord blanc');
export const bleuCouche = couche(bleu, 'bord blanc');
/** Of works. */
export const orangeDebout = debout(orange, 'bord noir');

/** The same, with the thin black edge that these have at their rim; `bas` of its height is a strip of its own. */
export function chantier(l: number, h: number, mots: string, bas = 0): Plaque {
  const plaque = rectangle(
    l,
    h,
    orange,
    'sans bord',
    `Panneau ${mots}, fond orange, fin bord noir`,
  );
  const bord = (y: number, haut: number) =>
    rect(2 - l / 2, y + 2 - h / 2, l - 4, haut - 4, 'none', {
      rx: 8,
      stroke: noir,
      'stroke-width': 2.4,
    });
  const reste = h * (1 - bas);
  return {
    ...plaque,
    svg: plaque.svg + bord(0, reste + (bas ? 1 : 0)) + (bas ? bord(reste - 1, h - reste + 1) : ''),
  };
}

const RAYON = 12;

/**
 * The same sign struck out in red, from bottom left to top right; `part` is the bar's width in % of
 * the plate's.
 */
export const barreDeRouge = (s: Signe, part: number, bouts: 'coin' | 'rond' = 'coin'): Signe => ({
  l: s.l,
  h: s.h,
  svg: s.svg + barre({ ...s, rayon: RAYON }, { couleur: rouge, part, monte: true, bouts }),
  description: s.description.replace(/\.$/, ' ; le tout barré d’un trait rouge oblique.'),
});

/** The end of what a white plate begins: the same in light grey, struck out in black. */
export const barreDeNoir = (plaque: Signe, s: Signe): Signe => ({
  l: s.l,
  h: s.h,
  svg: plaque.svg + efface({ ...s, contour: '' }) + barreDeFin(s),
  description: s.description
    .replace(/\b(en|de) (rouge|noir|vert|bleu)\b/g, '$1 gris clair')
    .replace(/ (rouges?|noire?s?|verte?s?)(?![\p{L}])/gu, ' en gris clair')
    .replace(/\.$/, ' ; le tout barré d’un trait noir oblique.'),
});
