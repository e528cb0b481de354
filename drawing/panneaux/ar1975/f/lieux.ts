import { blanc, bleu, noir, rouge, vert } from '../../../couleurs.ts';
import { dans, enX, enY } from '../../../dans.ts';
import { carreBleu, plaque, rectangle, type Plaque } from '../../../plaques.ts';
import { chemin, n, rect, texte, trait } from '../../../svg.ts';
import { escalier, piocheur, quiDescend, quiMonte } from '../../../symboles/marches.ts';
import {
  caravane,
  coureur,
  couverts,
  croix,
  extincteur,
  gite,
  lettreI,
  lit,
  pompe,
  sos,
  tasse,
  telephone,
  tente,
} from '../../../symboles/services.ts';
import { cyclisteAssis, marcheur, tirets } from '../../../symboles/traversees.ts';
import { velo } from '../../../symboles/usagers.ts';
import { signe, type Signe } from '../../signe.ts';
import { bleuDebout } from './commun.ts';

type Part = readonly [de: number, a: number];

/** A field of one colour, by where it is on its plate, in %. */
const champ = (p: Plaque, [x0, x1]: Part, [y0, y1]: Part, couleur: string, rx?: number): string =>
  rect(
    enX(p, x0),
    enY(p, y0),
    ((x1 - x0) * p.l) / 100,
    ((y1 - y0) * p.h) / 100,
    couleur,
    rx ? { rx } : {},
  );

/** The white triangle of the signs that stand at a crossing. */
const traversee = (mots: string, ...dessus: string[]) =>
  signe(
    carreBleu,
    `un triangle blanc et, dedans, ${mots}`,
    chemin('M0 -64.6L74 64.6H-74Z', blanc),
    ...dessus,
  );

const sansIssue =
  champ(bleuDebout, [43, 57], [35, 85], blanc) + champ(bleuDebout, [34, 66], [28, 35.5], rouge);

/** A white field on blue and, in it, a symbol; where both are, in % of the plate. */
const service = (
  mots: string,
  [x, y]: readonly [Part, Part],
  ...symboles: [x: Part, y: Part, svg: string][]
): Signe =>
  signe(
    bleuDebout,
    `un ${(x[1] - x[0]) * 2 === (y[1] - y[0]) * 3 ? 'carré' : 'rectangle'} blanc et, dedans, ${mots}`,
    champ(bleuDebout, x, y, blanc, 4),
    ...symboles.map(([sx, sy, svg]) => dans(bleuDebout, sx, sy, svg)),
  );
const CARRE = [
  [12.5, 87.5],
  [25, 75],
] as const;
const HAUT = [
  [24, 76],
  [23, 77],
] as const;
const LARGE = [
  [12, 88],
  [22, 78],
] as const;

/** An arrow with a head half as long again as it is wide, to the left. */
const flecheGauche = 'M-50 0L-20 -18V-7H50V7H-20V18Z';
const fleche = (p: Plaque, x: Part, y: Part, couleur: string, miroir: boolean): string =>
  dans(p, x, y, chemin(flecheGauche, couleur), { étiré: true, miroir });

const versEtDistance = /^([←→])\s(\d+\sm)$/;
/** A sign with an arrow to one side and a distance: « ← 100 m ». */
const aDistance = (
  code: string,
  dessine: (vers: { droite: boolean; distance: string; mots: string }) => Signe,
) => ({
  exemple: '← 100 m',
  avec: (valeur: string): Signe => {
    const [, vers, distance] = versEtDistance.exec(valeur) ?? [];
    if (!vers || !distance)
      throw new Error(`${code} ne connaît pas « ${valeur} ». Exemples : ← 100 m, → 250 m.`);
    const droite = vers === '→';
    return dessine({
      droite,
      distance,
      mots: `une flèche blanche vers la ${droite ? 'droite' : 'gauche'}`,
    });
  },
});

