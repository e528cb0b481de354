import { noir } from '../../couleurs.ts';
import type { Signe } from '../../signe.ts';
import { pose, texte } from '../../svg.ts';
import { bicyclette, mobylette, ondes, trottinette } from '../../symboles/engins.ts';
import { flecheMince } from '../../symboles/fleches.ts';
import { LARGEUR, plaqueBlanche, type Posee } from './plaqueAdditionnelle.ts';

const longue = [LARGEUR, 60] as [number, number];
const basse = [LARGEUR, 100] as [number, number];
const moyenne = [LARGEUR, 114] as [number, number];
const haute = [LARGEUR, 150] as [number, number];
const carree = [LARGEUR, LARGEUR, 'carré'] as [number, number, string];

const velo = bicyclette(noir);
const cyclo = mobylette(noir);
const mot = (mots: string): string => texte(mots, 0, 0, 40, noir);
const haut = flecheMince(noir, 0);
const bas = flecheMince(noir, 180);
const gauche = flecheMince(noir, -90);
const droite = flecheMince(noir, 90);

const marque = (lettres: string): string =>
  `un cyclomoteur noir au-dessus ${/,/.test(lettres) ? 'des lettres' : 'de la lettre'} « ${lettres} »`;

const excepte = (lettres: string): Signe =>
  plaqueBlanche(
    moyenne,
    'avec le mot « EXCEPTE » en noir au-dessus d’une bicyclette noire, à gauche, et ' +
      (lettres === '' ? 'd’un cyclomoteur noir' : `d’${marque(lettres)}`) +
      ', à droite',
    [[27, 73], [10, 24], mot('EXCEPTE')],
    [[12, 46], [32, 70], velo],
    [[54, 88], [30, 70], cyclo],
    ...(lettres === '' ? [] : [[[56, 92], [75, 89], mot(lettres)] satisfies Posee]),
  );

const lesDeuxSens = (lettres: string): Signe =>
  plaqueBlanche(
    moyenne,
    `avec une bicyclette noire au-dessus d’${marque(lettres)}, entre deux flèches noires minces, à gauche vers le bas, à droite vers le haut`,
    [[12, 23], [30, 70], bas],
    [[32, 68], [4, 37], velo],
    [[32, 68], [42, 78], cyclo],
    [[32, 68], [81, 94], mot(lettres)],
    [[77, 88], [30, 70], haut],
  );

const avecMot = (
  lettres: string,
  dessous: 'OBLIGATOIRE' | 'INTERDIT',
  large: readonly [number, number] = [10, 90],
): Signe =>
  plaqueBlanche(
    haute,
    `avec ${marque(lettres)}, et tout en bas le mot « ${dessous} » en noir`,
    [[20, 80], [5, 56], cyclo],
    [[20, 80], [60, 74], mot(lettres)],
    [large, [79, 94], mot(dessous)],
  );

const libre = (svg: string, x: number, y: number): string => svg + pose(ondes(noir), x, y);
const PARTAGE = 'trois petits arcs noirs à sa droite';

export const blancs = {
  M1: plaqueBlanche(basse, 'avec une bicyclette noire', [[20, 80], [20, 80], velo]),
  M2: plaqueBlanche(
    moyenne,
    'avec le mot « EXCEPTE » en noir au-dessus d’une bicyclette noire',
    [[22, 78], [14, 31], mot('EXCEPTE')],
    [[23, 77], [38, 86], velo],
  ),
  M3: excepte('A'),
  'M3 sans lettre': excepte(''),
  M4: plaqueBlanche(
    longue,
    'avec une bicyclette noire entre deux flèches noires minces, à gauche vers le bas, à droite vers le haut',
    [[10, 24], [20, 79], bas],
    [[31, 69], [19, 80], velo],
    [[76, 90], [20, 79], haut],
  ),
  M5: lesDeuxSens('A'),
  M6: avecMot('B', 'OBLIGATOIRE'),
  M7: avecMot('B', 'INTERDIT'),
  M8: plaqueBlanche(
    carree,
    'avec une bicyclette noire au-dessus d’un cyclomoteur noir',
    [[22, 78], [11, 43], velo],
    [[20, 80], [51, 90], cyclo],
  ),
  M9: plaqueBlanche(
    carree,
    'avec une bicyclette noire au-dessus d’une flèche noire vers la gauche, et d’une autre en dessous vers la droite',
    [[22, 78], [12, 43], velo],
    [[33, 67], [52, 66], gauche],
    [[33, 67], [75, 89], droite],
  ),
  M10: plaqueBlanche(
    moyenne,
    'avec une bicyclette noire, à gauche, et un cyclomoteur noir, à droite, au-dessus d’une flèche noire vers la gauche et d’une autre en dessous vers la droite',
    [[9, 46], [8, 44], velo],
    [[54, 91], [5, 44], cyclo],
    [[37, 64], [51, 68], gauche],
    [[37, 64], [75, 92], droite],
  ),
  M11: excepte('P'),
  M12: excepte('A, P'),
  M13: avecMot('P', 'OBLIGATOIRE'),
  M14: avecMot('B, P', 'OBLIGATOIRE'),
  M15: avecMot('P', 'INTERDIT', [20, 80]),
  M16: avecMot('B, P', 'INTERDIT', [20, 80]),
  M17: lesDeuxSens('P'),
  M18: lesDeuxSens('A, P'),
  M19: plaqueBlanche(
    basse,
    `avec ${marque('P')}`,
    [[20, 80], [6, 74], cyclo],
    [[20, 80], [79, 94], mot('P')],
  ),
  M20: plaqueBlanche(
    carree,
    `avec une bicyclette noire au-dessus d’${marque('P')}`,
    [[22, 78], [9, 42], velo],
    [[20, 80], [47, 83], cyclo],
    [[20, 80], [87, 96], mot('P')],
  ),
  M21: plaqueBlanche(basse, 'avec une trottinette noire', [[20, 80], [11, 89], trottinette(noir)]),
  M22: plaqueBlanche(basse, `avec une trottinette noire et ${PARTAGE}`, [
    [20, 80],
    [11, 89],
    libre(trottinette(noir), 0, -14),
  ]),
  M23: plaqueBlanche(basse, `avec une bicyclette noire et ${PARTAGE}`, [
    [20, 80],
    [9, 82],
    libre(velo, 38, -18),
  ]),
  M24: plaqueBlanche(
    carree,
    `avec une bicyclette noire et ${PARTAGE}, au-dessus d’une trottinette noire et trois arcs pareils`,
    [[20, 80], [6, 43], libre(velo, 38, -18)],
    [[22, 78], [50, 86], libre(trottinette(noir), 0, -14)],
  ),
};
