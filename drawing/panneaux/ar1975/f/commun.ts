import { barre } from '../../../barre.ts';
import { bleu, orange, rouge } from '../../../couleurs.ts';
import { couche, debout } from '../../../plaques.ts';
import type { Signe } from '../../signe.ts';

export const bleuDebout = debout(bleu, 'bord blanc');
export const bleuCouche = couche(bleu, 'bord blanc');
/** Of works. */
export const orangeDebout = debout(orange, 'bord noir');
export const orangeCouche = couche(orange, 'bord noir');

/** From the rim to the field within a white edge; and of a corner there, the radius. */
const MARGE = 7;
const RAYONS = { plaque: 12, champ: 6 };

/**
 * The same sign struck out in red, from bottom left to top right; `part` is the bar's width in % of
 * the plate's. `champ`: only up to the white edge, that stays whole.
 */
export function barreDeRouge(
  s: Signe,
  part: number,
  bouts: 'coin' | 'rond' | 'champ' = 'coin',
): Signe {
  const champ = bouts === 'champ';
  const l = champ ? s.l - 2 * MARGE : s.l;
  return {
    l: s.l,
    h: s.h,
    svg:
      s.svg +
      barre(
        { l, h: s.h - s.l + l, rayon: champ ? RAYONS.champ : RAYONS.plaque },
        {
          couleur: rouge,
          part: (part * s.l) / l,
          monte: true,
          bouts: bouts === 'rond' ? 'rond' : 'coin',
        },
      ),
    description: s.description.replace(/\.$/, ' ; le tout barré d’un trait rouge oblique.'),
  };
}
