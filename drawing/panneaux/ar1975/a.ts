import { blanc, jaune, noir, rouge } from '../../couleurs.ts';
import { croixSaintAndre, croixSaintAndreDouble, triangleHaut } from '../../plaques.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../../svg.ts';
import { cerf, vache } from '../../symboles/animaux.ts';
import { flecheBas, flecheHaut, flecheToitLeLong } from '../../symboles/fleches.ts';
import { bandes } from '../../symboles/lieux.ts';
import { locomotive } from '../../symboles/lourds.ts';
import {
  avion,
  eboulement,
  gravillons,
  mancheAir,
  pontMobile,
  vagues,
} from '../../symboles/nature.ts';
import { barriere } from '../../symboles/rail.ts';
import { terrassier } from '../../symboles/travail.ts';
import { enfant, pieton, velo } from '../../symboles/usagers.ts';
import { tram, voiture, voitureCote } from '../../symboles/vehicules.ts';
import { mesure } from '../mesure.ts';
import { signe } from '../signe.ts';

const VERT = '#1B7F3B';
const triangle = (mots: string, ...dessus: string[]) => signe(triangleHaut, mots, ...dessus);
const miroir = (svg: string) => pose(svg, 0, 0, 1, true);
const DEBOUT = { 'stroke-linecap': 'butt' };

const courbe = flecheToitLeLong(
  'M25 53Q25 14 -14 5',
  { x: 25, y: 53, angle: 0 },
  { x: -14, y: 5, angle: -77 },
  17,
  noir,
);
const lacets = flecheToitLeLong(
  'M31 53V36Q31 24 19 24H-5Q-17 24 -17 12V-4',
  { x: 31, y: 53, angle: 0 },
  { x: -17, y: -4, angle: 0 },
  17,
  noir,
);
const cotes = {
  large: (x: number) => trait(`M${x * 30} 62V41L${x * 12} 23V-10`, noir, 10, DEBOUT),
  droit: (x: number) => trait(`M${x * 17} 62V-10`, noir, 10, DEBOUT),
};
const pente = chemin('M-42 26L58 62H-62Z', noir);

const pourcent = (valeur: string, x: number) => {
  const mots = mesure(valeur, '%');
  return texte(mots, x, 28, 30, noir, 14 * mots.length);
};

/** A: triangles, point up; the white inside goes from y = -53 (a point) to y = 66 (138 wide). */
export const a = {
  A1a: triangle('une flèche noire qui se courbe vers la gauche', courbe),
  A1b: triangle('une flèche noire qui se courbe vers la droite', miroir(courbe)),
  A1c: triangle('une flèche noire en S, qui part d’abord vers la gauche', lacets),
  A1d: triangle('une flèche noire en S, qui part d’abord vers la droite', miroir(lacets)),
  A3: {
    exemple: '10 %',
    avec: (valeur: string) =>
      triangle(
        `une pente noire qui va de gauche, en haut, à droite, en bas, et l’inscription « ${mesure(valeur, '%')} »`,
        pente,
        pourcent(valeur, 6),
      ),
  },
  A5: {
    exemple: '10 %',
    avec: (valeur: string) =>
      triangle(
        `une pente noire qui va de gauche, en bas, à droite, en haut, et l’inscription « ${mesure(valeur, '%')} »`,
        miroir(pente),
        pourcent(valeur, -6),
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
    'un pont noir dont le tablier est levé au-dessus de vagues',
    pose(pontMobile(noir), -1, 16, 0.7),
    pose(vagues(0, noir), 0, 52, 0.86),
  ),
  A11: triangle(
    'une voiture noire qui tombe d’un bord droit vers des vagues',
    chemin('M24 63V33H46L63 63Z', noir),
    `<g transform="rotate(-30) translate(-6 9) scale(.6)">${voitureCote(noir)}</g>`,
    pose(vagues(0, noir), -19, 52, 0.62),
  ),
  A13: triangle(
    'une ligne noire à deux bosses',
    chemin('M-58 62V50H-52Q-27 2 -2 50H2Q27 2 52 50H58V62Z', noir),
  ),
  A14: triangle(
    'une ligne noire à une seule bosse',
    chemin('M-58 62V50H-42Q-32 50 -25 37Q-18 24 0 24Q18 24 25 37Q32 50 42 50H58V62Z', noir),
  ),
  A15: triangle(
    'une voiture noire vue de l’arrière et deux traces de pneus qui se croisent',
    pose(voiture(noir), 0, 4, 0.62),
    trait('M-18 33Q-22 40 -4 48T-12 64M18 33Q30 40 12 48T24 64', noir, 6),
  ),
  A17: triangle(
    'une voiture noire dont la roue arrière projette de petites pierres',
    pose(voitureCote(noir), -15, 39, 0.72),
    pose(gravillons(noir), 20, 55, 0.86),
  ),
  A19: triangle('une paroi noire d’où tombent des blocs', eboulement(noir)),
  A21: triangle(
    'une personne noire qui marche sur des bandes noires',
    pose(pieton(noir), 0, 14, 0.72),
    pose(bandes(noir), 0, 45, 0.85),
  ),
  A23: triangle(
    'deux petites silhouettes noires qui courent',
    pose(enfant(noir), -20, 36, 0.62),
    pose(enfant(noir), 20, 31, 0.73),
  ),
  A25: triangle('une bicyclette noire', pose(velo(noir), 0, 35, 0.7)),
  A27: triangle('un cerf noir qui bondit', pose(cerf(noir), 3, 29, 0.63)),
  A29: triangle('une vache noire', pose(vache(noir), 3, 30, 0.68)),
  A31: triangle(
    'une personne noire, penchée, avec une pelle devant un tas',
    pose(terrassier(noir), 3, 21, 0.8),
  ),
  A33: triangle(
    'trois pastilles l’une sous l’autre : rouge, jaune, verte',
    rect(-15, -22, 30, 86, noir, { rx: 6 }),
    cercle(0, -7, 11, rouge),
    cercle(0, 21, 11, jaune),
    cercle(0, 49, 11, VERT),
  ),
  A35: triangle('un avion noir', pose(avion(noir), 4, 29, 0.63)),
  A37: triangle(
    'une manche à air noire et blanche, gonflée',
    pose(mancheAir(noir, blanc), -5, 26, 0.68),
  ),
  A39: triangle(
    'deux flèches noires côte à côte, l’une vers le haut, l’autre vers le bas',
    flecheBas(-19, -4, 62, 14, noir),
    flecheHaut(19, 62, -4, 14, noir),
  ),
  A41: triangle('une clôture noire', pose(barriere(noir), 0, 33, 0.72)),
  A43: triangle('une locomotive à vapeur noire', pose(locomotive(noir), -2, 37, 0.64)),
  A45: signe(croixSaintAndre, ''),
  A47: signe(croixSaintAndreDouble, ''),
  A49: triangle('un tramway noir vu de face', pose(tram(noir), 0, 24, 0.78)),
  A50: triangle(
    'trois voitures noires l’une derrière l’autre',
    pose(voiture(noir), 0, -19.5, 0.28),
    pose(voiture(noir), 0, 9, 0.37),
    pose(voiture(noir), 0, 44, 0.46),
  ),
  A51: triangle(
    'un point d’exclamation noir',
    chemin('M-9 -30Q-10 -38 0 -38Q10 -38 9 -30L5 32H-5Z', noir),
    cercle(0, 51, 10, noir),
  ),
};
