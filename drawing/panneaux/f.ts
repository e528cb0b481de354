import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import { carreBleu, couche, debout, disqueRouge } from '../plaques.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { flecheHaut } from '../symboles/fleches.ts';
import { autoroute, bandes, maison, ville } from '../symboles/lieux.ts';
import { adulteEtEnfant, cycliste, enfant, pieton, velo } from '../symboles/usagers.ts';
import { voiture, voitureCote } from '../symboles/vehicules.ts';
import { signe, type Signe } from './signe.ts';

const blancCouche = couche(blanc, 'blanc');
const bleuCouche = couche(bleu, 'bleu');
const bleuDebout = debout(bleu, 'bleu');
const skyline = pose(ville(noir), 0, 12, 1.05);

/** The same sign struck out in red, from bottom left to top right. */
const barreDeRouge = ({ l, h, svg, description }: Signe): Signe => {
  const [x, y] = [l / 2 - 9, h / 2 - 9];
  return {
    l,
    h,
    svg: svg + trait(`M${-x} ${y}L${x} ${-y}`, rouge, 13, { 'stroke-linecap': 'butt' }),
    description: description.replace(/\.$/, ', barrés d’un trait rouge oblique.'),
  };
};

const F1a = signe(blancCouche, 'des toits et un clocher en silhouette noire', skyline);
const F5 = signe(
  bleuDebout,
  'une large route blanche à deux voies qui passe sous un pont',
  pose(autoroute(blanc), 0, 4, 1.1),
);
const F9 = signe(bleuDebout, 'une voiture blanche vue de face', pose(voiture(blanc), 0, 2, 1.3));
const F12a = signe(
  bleuCouche,
  'en blanc, une maison, une voiture, un adulte et un enfant qui joue au ballon',
  pose(maison(blanc, bleu), 74, -22),
  pose(voitureCote(blanc), 72, 56, 0.78),
  pose(pieton(blanc), -90, 10, 1.05),
  pose(enfant(blanc), -26, 24, 0.82),
  cercle(-58, 57, 9, blanc),
);
const F103 = signe(
  bleuDebout,
  'une grande et une petite silhouettes blanches',
  pose(adulteEtEnfant(blanc), -3, 2, 1.6),
);
const F111 = signe(
  bleuDebout,
  'une personne blanche à bicyclette devant une voiture rouge',
  pose(voiture(rouge), 14, -44, 1.06),
  pose(cycliste(blanc), 0, 56, 0.98),
);

/** The white square, triangle and black figure shared by the signs that stand at a crossing. */
const traversee = (mots: string, ...dessus: string[]) =>
  signe(
    carreBleu,
    `un triangle blanc et, dedans, ${mots}`,
    chemin('M0 -78L80 70H-80Z', blanc),
    ...dessus,
  );

/** F: what one finds here. */
export const f = {
  F1a,
  F3a: barreDeRouge(F1a),
  F4a: {
    exemple: '30',
    avec: (valeur: string) =>
      signe(
        debout(blanc, 'blanc'),
        `le mot « ZONE » en noir au-dessus d’un rond à bord rouge qui porte le nombre « ${valeur} »`,
        texte('ZONE', 0, -64, 42, noir, 106),
        pose(disqueRouge.svg + texte(valeur, 0, 28, 82, noir), 0, 26, 0.66),
      ),
  },
  F5,
  F7: barreDeRouge(F5),
  F9,
  F11: barreDeRouge(F9),
  F12a,
  F12b: barreDeRouge(F12a),
  F19: signe(
    carreBleu,
    'une grande flèche blanche vers le haut',
    flecheHaut(0, 76, -76, 34, blanc),
  ),
  F45: signe(
    carreBleu,
    'une bande blanche debout, fermée en haut par une bande rouge',
    rect(-13, -36, 26, 112, blanc),
    rect(-44, -64, 88, 28, rouge, { stroke: blanc, 'stroke-width': 4 }),
  ),
  F49: traversee(
    'une personne noire qui marche sur des bandes noires',
    pose(pieton(noir), 0, 4, 0.8),
    pose(bandes(noir), 0, 40, 0.92),
  ),
  F50: traversee('une bicyclette noire', pose(velo(noir), 0, 30, 0.8)),
  F103,
  F105: barreDeRouge(F103),
  F111,
  F113: barreDeRouge(F111),
};
