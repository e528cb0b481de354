import { blanc, bleu, noir, rouge } from '../../../couleurs.ts';
import { carreBleu } from '../../../plaques.ts';
import { chemin, pose, rect, texte, trait } from '../../../svg.ts';
import { flecheBas, flecheHaut, flecheLeLong } from '../../../symboles/fleches.ts';
import { telephone } from '../../../symboles/services.ts';
import { pieton, velo } from '../../../symboles/usagers.ts';
import { bus } from '../../../symboles/panonceaux.ts';
import { c } from '../c.ts';
import { signe } from '../../signe.ts';
import { bleuCouche, bleuDebout, orangeCouche, orangeDebout } from './commun.ts';

const tourne = (angle: number, svg: string) => `<g transform="rotate(${angle})">${svg}</g>`;
const pointilles = (x: number, haut = -84, bas = 84, couleur = blanc) =>
  trait(`M${x} ${bas}V${haut}`, couleur, 6, {
    'stroke-linecap': 'butt',
    'stroke-dasharray': '20 14',
  });
const plein = (x: number, couleur = blanc, largeur = 7) =>
  trait(`M${x} 84V-84`, couleur, largeur, { 'stroke-linecap': 'butt' });

const aGauche = (couleur: string) =>
  flecheLeLong('M18 68V0Q18 -22 -4 -22H-12', { x: -42, y: -22, angle: -90 }, 17, couleur);

/** A lane that ends bends into its neighbour, which goes on. */
const rabat = (couleur: string) =>
  flecheHaut(-30, 72, -74, 20, couleur) +
  trait('M38 72V30Q38 16 26 8L-24 -24', couleur, 20, { 'stroke-linecap': 'butt' });

const decale = (x: number) =>
  pose(
    flecheLeLong(
      'M-18 74V42Q-18 30 -8 21L8 5Q18 -4 18 -16V-46',
      { x: 18, y: -76, angle: 0 },
      17,
      noir,
    ),
    x,
    0,
  );

const traverse = (x: number) =>
  pose(
    flecheLeLong(
      'M64 74V52Q64 36 48 30L-32 2Q-48 -4 -48 -20V-42',
      { x: -48, y: -70, angle: 0 },
      14,
      noir,
    ),
    x,
    0,
  );

const parBandes = (...dessus: string[]) => [
  flecheHaut(-40, 74, -20, 20, blanc),
  flecheHaut(40, 74, -20, 20, blanc),
  pose(c.C43.avec('70').svg, 40, -50, 0.4),
  ...dessus,
];
const BANDES =
  'deux flèches blanches côte à côte vers le haut et, au-dessus de celle de droite, un rond à bord rouge qui porte le nombre « 70 »';

