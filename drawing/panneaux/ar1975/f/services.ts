import { blanc, noir, rouge } from '../../../couleurs.ts';
import { dans } from '../../../dans.ts';
import { chemin, texte } from '../../../svg.ts';
import {
  caravane,
  couverts,
  croix,
  extincteur,
  gite,
  lettreI,
  litHotel,
  pompe,
  sos,
  tasse,
  telephone,
  tente,
} from '../../../symboles/services.ts';
import { signe, type Signe } from '../../../signe.ts';
import type { Part } from '../../../dans.ts';
import { champ, fleche } from './champs.ts';
import { bleuDebout } from './plaquesF.ts';

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

export const services = {
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
      [12.5, 87.5],
      [26, 76],
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
    [[26, 58], [26, 74], telephone(noir)],
    [[57, 74], [26, 68], sos(noir)],
  ),
  F63: service('une pompe noire', CARRE, [[19, 80], [30, 70], pompe(noir)]),
  F65: service('un lit noir', CARRE, [[16, 84], [35, 65], litHotel(noir)]),
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
};
