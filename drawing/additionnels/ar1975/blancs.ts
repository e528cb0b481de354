import { noir, rouge } from '../../couleurs.ts';
import type { Signe } from '../../panneaux/signe.ts';
import { pose, texte, trait } from '../../svg.ts';
import { cyclomoteur } from '../../symboles/deuxroues.ts';
import { flecheBas, flecheHaut } from '../../symboles/fleches.ts';
import { trottinette } from '../../symboles/panonceaux.ts';
import { velo } from '../../symboles/usagers.ts';
import { surBlanc } from './commun.ts';

interface Engin {
  dit: string;
  svg: string;
  lettre?: string;
}

const bicyclette: Engin = { dit: 'une bicyclette noire', svg: velo(noir) };
const lettree = (lettre: string): Engin => ({
  dit: `un cyclomoteur noir marqué « ${lettre} »`,
  svg: cyclomoteur(noir),
  lettre,
});
const cyclo: Engin = { dit: 'un cyclomoteur noir', svg: cyclomoteur(noir) };
const A = lettree('A');
const B = lettree('B');
const P: Engin = { dit: 'une bicyclette noire marquée « P »', svg: velo(noir), lettre: 'P' };

const enListe = (mots: string[]): string =>
  mots.length < 2 ? mots.join('') : `${mots.slice(0, -1).join(', ')} et ${mots.at(-1)}`;

const large = ({ lettre }: Engin, k: number): number =>
  118 * k + (lettre ? 30 * Math.max(k, 0.6) : 0);

/** Side by side, each before its letter if it has one. */
function rangee(engins: Engin[], y: number, k: number): string {
  const ecart = 10;
  const total = engins.reduce((l, e) => l + large(e, k), 0) + ecart * (engins.length - 1);
  let x = -total / 2;
  return engins
    .map((e) => {
      const debut = x;
      x += large(e, k) + ecart;
      return (
        pose(e.svg, debut + 59 * k, y, k) +
        (e.lettre
          ? texte(e.lettre, debut + large(e, k) - 9, y + 13 * k + 4, 42 * Math.max(k, 0.56), noir)
          : '')
      );
    })
    .join('');
}

/** One row, or two when there are more than two. */
const rangees = (engins: Engin[]): Engin[][] =>
  engins.length > 2 ? [engins.slice(0, 2), engins.slice(2)] : [engins];

const taille = (engins: Engin[]): number =>
  engins.length === 1 ? 0.72 : 0.62 - 0.06 * engins.filter((e) => e.lettre).length;

const seuls = (...engins: Engin[]): Signe =>
  surBlanc(88, `avec ${enListe(engins.map((e) => e.dit))}`, rangee(engins, 2, taille(engins)));

const excepte = (...engins: Engin[]): Signe => {
  const rangs = rangees(engins);
  const h = 70 + rangs.length * 52;
  return surBlanc(
    h,
    `avec le mot « excepté » au-dessus de ces dessins : ${enListe(engins.map((e) => e.dit))}`,
    texte('excepté', 0, -h / 2 + 40, 32, noir, 112),
    ...rangs.map((rang, i) => rangee(rang, -h / 2 + 82 + i * 52, 0.52)),
  );
};

const barre = (...engins: Engin[]): Signe =>
  surBlanc(
    88,
    `avec ${enListe(engins.map((e) => e.dit))} ; le tout barré d’un trait rouge oblique`,
    rangee(engins, 2, taille(engins)),
    trait('M-86 32L86 -32', rouge, 9, { 'stroke-linecap': 'butt' }),
  );

/** Against the traffic: one arrow up, one down. */
const lesDeuxSens = (...engins: Engin[]): Signe => {
  const h = 26 + engins.length * 54;
  return surBlanc(
    h,
    `avec ${enListe(engins.map((e) => e.dit))}, et deux flèches noires, l’une vers le haut, l’autre vers le bas`,
    ...engins.map((e, i) => pose(rangee([e], 0, 0.58), -32, -h / 2 + 40 + i * 54)),
    flecheHaut(48, 40, -40, 10, noir),
    flecheBas(74, -40, 40, 10, noir),
  );
};

/** Across: an arrow that points both ways. */
const enTravers = (...engins: Engin[]): Signe =>
  surBlanc(
    112,
    `avec ${enListe(engins.map((e) => e.dit))} au-dessus de deux flèches noires, l’une vers la gauche, l’autre vers la droite`,
    rangee(engins, -16, taille(engins)),
    `<g transform="translate(0 36) rotate(90)">${flecheBas(0, 8, 78, 10, noir)}${flecheHaut(0, -8, -78, 10, noir)}</g>`,
  );

const partage = (engin: Engin): Signe =>
  surBlanc(
    122,
    `avec les mots « libre-partage » au-dessus de : ${engin.dit}`,
    texte('libre-partage', 0, -24, 28, noir, 164),
    rangee([engin], 24, 0.64),
  );

const engin: Engin = {
  dit: 'une silhouette noire debout sur une trottinette',
  svg: pose(trottinette(noir), 0, 0, 0.84),
};

/** M: white plates for cycles, mopeds and small machines. */
export const blancs = {
  M1: seuls(bicyclette),
  M2: surBlanc(
    84,
    'avec le mot « excepté » et une bicyclette noire',
    texte('excepté', -42, 10, 27, noir, 92),
    pose(velo(noir), 50, 0, 0.58),
  ),
  M3: excepte(bicyclette, A),
  M4: surBlanc(
    100,
    'avec une bicyclette noire et deux flèches noires, l’une vers le haut, l’autre vers le bas',
    pose(velo(noir), -32, 0, 0.76),
    flecheHaut(46, 32, -32, 10, noir),
    flecheBas(72, -32, 32, 10, noir),
  ),
  M5: lesDeuxSens(bicyclette, A),
  M6: seuls(B),
  M7: barre(B),
  M8: seuls(bicyclette, cyclo),
  M9: enTravers(bicyclette),
  M10: enTravers(bicyclette, cyclo),
  M11: excepte(bicyclette, P),
  M12: excepte(bicyclette, A, P),
  M13: seuls(P),
  M14: barre(P),
  M15: seuls(B, P),
  M16: barre(B, P),
  M17: lesDeuxSens(bicyclette, P),
  M18: lesDeuxSens(bicyclette, A, P),
  M19: surBlanc(
    88,
    'avec la lettre « P » puis une bicyclette noire',
    texte('P', -56, 18, 52, noir),
    pose(velo(noir), 24, 2, 0.72),
  ),
  M20: seuls(bicyclette, P),
  M21: seuls(engin),
  M22: partage(bicyclette),
  M23: partage(engin),
  M24: partage(cyclo),
};
