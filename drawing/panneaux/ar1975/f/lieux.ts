import { blanc, bleu, noir, rouge, vert } from '../../../couleurs.ts';
import { carreBleu, debout, rectangle } from '../../../plaques.ts';
import { chemin, pose, rect, texte, trait } from '../../../svg.ts';
import { flecheHaut } from '../../../symboles/fleches.ts';
import { inscription } from '../../../symboles/inscription.ts';
import { bandes, maison } from '../../../symboles/lieux.ts';
import {
  caravane,
  coureur,
  couverts,
  croix,
  extincteur,
  lit,
  pompe,
  sapin,
  sos,
  tasse,
  telephone,
  tente,
} from '../../../symboles/services.ts';
import { vagues } from '../../../symboles/nature.ts';
import { terrassier } from '../../../symboles/travail.ts';
import { pieton, velo } from '../../../symboles/usagers.ts';
import { signe } from '../../signe.ts';
import { barreDeRouge, bleuCouche, bleuDebout, orangeDebout } from './commun.ts';

/** The white square, triangle and black figure shared by the signs that stand at a crossing. */
const traversee = (mots: string, ...dessus: string[]) =>
  signe(
    carreBleu,
    `un triangle blanc et, dedans, ${mots}`,
    chemin('M0 -78L80 70H-80Z', blanc),
    ...dessus,
  );

const sansIssue = (y: number) =>
  rect(-13, y + 28, 26, 76 - y - 28, blanc) +
  rect(-44, y, 88, 28, rouge, { stroke: blanc, 'stroke-width': 4 });

/** A white square on blue, the symbol on it. */
const service = (mots: string, ...dessus: string[]) =>
  signe(
    bleuDebout,
    `un carré blanc et, dedans, ${mots}`,
    rect(-64, -64, 128, 128, blanc, { rx: 4 }),
    ...dessus,
  );

const vertDebout = debout(vert, 'bord blanc');
const porte = (c: string, x: number, y: number, k: number) =>
  pose(
    trait('M-52 50V-62H-8V-40M-52 50H-8V36', c, 8, { 'stroke-linejoin': 'miter' }) +
      pose(coureur(c), 14, 4, 0.86),
    x,
    y,
    k,
  );

/** F: what stands here. */
export const lieux = {
  F45: signe(
    carreBleu,
    'une bande blanche debout, fermée en haut par une bande rouge',
    sansIssue(-64),
  ),
  F45b: signe(
    carreBleu,
    'une bande blanche debout, fermée en haut par une bande rouge au-dessus de laquelle se trouvent une personne qui marche et une bicyclette, blanches',
    sansIssue(-14),
    pose(pieton(blanc), -42, -48, 0.56),
    pose(velo(blanc), 30, -48, 0.56),
  ),
  F47: barreDeRouge(
    signe(
      orangeDebout,
      'une personne noire avec une pelle devant un tas',
      pose(terrassier(noir), 6, 0, 1.1),
    ),
    13,
  ),
  F49: traversee(
    'une personne noire qui marche sur des bandes noires',
    pose(pieton(noir), 0, 4, 0.8),
    pose(bandes(noir), 0, 40, 0.92),
  ),
  F50: traversee('une bicyclette noire', pose(velo(noir), 0, 30, 0.8)),
  F51a: signe(
    carreBleu,
    'une personne blanche qui descend un escalier vers la gauche',
    trait('M78 -6H44V22H10V50H-24V76H-78', blanc, 10, {
      'stroke-linecap': 'butt',
      'stroke-linejoin': 'miter',
    }),
    pose(pieton(blanc), 14, -32, 0.94),
  ),
  F51b: signe(
    carreBleu,
    'une personne blanche qui monte un escalier vers la gauche',
    trait('M78 76H24V50H-10V22H-44V-6H-78', blanc, 10, {
      'stroke-linecap': 'butt',
      'stroke-linejoin': 'miter',
    }),
    pose(pieton(blanc), 2, -28, 0.94),
  ),
  F52: signe(vertDebout, 'une personne blanche qui court vers une porte', porte(blanc, 1, 4, 1.16)),
  F52bis: signe(
    vertDebout,
    'une personne blanche qui court vers une porte et, dessous, deux flèches, l’une vers la gauche avec « 100 m », l’autre vers la droite avec « 200 m »',
    porte(blanc, 4, -42, 0.8),
    texte('100 m', 14, 48, 34, blanc, 84),
    texte('200 m', -14, 94, 34, blanc, 84),
    chemin('M-68 36L-46 20V30H-34V42H-46V52ZM68 82L46 66V76H34V88H46V98Z', blanc),
  ),
  F53: signe(bleuDebout, 'la lettre « H » en blanc', texte('H', 0, 58, 164, blanc)),
  F55: service('une croix rouge', pose(croix(rouge), 0, 0)),
  F56: service('un extincteur rouge', pose(extincteur(rouge), 4, 0)),
  F57: {
    exemple: 'La Lesse',
    avec: (nom: string) =>
      signe(
        rectangle(270, 120, bleu, 'bord blanc', 'Panneau rectangulaire couché, fond bleu'),
        `le nom « ${nom} » en blanc au-dessus d’une ligne de vagues`,
        inscription(nom, 0, 4, 46, blanc, 236),
        vagues(30, blanc),
      ),
  },
  F59: signe(
    bleuDebout,
    'la lettre « P » en blanc au-dessus d’une flèche blanche vers la droite',
    texte('P', 0, 28, 150, blanc),
    `<g transform="translate(0 72) rotate(90)">${flecheHaut(0, 54, -54, 17, blanc)}</g>`,
  ),
  F60: signe(
    bleuDebout,
    'la lettre « P » en blanc sous un toit blanc',
    texte('P', 0, 84, 150, blanc),
    trait('M-64 -32L0 -84L64 -32', blanc, 13, { 'stroke-linejoin': 'miter' }),
  ),
  F61: service('un téléphone noir', pose(telephone(noir), 0, 4)),
  F62: service(
    'les lettres « SOS » en rouge au-dessus d’un téléphone noir',
    pose(sos(rouge), 0, -16),
    pose(telephone(noir), 0, 26, 0.72),
  ),
  F63: service('une pompe noire', pose(pompe(noir), 0, 0)),
  F65: service('un lit noir', pose(lit(noir), 0, 0)),
  F67: service('une fourchette et un couteau noirs', pose(couverts(noir), 0, 0)),
  F69: service('une tasse noire qui fume', pose(tasse(noir), 2, 2)),
  F71: service('une tente noire', pose(tente(noir), 0, 6, 0.92)),
  F73: service('une caravane noire', pose(caravane(noir), -6, 4, 0.88)),
  F75: service(
    'une maison et un sapin noirs',
    pose(maison(noir), -16, 8, 0.84),
    pose(sapin(noir), 34, 2, 0.8),
  ),
  F77: service('la lettre « i » en noir', texte('i', 0, 44, 124, noir)),
  F93: {
    exemple: '102,5',
    avec: (valeur: string) =>
      signe(
        bleuCouche,
        `le mot « Radio » et « ${valeur} MHz » en blanc`,
        texte('Radio', 0, -10, 54, blanc, 150),
        inscription(`${valeur} MHz`, 0, 52, 46, blanc, 220),
      ),
  },
};
