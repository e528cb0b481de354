import { texte1975 } from '../../additionnels/ar1975/index.ts';
import { empile } from '../../assemblage.ts';
import { blanc, noir, rouge } from '../../couleurs.ts';
import { dans, enY } from '../../dans.ts';
import {
  carreBleu,
  disqueRouge,
  losange,
  octogone,
  triangleBas,
  triangleHaut,
} from '../../plaques.ts';
import { pose, rect, texte, trait } from '../../svg.ts';
import { flecheBas, flecheHaut, flecheToit } from '../../symboles/fleches.ts';
import { velo } from '../../symboles/usagers.ts';
import { mesure } from '../mesure.ts';
import { signe, type Signe, type SigneAValeur } from '../signe.ts';

const ORANGE = '#F2A000';

const B1 = signe(triangleBas, '');
const B11 = signe(
  losange,
  'barré de traits noirs obliques',
  trait('M-48 48L48 -48M-60 36L36 -60M-36 60L60 -36', noir, 6.5, { 'stroke-linecap': 'butt' }),
);

/** A sign that announces another one: the same above a blue plate with the distance. */
const annonce = (principal: Signe, avant = ''): SigneAValeur => ({
  exemple: '150 m',
  avec: (valeur) => empile([principal, texte1975(`${avant}${mesure(valeur, 'm')}`)], false),
});

/** B: who goes first. Each has a shape of its own. */
export const b = {
  B1,
  B3: annonce(B1),
  B5: signe(octogone, 'le mot « STOP » en blanc', texte('STOP', 0, 24, 68, blanc, 152)),
  B7: annonce(B1, 'STOP\u00A0'),
  B9: signe(losange, ''),
  B11,
  B13: annonce(B11),
  B15: signe(
    triangleHaut,
    'une grosse flèche noire vers le haut, coupée par un trait horizontal plus mince',
    flecheToit(0, enY(triangleHaut, 84), enY(triangleHaut, 37), 38, noir),
    dans(triangleHaut, [32, 68], [57, 63], rect(0, 0, 2, 1, noir), { étiré: true }),
  ),
  B17: signe(
    triangleHaut,
    'une croix noire en forme de X',
    trait('M-28 2L28 58M28 2L-28 58', noir, 15, { 'stroke-linecap': 'butt' }),
  ),
  B19: signe(
    disqueRouge,
    'une flèche rouge vers le haut et, à sa gauche, une flèche noire plus grande vers le bas',
    flecheBas(-25, -52, 56, 22, noir),
    flecheHaut(28, 42, -42, 16, rouge),
  ),
  B21: signe(
    carreBleu,
    'une grande flèche blanche vers le haut et, à sa gauche, une flèche rouge plus petite vers le bas',
    flecheBas(-34, -44, 50, 18, rouge),
    flecheHaut(30, 66, -68, 26, blanc),
  ),
  B22: signe(
    triangleBas,
    'une bicyclette jaune orangé et, dessous, une flèche de la même couleur vers la droite',
    pose(velo(ORANGE), 0, -36, 0.66),
    `<g transform="translate(1 8) rotate(90)">${flecheHaut(0, 22, -26, 12, ORANGE)}</g>`,
  ),
  B23: signe(
    triangleBas,
    'une bicyclette jaune orangé et, dessous, une flèche de la même couleur vers le haut',
    pose(velo(ORANGE), 0, -36, 0.66),
    flecheHaut(0, 40, -8, 12, ORANGE),
  ),
};
