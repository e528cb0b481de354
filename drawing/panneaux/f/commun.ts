import { bleu, jaune, noir, rouge } from '../../couleurs.ts';
import { couche, debout, type Plaque } from '../../plaques.ts';
import { rect, trait } from '../../svg.ts';
import type { Signe } from '../signe.ts';

export const VERT = '#0F7A3E';
export const BRUN = '#7A4A21';
export const bleuDebout = debout(bleu, 'bleu');
export const bleuCouche = couche(bleu, 'bleu');

/** The yellow of works has a black edge. */
const borde = (plaque: Plaque): Plaque => ({
  ...plaque,
  svg:
    plaque.svg +
    rect(6 - plaque.l / 2, 6 - plaque.h / 2, plaque.l - 12, plaque.h - 12, 'none', {
      rx: 8,
      stroke: noir,
      'stroke-width': 4,
    }),
});
export const jauneDebout = borde(debout(jaune, 'jaune'));
export const jauneCouche = borde(couche(jaune, 'jaune'));

/** The same sign struck out in red, from bottom left to top right. */
export const barreDeRouge = ({ l, h, svg, description }: Signe): Signe => {
  const [x, y] = [l / 2 - 9, h / 2 - 9];
  return {
    l,
    h,
    svg: svg + trait(`M${-x} ${y}L${x} ${-y}`, rouge, 13, { 'stroke-linecap': 'butt' }),
    description: description.replace(/\.$/, ' ; le tout barré d’un trait rouge oblique.'),
  };
};
