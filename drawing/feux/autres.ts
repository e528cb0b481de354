import { blanc, rouge } from '../couleurs.ts';
import { cercle, pose, rect, trait } from '../svg.ts';
import { pieton } from '../symboles/usagers.ts';
import {
  ORANGE,
  ROUGE,
  VERT,
  caisse,
  eclats,
  feu,
  figure,
  fleche,
  lampe,
  triangleBas,
} from './commun.ts';

const DEUX = 'Deux lampes l’une sous l’autre';
const boite2 = caisse(-43, -76, 86, 152);

/** Facing us, arms down. */
const debout = (c: string): string =>
  cercle(0, -19, 5.5, c) +
  trait('M0 -9V6', c, 11) +
  trait('M-3 6V23M3 6V23', c, 5) +
  trait('M-8 -10V5M8 -10V5', c, 3.5);

const carre = (svg: string) => caisse(-50, -50, 100, 100) + svg;
const AU_DESSUS = 'Une lampe carrée au-dessus d’une bande, dans laquelle est allumée';
const bande = (svg: string, mots: string) => feu(carre(svg), `${AU_DESSUS} ${mots}`, 116, 116);
const grande = (angle: number, couleur: string) => pose(fleche(angle, couleur), 0, 0, 1.45);

/** Public transport: white shapes on black, one lamp is enough to show them. */
const blancSurNoir = (svg: string, mots: string, l = 116) =>
  feu(carre(svg), `Une lampe noire carrée, dans laquelle ${mots}`, l, 116);
const barre = (angle: number) =>
  rect(-33, -8, 66, 16, blanc, angle === 0 ? {} : { transform: `rotate(${angle})` });

const alternes = (gauche: string, droite: string, bas: string | undefined, mots: string) =>
  feu(
    caisse(-96, -46, 192, 92) +
      (bas === undefined ? '' : caisse(-46, 42, 92, 92)) +
      lampe(-46, 0, gauche) +
      lampe(46, 0, droite) +
      (bas === undefined ? '' : lampe(0, 88, bas) + eclats(0, 88, '#9FB4C4')),
    mots,
    236,
    bas === undefined ? 110 : 284,
  );
const SOMBRE = '#4A1B20';

export const autres = {
  'piéton rouge': feu(
    boite2 + figure(0, -35, debout(ROUGE)) + lampe(0, 35),
    `${DEUX} ; dans celle du haut est allumée une silhouette rouge debout`,
    160,
    166,
  ),
  'piéton vert': feu(
    boite2 + lampe(0, -35) + figure(0, 35, pose(pieton(VERT), 0, 0, 0.48)),
    `${DEUX} ; dans celle du bas est allumée une silhouette verte qui marche`,
    160,
    166,
  ),
  'piéton vert clignotant': feu(
    boite2 + lampe(0, -35) + figure(0, 35, pose(pieton(VERT), 0, 0, 0.48)) + eclats(0, 35, VERT),
    `${DEUX} ; dans celle du bas clignote une silhouette verte qui marche`,
    160,
    166,
  ),
  'croix rouge': bande(trait('M-27 -27L27 27M27 -27L-27 27', ROUGE, 12), 'une croix rouge'),
  'flèche verte vers le bas': bande(grande(180, VERT), 'une flèche verte vers le bas'),
  'flèche orange oblique à gauche': bande(
    grande(-135, ORANGE),
    'une flèche jaune-orange oblique vers le bas à gauche',
  ),
  'flèche orange oblique à droite': bande(
    grande(135, ORANGE),
    'une flèche jaune-orange oblique vers le bas à droite',
  ),
  'bus barre horizontale': blancSurNoir(barre(0), 'est allumée une barre blanche horizontale'),
  'bus cercle': blancSurNoir(cercle(0, 0, 25, blanc), 'est allumé un rond blanc'),
  'bus cercle clignotant': blancSurNoir(
    cercle(0, 0, 25, blanc) + eclats(0, 0, '#9FB4C4'),
    'clignote un rond blanc',
    200,
  ),
  'bus triangle': blancSurNoir(
    pose(triangleBas(blanc), 0, 0, 1.35),
    'est allumé un triangle blanc posé sur la pointe',
  ),
  'bus barre verticale': blancSurNoir(barre(90), 'est allumée une barre blanche verticale'),
  'bus barre à gauche': blancSurNoir(
    barre(45),
    'est allumée une barre blanche penchée vers la gauche',
  ),
  'bus barre à droite': blancSurNoir(
    barre(-45),
    'est allumée une barre blanche penchée vers la droite',
  ),
  'deux rouges alternés': alternes(
    rouge,
    SOMBRE,
    undefined,
    'Deux lampes rouges côte à côte, qui s’allument tour à tour',
  ),
  'deux rouges éteints': alternes(
    SOMBRE,
    SOMBRE,
    undefined,
    'Deux lampes rouges éteintes côte à côte',
  ),
  'blanc clignotant': alternes(
    SOMBRE,
    SOMBRE,
    '#EAF4FF',
    'Deux lampes rouges éteintes côte à côte et, dessous, une lampe d’un blanc bleuté qui clignote',
  ),
};