const marches = (
  code: string,
  verbe: string,
  quelquun: string,
  [x, y]: [Part, Part],
  tourne: boolean,
) =>
  aDistance(code, ({ droite, distance, mots }) => {
    const cote = ([a, b]: Part): Part => (droite ? [100 - b, 100 - a] : [a, b]);
    return signe(
      bleuDebout,
      `une personne blanche en chapeau qui ${verbe} un escalier vers la ${droite === tourne ? 'gauche' : 'droite'}, et dessous ${mots} et « ${distance} » en blanc`,
      dans(bleuDebout, cote(x), y, quelquun, { miroir: droite !== tourne }),
      dans(bleuDebout, cote([18, 82]), [41, 57], escalier(blanc), { étiré: true, miroir: droite }),
      fleche(bleuDebout, [15, 86], [59, 76], blanc, droite),
      texte(distance, 0, enY(bleuDebout, 93), 50, blanc, 112),
    );
  });

const vertCouche = rectangle(
  270,
  90,
  vert,
  'sans bord',
  'Panneau rectangulaire couché, trois fois plus large que haut, fond vert',
);
const vertCarre = plaque([1, 1], vert, 'bord blanc');

/** F: what stands here. */
export const lieux = {
  F45: signe(
    bleuDebout,
    'une bande blanche debout, fermée en haut par une bande rouge plus large',
    sansIssue,
  ),
  F45b: signe(
    bleuDebout,
    'une bande blanche debout, fermée en haut par une bande rouge plus large d’où part, vers le haut, un trait blanc entre une bicyclette et une personne qui marche, blanches',
    champ(bleuDebout, [48, 52], [11, 29], blanc),
    sansIssue,
    dans(bleuDebout, [19, 45], [14, 27], velo(blanc)),
    dans(bleuDebout, [58, 71], [12.5, 27], marcheur(blanc)),
  ),
  F47: signe(
    bleuDebout,
    'une personne blanche penchée, avec une pelle, devant un tas ; le tout barré d’un large trait rouge oblique',
    dans(bleuDebout, [13, 90], [20, 80], piocheur(blanc)),
    chemin('M-75 54L75 -88V-54L-75 88Z', rouge),
  ),
  F49: traversee(
    'une personne noire qui marche vers la gauche sur deux rangées de traits noirs courts',
    dans(carreBleu, [14, 86], [64, 80.5], tirets(noir)),
    dans(carreBleu, [34, 64], [32, 77.5], marcheur(noir)),
  ),
  F50: traversee(
    'une personne noire sur une bicyclette, vers la gauche',
    dans(carreBleu, [24, 76], [31.5, 81.5], cyclisteAssis(noir)),
  ),
  F51a: marches(
    'F51a',
    'descend',
    quiDescend(blanc),
    [
      [35, 63],
      [9, 47],
    ],
    false,
  ),
  F51b: marches(
    'F51b',
    'monte',
    quiMonte(blanc),
    [
      [30, 58],
      [12, 51],
    ],
    true,
  ),
  F52: signe(
    vertCarre,
    'une haute porte blanche et, à sa droite, une personne blanche qui court vers elle',
    champ(vertCarre, [9, 34], [13, 88], blanc),
    dans(vertCarre, [39, 92], [17, 84], coureur(blanc)),
  ),
  F52bis: aDistance('F52bis', ({ droite, distance, mots }) => {
    const cote = ([a, b]: Part): Part => (droite ? [100 - b, 100 - a] : [a, b]);
    return signe(
      vertCouche,
      `à ${droite ? 'gauche' : 'droite'} une personne blanche qui court, à ${droite ? 'droite' : 'gauche'} une porte blanche et, entre elles, ${mots} au-dessus de « ${distance} »`,
      champ(vertCouche, cote([10, 19]), [10, 92], blanc),
      dans(vertCouche, cote([77, 97]), [11, 91], coureur(blanc), { miroir: droite }),
      fleche(vertCouche, cote([26, 74]), [7, 53], blanc, droite),
      texte(distance, 0, enY(vertCouche, 94), 44, blanc, 118),
    );
  }),
  F53: signe(
    bleuDebout,
    'la lettre « H » en blanc',
    champ(bleuDebout, [22, 37.5], [15, 84], blanc),
    champ(bleuDebout, [62.5, 78], [15, 84], blanc),
    champ(bleuDebout, [30, 70], [43.5, 54], blanc),
  ),
  F55: service('une croix rouge', CARRE, [[20, 80], [30, 70], croix(rouge)]),
  F56: service(
    'un extincteur rouge',
    [
      [25, 75],
      [23, 78],
    ],
    [[31, 72], [26, 74], extincteur(rouge)],
  ),
  F57: {
    exemple: 'La Lesse',
    avec: (nom: string) => {
      const p = rectangle(
        280,
        40,
        blanc,
        'sans bord',
        'Panneau rectangulaire couché, très long, fond blanc',
      );
      return signe(
        p,
        `à gauche deux lignes de vagues bleues, à droite le nom « ${nom} » en bleu`,
        trait([-6, 6].map((y) => `M-134 ${y}q11 -9 21 0t21 0t21 0`).join(''), bleu, 5.5),
        `<g transform="translate(${n(enX(p, 63))} 11) skewX(-12)">${texte(nom, 0, 0, 34, bleu, 176)}</g>`,
      );
    },
  },
  F59: signe(
    bleuDebout,
    'un carré blanc avec la lettre « P » en noir, et dessous une flèche blanche vers la droite',
    champ(bleuDebout, [12, 88], [10, 64], blanc, 8),
    dans(bleuDebout, [26, 76], [14, 59.5], texte('P', 0, 0, 150, noir)),
    fleche(bleuDebout, [12, 88], [69, 90], blanc, true),
  ),
  F60: service(
    'la lettre « P » en noir sous un toit noir',
    [
      [13, 87],
      [26, 77],
    ],
    [[32, 71], [40, 74], texte('P', 0, 0, 150, noir)],
    [[17, 83], [28.5, 47.5], chemin('M-50 6V25H-39V12L0 -9L39 12V25H50V6L0 -21Z', noir)],
  ),
  F61: service('un combiné de téléphone noir, debout', HAUT, [
    [34, 70],
    [25, 75.5],
    telephone(noir),
  ]),
  F62: service(
    'un combiné de téléphone noir, debout, et à côté les lettres « SOS » en noir, l’une sous l’autre',
    HAUT,
    [[27, 62], [25, 75.5], telephone(noir)],
    [[56, 73], [25.5, 69], sos(noir)],
  ),
  F63: service('une pompe noire', CARRE, [[19, 80], [30, 70], pompe(noir)]),
  F65: service('un lit noir', CARRE, [[16, 84], [35, 65], lit(noir)]),
  F67: service('une cuillère et une fourchette noires, croisées', CARRE, [
    [18, 84],
    [27.5, 72.5],
    couverts(noir),
  ]),
  F69: service('une tasse noire sur une soucoupe', CARRE, [[15, 85], [34, 65], tasse(noir)]),
  F71: service('une tente noire', LARGE, [[17.5, 82.5], [33, 67], tente(noir)]),
  F73: service('une caravane noire', LARGE, [[17, 83], [32, 68], caravane(noir)]),
  F75: service('un sapin et une maison noirs', CARRE, [[15, 85], [31, 70], gite(noir)]),
  F77: service('la lettre « i » en noir', HAUT, [[31, 69], [25, 75], lettreI(noir)]),
  F93: {
    exemple: '102,5',
    avec: (valeur: string) =>
      signe(
        bleuDebout,
        `un rectangle blanc avec les mots « Radio info » en noir, et dessous « FM ${valeur} » en blanc`,
        champ(bleuDebout, [16, 84], [10, 45], blanc),
        texte('Radio', 0, enY(bleuDebout, 26), 44, noir, 98),
        texte('info', 0, enY(bleuDebout, 42), 44, noir, 98),
        texte(`FM ${valeur}`, 0, enY(bleuDebout, 67), 42, blanc, 112),
      ),
  },
};
