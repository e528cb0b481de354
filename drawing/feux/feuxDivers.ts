import { blanc } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, pose, rect, trait } from '../svg.ts';
import { pieton } from '../symboles/pietonEtVelo.ts';
import {
  LAMPE_ROUGE,
  ORANGE,
  ROUGE,
  VERT,
  boitier,
  champ,
  eclats,
  feu,
  figure,
  fleche,
  immobile,
  lampe,
  quatreFleches,
  triangleBas,
} from './boitierDeFeu.ts';

const DEUX = 'Deux lampes l’une sous l’autre';
const boite2 = boitier(-43, -76, 86, 152);

const AU_DESSUS = 'Une lampe ronde au-dessus d’une bande, dans laquelle est allumée';
const bande = (svg: string, mots: string) => feu(champ(svg), `${AU_DESSUS} ${mots}`, 116, 116);
const grande = (angle: number, couleur: string) => pose(fleche(angle, couleur), 0, 0, 1.5);

/** Public transport: white shapes on black; a single lamp suffices. */
const blancSurNoir = (svg: string, mots: string, largeur = 116) =>
  feu(champ(svg), `Une lampe noire ronde, dans laquelle ${mots}`, largeur, 116);
const barre = (angle: number) =>
  rect(-27, -9, 54, 18, blanc, angle === 0 ? {} : { transform: `rotate(${angle})` });
const rond = cercle(0, 0, 21, blanc);
const pointe = pose(triangleBas(blanc), 0, 0, 1.3);

const troisBus = Object.fromEntries(
  (
    [
      ['barre', 'du haut', 'une barre blanche horizontale', barre(0)],
      ['cercle', 'du milieu', 'un rond blanc', rond],
      ['triangle', 'du bas', 'un triangle blanc posé sur la pointe', pointe],
    ] as const
  ).map(([nom, rang, quoi, svg], allumee) => [
    `bus trois lampes, ${nom}`,
    feu(
      boitier(-43, -110, 86, 220) +
        [-70, 0, 70]
          .map((y, i) => figure(0, y, i === allumee ? pose(svg, 0, 0, 0.62) : ''))
          .join(''),
      `Trois lampes noires l’une sous l’autre ; dans celle ${rang} est allumé${nom === 'barre' ? 'e' : ''} ${quoi}`,
    ),
  ]),
) as Record<`bus trois lampes, ${'barre' | 'cercle' | 'triangle'}`, Signe>;

const alternes = (gauche: string, droite: string, bas: string | undefined, mots: string) =>
  feu(
    boitier(-96, -46, 192, 92) +
      (bas === undefined ? '' : boitier(-46, 42, 92, 92)) +
      lampe(-46, 0, gauche) +
      lampe(46, 0, droite) +
      (bas === undefined ? '' : lampe(0, 88, bas) + eclats(0, 88, '#9FB4C4')),
    mots,
    236,
    bas === undefined ? 110 : 284,
  );
const SOMBRE = '#4A1B20';
const ORANGE_SOMBRE = '#4D3512';

export const autres = {
  'piéton rouge': feu(
    boite2 + figure(0, -35, immobile(ROUGE)) + lampe(0, 35),
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
  'piéton rouge et flèches': feu(
    boite2 +
      figure(0, -35, pose(immobile(ROUGE), 0, 0, 0.42) + quatreFleches(ROUGE)) +
      lampe(0, 35),
    `${DEUX} ; dans celle du haut est allumée une silhouette rouge debout entourée de quatre flèches rouges qui tournent autour d’elle`,
    160,
    166,
  ),
  'piéton vert et flèches': feu(
    boite2 + lampe(0, -35) + figure(0, 35, pose(pieton(VERT), 0, 0, 0.21) + quatreFleches(VERT)),
    `${DEUX} ; dans celle du bas est allumée une silhouette verte qui marche, entourée de quatre flèches vertes qui tournent autour d’elle`,
    160,
    166,
  ),
  'croix rouge': bande(
    trait('M-21 -30L21 30M21 -30L-21 30', ROUGE, 13, { 'stroke-linecap': 'butt' }),
    'une croix rouge',
  ),
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
  'bus cercle': blancSurNoir(rond, 'est allumé un rond blanc'),
  'bus cercle clignotant': blancSurNoir(
    rond + eclats(0, 0, '#9FB4C4'),
    'clignote un rond blanc',
    200,
  ),
  'bus triangle': blancSurNoir(pointe, 'est allumé un triangle blanc posé sur la pointe'),
  'bus barre verticale': blancSurNoir(barre(90), 'est allumée une barre blanche verticale'),
  'bus barre à gauche': blancSurNoir(
    barre(45),
    'est allumée une barre blanche penchée vers la gauche',
  ),
  'bus barre à droite': blancSurNoir(
    barre(-45),
    'est allumée une barre blanche penchée vers la droite',
  ),
  ...troisBus,
  'orange clignotant seul': feu(
    boitier(-43, -43, 86, 86) + lampe(0, 0, ORANGE) + eclats(0, 0, ORANGE),
    'Une seule lampe, jaune-orange, qui clignote',
    176,
    100,
  ),
  'deux orange alternés': feu(
    boitier(-96, -46, 192, 92) + lampe(-46, 0, ORANGE) + lampe(46, 0, ORANGE_SOMBRE),
    'Deux lampes jaune-orange côte à côte, qui s’allument tour à tour',
    236,
    110,
  ),
  'deux rouges alternés': alternes(
    LAMPE_ROUGE,
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
