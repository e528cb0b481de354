import { texte1975 } from '../../additionnels/ar1975/index.ts';
import { stack } from '../../assemblage.ts';
import { blanc, bleu, jaune, noir, rouge } from '../../couleurs.ts';
import {
  debout,
  disqueRouge,
  losange,
  octogone,
  triangleBas,
  triangleHaut,
} from '../../plaques.ts';
import { cercle, chemin, texte, trait } from '../../svg.ts';
import { contourFleche, flecheDroite } from '../../symboles/flecheDroite.ts';
import { mesure } from '../mesure.ts';
import { signe, type Signe, type SigneAValeur } from '../../signe.ts';

const B1 = signe(triangleBas, '');
const B11 = signe(
  losange,
  'barré d’un large trait noir, du bord inférieur gauche au bord supérieur droit',
  trait('M-56 56L56 -56', noir, 38, { 'stroke-linecap': 'butt' }),
);

/** An announced sign stands above a blue plate with the distance. */
const annonce = (principal: Signe, avant = ''): SigneAValeur => ({
  exemple: '150 m',
  avec: (valeur) => stack([principal, texte1975(`${avant}${mesure(valeur, 'm')}`)], false),
});

/** Without a value B15 has its bar; the decree allows the place's layout instead. */
const branches: Record<string, { mots: string; d: string }> = {
  'à gauche': {
    mots: 'd’où part, à gauche, un trait horizontal plus mince',
    d: 'M-20 20H-40V32H-20Z',
  },
  'à droite': {
    mots: 'd’où part, à droite, un trait horizontal plus mince',
    d: 'M20 20H40V32H20Z',
  },
  'vers le bas à gauche': {
    mots: 'd’où part, à gauche, un trait plus mince qui descend',
    d: 'M-20 20L-43.5 60.5L-33.5 66.5L-20 43Z',
  },
  'vers le bas à droite': {
    mots: 'd’où part, à droite, un trait plus mince qui descend',
    d: 'M20 20L43.5 60.5L33.5 66.5L20 43Z',
  },
  'vers le haut à gauche': {
    mots: 'd’où part, à gauche, un trait plus mince qui monte',
    d: 'M-20 43L-37 14L-30 2.5L-20 20Z',
  },
  'vers le haut à droite': {
    mots: 'd’où part, à droite, un trait plus mince qui monte',
    d: 'M20 43L37 14L30 2.5L20 20Z',
  },
};

const priorite = ({ mots, d: contour }: { mots: string; d: string }): Signe =>
  signe(
    triangleHaut,
    `une grosse flèche noire vers le haut, ${mots}`,
    chemin(`M-20 66.5V-4L0 -27.5L20 -4V66.5L0 50.5Z${contour}`, noir),
  );
const B15: SigneAValeur = {
  sans: priorite({ mots: 'coupée par un trait horizontal plus mince', d: 'M-40 20H40V32H-40Z' }),
  exemple: 'à gauche',
  avec: (valeur) => {
    const branche = Object.hasOwn(branches, valeur) ? branches[valeur] : undefined;
    if (!branche)
      throw new Error(
        `B15 ne connaît pas « ${valeur} ». Choix : ${Object.keys(branches).join(', ')}, ou rien.`,
      );
    return priorite(branche);
  },
};

/** Yellow with a thin black outline: wide in black, narrow in yellow. */
const cerne = (dessin: (couleur: string, plus: number) => string): string =>
  dessin(noir, 0.6) + dessin(jaune, -0.6);
const veloJaune = cerne(
  (couleur, plus) =>
    cercle(-26.5, -33.5, 15.5 + plus, couleur) +
    cercle(26.5, -33.5, 15.5 + plus, couleur) +
    cercle(-6, -31.5, 5.5 + plus, couleur) +
    trait(
      'M-26 -40.5H-6M-6 -32V-40L20 -57M-6 -40.5L-14.5 -60M-20 -60H-7M26 -42L19 -54.5',
      couleur,
      3.4 + 2 * plus,
    ) +
    trait('M20 -67H30A4.8 4.8 0 0 1 30 -57.4H19', couleur, 2.6 + 2 * plus),
);
const petiteFleche = (pied: number, bout: number): string =>
  chemin(contourFleche(0, pied, bout, { fut: 13, tete: 21, pointe: 7.5 }), jaune, {
    stroke: noir,
    'stroke-width': 1.2,
  });

export const b = {
  B1,
  B3: annonce(B1),
  B5: signe(octogone, 'le mot « STOP » en blanc', texte('STOP', 0, 36.5, 103, blanc, 172)),
  B7: annonce(B1, 'STOP\u00A0'),
  B9: signe(losange, ''),
  B11,
  B13: annonce(B11),
  B15,
  B17: signe(
    triangleHaut,
    'une croix noire en forme de X',
    trait('M-26.5 4.8L26.5 57.4M26.5 4.8L-26.5 57.4', noir, 13, { 'stroke-linecap': 'butt' }),
  ),
  B19: signe(
    disqueRouge,
    'à gauche une flèche noire vers le bas et, à droite, une flèche rouge aussi grande vers le haut',
    flecheDroite(-29.5, -51.5, 51.5, { fut: 12, tete: 35, pointe: 29.5 }, noir),
    flecheDroite(29.5, 51.5, -51.5, { fut: 12, tete: 35, pointe: 29.5 }, rouge),
  ),
  B21: signe(
    debout(bleu, 'bord blanc'),
    'à gauche une flèche rouge vers le bas et, à droite, une flèche blanche aussi grande vers le haut',
    flecheDroite(-32.5, -74, 74, { fut: 17, tete: 52, pointe: 42.5 }, rouge),
    flecheDroite(32.5, 74, -74, { fut: 17, tete: 52, pointe: 42.5 }, blanc),
  ),
  B22: signe(
    triangleBas,
    'une bicyclette jaune bordée de noir et, dessous, une petite flèche de la même couleur vers la droite',
    veloJaune,
    `<g transform="rotate(90 0 1.2)">${petiteFleche(18.2, -15.8)}</g>`,
  ),
  B23: signe(
    triangleBas,
    'une bicyclette jaune bordée de noir et, dessous, une petite flèche de la même couleur vers le haut',
    veloJaune,
    petiteFleche(24, -10),
  ),
};
