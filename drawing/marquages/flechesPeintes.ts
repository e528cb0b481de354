import { blanc } from '../couleurs.ts';
import { chemin, pose, trait } from '../svg.ts';
import { flechePeinte, ligne, route, traits } from './fondDeMarquage.ts';

const droit = (x: number, y = -60) => flechePeinte(x, y, 'M0 62V-34', [[0, -34, 0]]);
const gauche = (x: number, y = -60) =>
  flechePeinte(x, y, 'M12 62V4Q12 -14 -8 -16', [[-8, -17, -84]]);
const droite = (x: number, y = -60) => pose(gauche(0, 0), x, y, 1, true);
const droitGauche = (x: number, y = -60) =>
  flechePeinte(x, y, 'M14 62V-38M14 46Q14 18 -10 14', [
    [14, -40, 0],
    [-8, 14, -84],
  ]);
const droitDroite = (x: number, y = -60) => pose(droitGauche(0, 0), x, y, 1, true);

const seule = (mots: string, svg: string) =>
  route({ mots: `devant elle est peinte ${mots}` }, ligne(0), svg);

const penchees = [-104, -44, 16]
  .map((y) =>
    pose(
      trait('M26 22L-14 -14', blanc, 9, { 'stroke-linecap': 'butt' }) +
        chemin('M-30 -28L-4 -22L-22 -2Z', blanc),
      54,
      y,
    ),
  )
  .join('');

export const fleches = {
  'flèche tout droit': seule('une flèche blanche vers le haut', droit(70)),
  'flèche à gauche': seule('une flèche blanche vers la gauche', gauche(70)),
  'flèche à droite': seule('une flèche blanche vers la droite', droite(70)),
  'flèche tout droit et à gauche': seule(
    'une flèche blanche à deux pointes, vers le haut et vers la gauche',
    droitGauche(70),
  ),
  'flèche tout droit et à droite': seule(
    'une flèche blanche à deux pointes, vers le haut et vers la droite',
    droitDroite(70),
  ),
  'flèche à gauche et à droite': seule(
    'une flèche blanche à deux pointes, vers la gauche et vers la droite',
    flechePeinte(70, -60, 'M0 62V30M-18 -6Q0 -4 0 32Q0 -4 18 -6', [
      [-16, -6, -84],
      [16, -6, 84],
    ]),
  ),
  'trois flèches': route(
    {
      mots: 'trois bandes séparées par des lignes continues portent chacune une flèche blanche : vers la gauche, vers le haut, vers la droite',
      x: 0,
      place: 'au milieu',
    },
    ligne(-46),
    ligne(46),
    gauche(-92),
    droit(0),
    droite(92),
  ),
  'flèches de rabattement à gauche': route(
    {
      mots: 'à sa gauche, une ligne de traits courts et, devant elle, trois flèches blanches obliques vers la gauche',
      x: 84,
    },
    traits(0, blanc, 14, 21),
    penchees,
  ),
  'flèches de rabattement à droite': route(
    {
      mots: 'à sa droite, une ligne de traits courts et, devant elle, trois flèches blanches obliques vers la droite',
      x: -84,
      place: 'dans la moitié gauche',
    },
    traits(0, blanc, 14, 21),
    pose(penchees, 0, 0, 1, true),
  ),
};
