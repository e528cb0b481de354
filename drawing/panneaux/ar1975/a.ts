import { blanc, jaune, noir, rouge, vert } from '../../couleurs.ts';
import { croixSaintAndre, croixSaintAndreDouble, triangleHaut } from '../../plaques.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../../svg.ts';
import { cerf, vache } from '../../symboles/animaux.ts';
import { aVelo } from '../../symboles/aVelo.ts';
import { autoArriere, autoCote, autoHaute } from '../../symboles/autos.ts';
import { ecoliers } from '../../symboles/ecoliers.ts';
import { flecheDroite } from '../../symboles/flecheDroite.ts';
import { flecheToitLeLong } from '../../symboles/fleches.ts';
import { deuxRangees, marcheur } from '../../symboles/marcheur.ts';
import { ouvrier } from '../../symboles/ouvrier.ts';
import { locomotive, tramCote } from '../../symboles/surRails.ts';
import {
  avionDeLigne,
  chuteDePierres,
  cloture,
  gravierProjete,
  mancheRayee,
  pontLeve,
  quai,
} from '../../symboles/terrain.ts';
import { mesure } from '../mesure.ts';
import { signe } from '../../signe.ts';

const triangle = (mots: string, ...dessus: string[]) => signe(triangleHaut, mots, ...dessus);
const miroir = (svg: string) => pose(svg, 0, 0, 1, true);
const rotate = (x: number, y: number, angle: number, svg: string) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${svg}</g>`;
const DEBOUT = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };

const courbe = flecheToitLeLong(
  'M26.6 56V50C26.6 26 8 10 -16.5 4',
  { x: 26.6, y: 56, angle: 0 },
  { x: -16.5, y: 4, angle: -76 },
  16,
  noir,
);
const lacets = flecheToitLeLong(
  'M32 57V26A10 10 0 0 0 17 17.3L-2.2 27.7A10 10 0 0 1 -17.2 19V-7',
  { x: 32, y: 57, angle: 0 },
  { x: -17.2, y: -7, angle: 0 },
  16,
  noir,
);
const cotes = {
  large: (x: number) => trait(`M${x * 24} 58.5V22.5L${x * 12} 4.5V-18.5`, noir, 12, DEBOUT),
  droit: (x: number) => trait(`M${x * 12} 58.5V-18.5`, noir, 12, DEBOUT),
};

const cote = (valeur: string, sens: 1 | -1) => {
  const mots = mesure(valeur, '%').replace(/\s/g, '');
  const pente = chemin('M-39.4 5L78.2 72.1H-78.2Z', noir);
  return (
    (sens === 1 ? pente : miroir(pente)) +
    rotate(sens * 2.5, 21, sens * 30, texte(mots, 0, 0, 42, noir, 20.5 * mots.length))
  );
};
const autosArretees = [
  { x: -26.5, y: 26.5, k: 0.61 },
  { x: -4, y: 36, k: 0.78 },
  { x: 22.5, y: 45.5, k: 1 },
].flatMap(({ x, y, k: echelle }) => [
  pose(
    rect(-26.5, -6, 53, 23, blanc, { rx: 3 }) + rect(-19, -21, 38, 22, blanc, { rx: 8 }),
    x,
    y,
    echelle,
  ),
  pose(autoArriere(noir), x, y, echelle),
]);
const sensUniques = { fut: 10, tete: 30, pointe: 25.5 };

/** A: triangles, point up; inside white from y = -63 (a point) to y = 72 (156 wide). */
export const a = {
  A1a: triangle('une flèche noire qui se courbe vers la gauche', courbe),
  A1b: triangle('une flèche noire qui se courbe vers la droite', miroir(courbe)),
  A1c: triangle('une flèche noire en S, qui part d’abord vers la gauche', lacets),
  A1d: triangle('une flèche noire en S, qui part d’abord vers la droite', miroir(lacets)),
  A3: {
    exemple: '10 %',
    avec: (valeur: string) =>
      triangle(
        `une pente noire qui va de gauche, en haut, à droite, en bas, et, le long de cette pente, l’inscription « ${mesure(valeur, '%')} »`,
        cote(valeur, 1),
      ),
  },
  A5: {
    exemple: '10 %',
    avec: (valeur: string) =>
      triangle(
        `une pente noire qui va de gauche, en bas, à droite, en haut, et, le long de cette pente, l’inscription « ${mesure(valeur, '%')} »`,
        cote(valeur, -1),
      ),
  },
  A7a: triangle(
    'deux traits noirs debout qui se rapprochent vers le haut',
    cotes.large(-1),
    cotes.large(1),
  ),
  A7b: triangle(
    'deux traits noirs debout : celui de gauche se rapproche de l’autre vers le haut',
    cotes.large(-1),
    cotes.droit(1),
  ),
  A7c: triangle(
    'deux traits noirs debout : celui de droite se rapproche de l’autre vers le haut',
    cotes.droit(-1),
    cotes.large(1),
  ),
  A9: triangle(
    'un pont noir dont le tablier est levé, de l’eau entre ses deux rives',
    pontLeve(noir),
  ),
  A11: triangle(
    'une voiture noire qui tombe d’un bord droit, à gauche, vers de l’eau, à droite',
    quai(noir),
    rotate(14, 30.5, 38, autoCote(noir, blanc)),
  ),
  A13: triangle(
    'une ligne noire à deux bosses',
    chemin(
      'M-45 48V35Q-42 32 -41 29Q-37 20 -27 20Q-16 20 -12 29Q-9 37.5 0 37.5Q9 37.5 12 29Q16 20 27 20Q37 20 41 29Q42 32 45 35V48Z',
      noir,
    ),
  ),
  A14: triangle(
    'une ligne noire à une seule bosse',
    chemin('M-56.5 62V51.5H-42Q-28 50 -22 40Q-14 31 0 31Q14 31 22 40Q28 50 42 51.5H56.5V62Z', noir),
  ),
  A15: triangle(
    'une voiture noire vue de l’arrière, penchée, et deux traces noires en zigzag, côte à côte',
    rotate(0, -3, 16, autoHaute(noir)),
    ...[-42, 0].map((x) =>
      pose(
        chemin(
          'M14.5 30H23L12.5 38L34 49Q37.5 52 35.5 56L24 70H14.5L28 54.5L8 42.5Q4.5 40 6.5 36.5Z',
          noir,
        ),
        x,
        0,
      ),
    ),
  ),
  A17: triangle(
    'l’avant d’une voiture noire, coupé par le bord gauche, et des pierres noires projetées vers le haut à droite',
    gravierProjete(noir),
  ),
  A19: triangle('une paroi noire, à droite, d’où tombent des blocs', chuteDePierres(noir)),
  A21: triangle(
    'une silhouette noire qui marche vers la gauche entre deux rangées de petits tirets noirs',
    marcheur(noir),
    deuxRangees(noir),
  ),
  A23: triangle(
    'deux silhouettes noires d’enfants qui marchent vers la gauche, une petite fille puis un garçon plus grand avec un sac',
    ecoliers(noir),
  ),
  A25: triangle('une silhouette noire à bicyclette, de profil, vers la gauche', aVelo(noir)),
  A27: triangle('un cerf noir qui bondit', cerf(noir)),
  A29: triangle('une vache noire', vache(noir)),
  A31: triangle(
    'une silhouette noire penchée vers la droite, sa pelle dans un grand tas, un petit tas derrière elle',
    ouvrier(noir),
  ),
  A33: triangle(
    'trois pastilles l’une sous l’autre : rouge, jaune, verte',
    cercle(0, -21, 16, rouge),
    cercle(0, 15, 16, jaune),
    cercle(0, 51, 16, vert),
  ),
  A35: triangle('un avion noir', avionDeLigne(noir)),
  A37: triangle(
    'une manche à air rayée de noir et de blanc, qui pend à droite de son mât',
    mancheRayee(noir),
  ),
  A39: triangle(
    'deux flèches noires côte à côte, à gauche vers le bas, à droite vers le haut',
    flecheDroite(-19.5, -11.5, 67, sensUniques, noir),
    flecheDroite(19.5, 67, -11.5, sensUniques, noir),
  ),
  A41: triangle('une clôture noire', cloture(noir)),
  A43: triangle('une locomotive noire et sa fumée', locomotive(noir)),
  A45: signe(croixSaintAndre, ''),
  A47: signe(croixSaintAndreDouble, ''),
  A49: triangle('un long tramway noir vu de côté sur un rail', tramCote(noir)),
  A50: triangle(
    'trois voitures noires vues de l’arrière, de la plus petite, à gauche, à la plus grande, à droite, chacune devant la précédente',
    ...autosArretees,
  ),
  A51: triangle(
    'un point d’exclamation noir',
    chemin('M-8.4 -26A8.4 8.4 0 0 1 8.4 -26L1.8 50H-1.8Z', noir),
    cercle(0, 55, 6.8, noir),
  ),
};
