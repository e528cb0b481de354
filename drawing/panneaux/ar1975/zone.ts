import { barre } from '../../barre.ts';
import { blanc, grisClair, noir } from '../../couleurs.ts';
import { dans } from '../../dans.ts';
import { debout, plaque as plaqueDe } from '../../plaques.ts';
import { pose, texte, type Piece } from '../../svg.ts';
import { efface, enNoir, type Signe } from '../signe.ts';
import type { Borne } from '../zone.ts';

/** The same in words: « en noir », « de rouge », « bord bleu ». */
const grise = (mots: string): string =>
  mots
    .replace(/\b(en|de) (rouge|bleu|jaune|noir|blanc)\b/g, '$1 gris clair')
    .replace(/ (rouges?|bleue?s?|jaunes?|noire?s?|blanch?e?s?)(?![\p{L}])/gu, ' en gris clair');

const minuscule = (mots: string): string =>
  mots
    .replace(
      /(^|\. )(\p{Lu})/gu,
      (_, avant: string, lettre: string) => (avant ? ' ; ' : '') + lettre.toLowerCase(),
    )
    .replace(/\.$/, '');

/** The black bar of a zone's end, from corner to corner within the plate's edge. */
export const barreDeFin = ({ l, h }: Piece): string =>
  barre({ l: l - 6, h: h - 6, rayon: 9 }, { couleur: noir, part: 9.5, monte: true });

const simple = debout(blanc, 'bord noir');
/** Longer, for what stands below the sign. */
const longue = plaqueDe([5, 9], blanc, 'bord noir');

/** Where the word, the sign and what is below it stand, in % of the plate. */
const places = {
  simple: { mot: [8, 18], disque: [25, 76], plaque: [27, 83], dessous: [0, 0] },
  longue: { mot: [7, 15], disque: [22, 66], plaque: [24, 66], dessous: [73, 94] },
} as const;

/** A disc to set stands small in the corner at the right, all else in the middle. */
const aDisque = (dessous: Signe): boolean => dessous.description.includes('disque');

/** Of a red ring nothing is left at the end, and what it held is written larger. */
const agrandi = (s: Signe): Signe =>
  s.fond === blanc && s.l === s.h ? { ...s, dessus: pose(s.dessus ?? '', 0, 0, 1.28) } : s;

/**
 * The white plate « ZONE » round a sign, or its end: outlines and light grey under a black bar. What
 * stands below is part of it, in black and without a plate of its own.
 */
export function zone(principal: Signe, borne: Borne, dessous?: Signe): Signe {
  const fin = borne === 'fin';
  const [plaque, ou] = dessous ? [longue, places.longue] : [simple, places.simple];
  const rond = principal.l === principal.h;
  const corps =
    dans(
      plaque,
      rond ? [11.5, 88.5] : [9, 91],
      rond ? ou.disque : ou.plaque,
      fin ? efface(agrandi(principal)) : principal.svg,
    ) +
    (dessous
      ? dans(
          plaque,
          aDisque(dessous) ? [52, 91] : [9, 91],
          ou.dessous,
          fin ? efface({ ...dessous, contour: '' }) : enNoir(dessous),
        )
      : '');
  const teinte = fin ? grise : (mots: string) => mots;
  const enBas =
    dessous && minuscule(dessous.description).replace(/^en dessous, un panneau \S+ /, '');
  return {
    l: plaque.l,
    h: plaque.h,
    svg:
      plaque.svg +
      dans(plaque, [23, 77], ou.mot, texte('ZONE', 0, 0, 40, fin ? grisClair : noir)) +
      corps +
      (fin ? barreDeFin(plaque) : ''),
    description:
      `${plaque.mots}, le mot « ZONE » en ${fin ? 'gris clair' : 'noir'}` +
      `, dessous : ${teinte(minuscule(principal.description))}` +
      (enBas ? ` ; plus bas, ${teinte(enBas).replace(/ en blanc\b/g, ' en noir')}` : '') +
      (fin ? ' ; le tout barré d’un trait noir oblique.' : '.'),
  };
}
