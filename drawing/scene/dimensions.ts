import type { Element, Route } from './scene.ts';

/**
 * Metres along the road as `elements.ts` draws them: rules judge the distance seen. Change both
 * together; vehicles are in `gabarits.ts`, lanes in `profil.ts`.
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
/** In metres: a garage's door beside the middle of its house. */
export const PORTE_DE_GARAGE = 1.46;

export const profondeurOf = (element: Element): number =>
  element.nature === 'propriété' || element.nature === 'sentier'
    ? ETROITE
    : (profondeurs[element.quoi] ?? 0);

export const texteOfCote = ({ de, a: jusqua, texte }: Route['cotes'][number]): string =>
  texte ?? `${String(Math.round(Math.abs(jusqua - de) * 100) / 100).replace('.', ',')} m`;
