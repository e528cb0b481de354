import { barre } from '../../../barre.ts';
import { bleu, orange, rouge } from '../../../couleurs.ts';
import { couche, debout } from '../../../plaques.ts';
import { barreDeFin } from '../zone.ts';
import { efface, type Signe } from '../../signe.ts';

export const bleuDebout = debout(bleu, 'bord blanc');
export const bleuCouche = couche(bleu, 'bord blanc');
/** Of works. */
export const orangeDebout = debout(orange, 'bord noir');
export const orangeCouche = couche(orange, 'bord noir');

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
