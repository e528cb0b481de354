import { barre } from '../../../barre.ts';
import { bleu, noir, orange, rouge } from '../../../couleurs.ts';
import { couche, debout, rectangle, type Plaque } from '../../../plaques.ts';
import { rect } from '../../../svg.ts';
import type { Signe } from '../../../signe.ts';

export const bleuDebout = debout(bleu, 'bord blanc');
export const bleuCouche = couche(bleu, 'bord blanc');
/** With the thin black rim of works; `bas`: the bottom strip's share of the height. */
export function chantier(largeur: number, hauteur: number, mots: string, bas = 0): Plaque {
  const plaque = rectangle(
    largeur,
    hauteur,
    orange,
    'sans bord',
    `Panneau ${mots}, fond orange, fin bord noir`,
  );
  const bord = (y: number, haut: number) =>
    rect(2 - largeur / 2, y + 2 - hauteur / 2, largeur - 4, haut - 4, 'none', {
      rx: 8,
      stroke: noir,
      'stroke-width': 2.4,
    });
  const reste = hauteur * (1 - bas);
  return {
    ...plaque,
    svg:
      plaque.svg +
      bord(0, reste + (bas ? 1 : 0)) +
      (bas ? bord(reste - 1, hauteur - reste + 1) : ''),
  };
}

const MARGE = 7;
const RAYONS = { plaque: 12, champ: 6 };

/** `part`: the bar's width in % of the plate's. `champ`: within the white edge. */
export function barreDeRouge(
  signe: Signe,
  part: number,
  bouts: 'coin' | 'rond' | 'champ' = 'coin',
): Signe {
  const champ = bouts === 'champ';
  const largeur = champ ? signe.l - 2 * MARGE : signe.l;
  return {
    l: signe.l,
    h: signe.h,
    svg:
      signe.svg +
      barre(
        { l: largeur, h: signe.h - signe.l + largeur, rayon: champ ? RAYONS.champ : RAYONS.plaque },
        {
          couleur: rouge,
          part: (part * signe.l) / largeur,
          monte: true,
          bouts: bouts === 'rond' ? 'rond' : 'coin',
        },
      ),
    description: signe.description.replace(/\.$/, ' ; le tout barré d’un trait rouge oblique.'),
  };
}
