import { jaune, noir, rouge } from '../couleurs.ts';
import { triangleHaut } from '../plaques.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { flecheBas, flecheHaut, flecheLeLong } from '../symboles/fleches.ts';
import { bandes } from '../symboles/lieux.ts';
import { enfant, pieton, velo } from '../symboles/usagers.ts';
import { tram, voiture } from '../symboles/vehicules.ts';
import { signe } from './signe.ts';

const VERT = '#1B7F3B';
const triangle = (mots: string, ...dessus: string[]) => signe(triangleHaut, mots, ...dessus);

const courbe = flecheLeLong('M12 62V38Q12 22 -2 12L-8 7', { x: -20, y: -6, angle: -48 }, 14, noir);
const lacets = flecheLeLong(
  'M14 63V54Q14 44 2 38Q-12 31 -12 20Q-12 10 2 4',
  { x: 15, y: -10, angle: 48 },
  12,
  noir,
);

/** A: triangles, point up. */
export const a = {
  A1a: triangle('une flèche noire qui se courbe vers la gauche', courbe),
  A1b: triangle('une flèche noire qui se courbe vers la droite', pose(courbe, 0, 0, 1, true)),
  A1c: triangle('une flèche noire en S, qui part d’abord vers la gauche', lacets),
  A1d: triangle(
    'une flèche noire en S, qui part d’abord vers la droite',
    pose(lacets, 0, 0, 1, true),
  ),
  A7a: triangle(
    'deux traits noirs debout qui se rapprochent vers le haut',
    trait('M-30 62V40L-12 22V-8M30 62V40L12 22V-8', noir, 10, { 'stroke-linecap': 'butt' }),
  ),
  A13: triangle(
    'une ligne noire à deux bosses',
    chemin('M-56 62V50H-52Q-27 4 -2 50H2Q27 4 52 50H56V62Z', noir),
  ),
  A14: triangle(
    'une ligne noire à une seule bosse',
    chemin('M-56 62V50H-40Q-30 50 -24 38Q-18 26 0 26Q18 26 24 38Q30 50 40 50H56V62Z', noir),
  ),
  A15: triangle(
    'une voiture noire vue de l’arrière et deux traces de pneus qui se croisent',
    pose(voiture(noir), 0, 4, 0.62),
    trait('M-18 33Q-22 40 -4 48T-12 64M18 33Q30 40 12 48T24 64', noir, 6),
  ),
  A21: triangle(
    'une personne noire qui marche sur des bandes noires',
    pose(pieton(noir), 0, 14, 0.72),
    pose(bandes(noir), 0, 45, 0.85),
  ),
  A23: triangle(
    'deux petites silhouettes noires qui courent',
    pose(enfant(noir), -22, 36, 0.58),
    pose(enfant(noir), 20, 32, 0.66),
  ),
  A25: triangle('une bicyclette noire', pose(velo(noir), 0, 38, 0.63)),
  A31: triangle(
    'une personne noire avec une pelle devant un tas',
    cercle(9, -12, 8, noir),
    trait('M10 4L20 26', noir, 14),
    trait('M20 28L10 42L8 60M21 28L34 42L36 60', noir, 8),
    trait('M8 2L-2 18L10 24', noir, 6),
    trait('M22 12L-24 40', noir, 4.5),
    chemin('M-58 63Q-44 30 -30 40Q-16 46 -10 63Z', noir),
  ),
  A33: triangle(
    'trois pastilles l’une sous l’autre : rouge, jaune, verte',
    rect(-14, -18, 28, 80, noir, { rx: 6 }),
    cercle(0, -4, 10, rouge),
    cercle(0, 22, 10, jaune),
    cercle(0, 48, 10, VERT),
  ),
  A39: triangle(
    'deux flèches noires côte à côte, l’une vers le haut, l’autre vers le bas',
    flecheBas(-19, -4, 62, 14, noir),
    flecheHaut(19, 62, -4, 14, noir),
  ),
  A41: triangle(
    'une clôture noire',
    trait('M-40 26V62M-20 18V62M0 18V62M20 18V62M40 26V62', noir, 9, { 'stroke-linecap': 'butt' }),
    trait('M-50 33H50M-54 51H54', noir, 8, { 'stroke-linecap': 'butt' }),
  ),
  A49: triangle('un tramway noir vu de face', pose(tram(noir), 0, 24, 0.78)),
  A50: triangle(
    'trois voitures noires l’une derrière l’autre',
    pose(voiture(noir), 0, -12, 0.36),
    pose(voiture(noir), 0, 14, 0.46),
    pose(voiture(noir), 0, 47, 0.58),
  ),
  A51: triangle(
    'un point d’exclamation noir',
    chemin('M-9 -30Q-10 -38 0 -38Q10 -38 9 -30L5 32H-5Z', noir),
    cercle(0, 51, 10, noir),
  ),
  A3: {
    exemple: '10 %',
    avec: (valeur: string) =>
      triangle(
        `une pente noire qui va de gauche, en haut, à droite, en bas, et l’inscription « ${valeur} »`,
        chemin('M-50 30L58 64H-66Z', noir),
        texte(valeur, 6, 26, 27, noir),
      ),
  },
};
