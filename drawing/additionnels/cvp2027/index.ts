import { blanc, noir } from '../../couleurs.ts';
import { signe, type Signe } from '../../signe.ts';
import { flocon } from '../../symboles/panonceaux.ts';
import { velo } from '../../symboles/pietonEtVelo.ts';
import { rectangle } from '../../plaques.ts';
import { pose, texte } from '../../svg.ts';
import { flecheBas, flecheHaut } from '../../symboles/fleches.ts';
import { inscription, lignes } from '../../symboles/inscription.ts';

const plaque = (hauteur: number, largeur = 200) =>
  rectangle(largeur, hauteur, blanc, 'bord noir', 'En dessous, un panneau blanc');

export const symboles2027 = {
  M7: signe(
    plaque(200, 84),
    'avec une flèche noire vers le haut',
    flecheHaut(0, 78, -78, 12, noir),
  ),
  M8: signe(plaque(200, 84), 'avec une flèche noire vers le bas', flecheBas(0, -78, 78, 12, noir)),
  M11: signe(
    plaque(200, 84),
    'avec une flèche noire à deux pointes, l’une vers le haut, l’autre vers le bas',
    flecheHaut(0, 0, -78, 12, noir),
    flecheBas(0, 0, 78, 12, noir),
  ),
  'M33-P.2': signe(plaque(100), 'avec une bicyclette noire', pose(velo(noir), 0, 0, 0.84)),
  'M41a-P.2': signe(
    plaque(124),
    'avec le mot « Excepté » au-dessus d’une bicyclette noire',
    texte('Excepté', 0, -22, 32, noir, 150),
    pose(velo(noir), 0, 24, 0.72),
  ),
  M51: signe(plaque(108), 'avec un flocon noir', pose(flocon(noir), 0, 0, 0.94)),
  M53: signe(
    plaque(84),
    'avec une bicyclette noire entre deux flèches noires, à gauche vers le bas, à droite vers le haut',
    flecheBas(-74, -26, 26, 8, noir),
    pose(velo(noir), 0, 0, 0.62),
    flecheHaut(74, 26, -26, 8, noir),
  ),
} satisfies Record<string, Signe>;

/** « / » breaks the line. */
export function texte2027(mots: string): Signe {
  if (!/\p{L}|\d/u.test(mots)) throw new Error('Un panneau additionnel porte au moins un mot.');
  const liste = mots.split(' / ').flatMap((ligne) => lignes(ligne, 14));
  return signe(
    plaque(28 + liste.length * 40),
    `avec l’inscription « ${mots.replaceAll(' / ', ', ')} » en noir`,
    ...liste.map((ligne, i) =>
      inscription(ligne, 0, (i - (liste.length - 1) / 2) * 40 + 12, 34, noir, 172),
    ),
  );
}