/** F: which lane, which way past it, and works on the road. */
export const voies = {
  F13: signe(
    bleuCouche,
    'trois flèches blanches côte à côte, séparées par des traits blancs : vers la gauche, vers le haut, vers la droite',
    pose(aGauche(blanc), -86, 4),
    flecheHaut(0, 72, -72, 17, blanc),
    pose(aGauche(blanc), 86, 4, 1, true),
    plein(-42, blanc, 5),
    plein(42, blanc, 5),
  ),
  F14: signe(
    bleuDebout,
    'une bicyclette blanche entre deux lignes blanches en travers, et une voiture blanche vue de dessus derrière la seconde',
    trait('M-66 -84H66M-66 14H66', blanc, 11, { 'stroke-linecap': 'butt' }),
    pose(velo(blanc), 0, -36, 0.82),
    rect(-4, 36, 38, 62, blanc, { rx: 10 }),
    chemin('M1 54Q15 47 29 54L26 66H4ZM3 86H27V90H3Z', bleu),
    pointilles(-34, 14, 98),
  ),
  F15: signe(
    bleuCouche,
    'un trait blanc debout entre deux flèches, l’une vers le haut sous le nom « Namur », l’autre oblique vers la droite sous le nom « Wavre »',
    texte('Namur', -66, -44, 32, blanc, 96),
    texte('Wavre', 66, -44, 32, blanc, 96),
    plein(0, blanc, 5),
    flecheHaut(-66, 70, -26, 17, blanc),
    pose(tourne(45, flecheHaut(0, 52, -52, 17, blanc)), 62, 26),
  ),
  F17: signe(
    carreBleu,
    'une flèche blanche vers le haut et, à sa droite, au-delà d’un trait interrompu, un autobus blanc',
    flecheHaut(-46, 72, -72, 22, blanc),
    pointilles(0),
    pose(bus(blanc), 46, 0, 0.76),
  ),
  F18: signe(
    carreBleu,
    'un autobus blanc entre deux traits blancs continus',
    pose(bus(blanc), 0, 0, 0.94),
    plein(-60),
    plein(60),
  ),
  F19: signe(
    carreBleu,
    'une grande flèche blanche vers le haut',
    flecheHaut(0, 76, -76, 34, blanc),
  ),
  F21: signe(
    carreBleu,
    'deux flèches blanches obliques qui partent du haut, l’une vers le bas à gauche, l’autre vers le bas à droite',
    trait('M-42 22L0 -50L42 22', blanc, 26, {
      'stroke-linecap': 'butt',
      'stroke-linejoin': 'miter',
    }),
    chemin('M-67 66L-69 2L-11 36ZM67 66L69 2L11 36Z', blanc),
  ),
  F50bis: {
    exemple: 'cyclistes',
    avec: (valeur: string) => {
      if (valeur !== 'cyclistes' && valeur !== 'piétons')
        throw new Error(`F50bis ne connaît pas « ${valeur} ». Choix : cyclistes, piétons.`);
      const deux = valeur === 'cyclistes';
      return signe(
        carreBleu,
        `une grosse flèche blanche coudée vers la droite et, à sa droite, ${deux ? 'une bicyclette blanche' : 'une personne blanche qui marche'}`,
        flecheLeLong('M-56 80V-8Q-56 -36 -28 -36H20', { x: 64, y: -36, angle: 90 }, 26, blanc),
        pose(deux ? velo(blanc) : pieton(blanc), 24, 38, deux ? 0.82 : 0.86),
      );
    },
  },
  F79: signe(
    orangeDebout,
    'une flèche noire vers le haut qu’un trait noir, à sa droite, vient rejoindre',
    rabat(noir),
  ),
  F81: signe(
    orangeDebout,
    'deux flèches noires côte à côte qui se décalent vers la droite en montant',
    decale(-25),
    decale(25),
  ),
  F83: signe(
    orangeCouche,
    'deux flèches noires qui traversent vers la gauche l’ouverture d’une barre noire debout',
    rect(0, -74, 13, 58, noir),
    rect(0, 50, 13, 24, noir),
    traverse(-30),
    traverse(16),
  ),
  F85: signe(
    orangeDebout,
    'deux flèches noires côte à côte, séparées par un trait interrompu, l’une vers le bas, l’autre vers le haut',
    flecheBas(-36, -78, 78, 20, noir),
    pointilles(0, -84, 84, noir),
    flecheHaut(36, 78, -78, 20, noir),
  ),
  F87: signe(
    carreBleu,
    'une bosse blanche arrondie sur une ligne blanche',
    chemin('M-78 48V32H-54Q-42 32 -34 12Q-24 -18 0 -18Q24 -18 34 12Q42 32 54 32H78V48Z', blanc),
  ),
  F89: signe(
    bleuDebout,
    `${BANDES} ; dessous, l’inscription « 500 m »`,
    pose(parBandes().join(''), 0, -26, 0.94),
    texte('500 m', 0, 94, 38, blanc, 96),
  ),
  F91: signe(bleuDebout, BANDES, ...parBandes()),
  F95: signe(
    carreBleu,
    'une flèche blanche vers le haut et, à sa droite, une branche qui finit sur un damier rouge et blanc',
    flecheHaut(-36, 78, -78, 22, blanc),
    trait('M-36 50Q-36 26 -8 18L22 8Q38 2 38 -14', blanc, 20, { 'stroke-linecap': 'butt' }),
    rect(20, -76, 36, 64, blanc),
    chemin('M20 -76h12v16h12v-16h12v16h-12v16h12v16h-12v16h-12v-16h-12v-16h12v-16h-12Z', rouge),
  ),
  F97: signe(
    bleuDebout,
    'une flèche blanche vers le haut qu’un trait blanc, à sa droite, vient rejoindre',
    rabat(blanc),
  ),
  F98: signe(
    carreBleu,
    'une route blanche avec un élargissement à droite, un combiné de téléphone et les lettres « SOS »',
    chemin('M-70 80V-80H-40V-44L-14 -22V30L-40 52V80Z', blanc),
    texte('SOS', 40, 4, 40, blanc, 76),
    pose(telephone(blanc), 40, 46, 0.6),
  ),
};
