import type { Element, Route } from './scene.ts';

/**
 * How far an element reaches along the road from its near edge, in metres, as `elements.ts` draws
 * it: the rules judge the distance that is seen. Lengths of vehicles are in `gabarits.ts`, widths of
 * lanes in `profil.ts`; the rules read those too. Change a figure here and there together.
 */
const profondeurs: Partial<Record<Element['quoi'], number>> = {
  'passage pour piétons': 3.1,
  'passage pour cyclistes': 2,
  'dispositif surélevé': 6,
  'passage à niveau': 4.6,
  'rue à droite': 6.8,
  'rue à gauche': 6.8,
  'rues des deux côtés': 6.8,
  'garage à droite': 3.2,
  'garage à gauche': 3.2,
  pont: 7,
  tunnel: 30,
  damier: 5.6,
};
const ETROITE = 3;

export const profondeurOf = (element: Element): number =>
  element.nature === 'propriété' || element.nature === 'sentier'
    ? ETROITE
    : (profondeurs[element.quoi] ?? 0);

/** A distance as it is written into the picture, and as it is said. */
export const texteOfCote = ({ de, a: jusqua, texte }: Route['cotes'][number]): string =>
  texte ?? `${String(Math.round(Math.abs(jusqua - de) * 100) / 100).replace('.', ',')} m`;
