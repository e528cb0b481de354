import type { PerspectiveCamera } from 'three';
import { type Annotation, CADRE, type Ou, tailleDAnnotation } from '../../regles/vue.ts';
import { projete } from '../camera/prises.ts';
import { entre, type Vec } from '../maille/vecteurs.ts';
import type { Etiquette } from './montage.ts';

const arrondi = (n: number): number => Math.round(n * 1000) / 1000;
const [LARGE, HAUT] = CADRE;
/** In pixels of CADRE: from the picture's edge, and beside a line. */
const [BORD, DESSUS] = [6, 15];
/** In metres: below, a line has the road under it. */
const BAS = 1;

/** Wholly in the picture. */
const dedans = ([x, y]: Ou, [l, h]: readonly [number, number]): Ou => {
  const borne = (part: number, taille: number, tout: number): number => {
    const marge = (taille / 2 + BORD) / tout;
    return arrondi(Math.min(1 - marge, Math.max(marge, part)));
  };
  return [borne(x, l, LARGE), borne(y, h, HAUT)];
};

/** Labels with their places; that of a level line stands above it, or on the road below it. */
export function placeEtiquettes(
  camera: PerspectiveCamera,
  etiquettes: readonly Etiquette[],
): Annotation[] {
  const sur = (ou: Vec): Ou => {
    const { x, y } = projete(camera, ou);
    return [arrondi(x), arrondi(y)];
  };
  return etiquettes.map((etiquette): Annotation => {
    const { mots: texte } = etiquette;
    if (!('de' in etiquette)) {
      const sorte = 'moi' in etiquette ? 'moi' : 'mesure';
      const ou: Ou = 'coin' in etiquette ? [0.5, 0] : sur(etiquette.ou);
      return { sorte, texte, ou: dedans(ou, tailleDAnnotation(sorte, texte)) };
    }
    const [de, a] = [sur(etiquette.de), sur(etiquette.a)];
    const [x, y] = sur(entre(etiquette.de, etiquette.a, 0.5));
    const taille = tailleDAnnotation('distance', texte);
    const couche = Math.abs(de[0] - a[0]) * LARGE > Math.abs(de[1] - a[1]) * HAUT;
    const sens = etiquette.de[1] < BAS ? 1 : -1;
    const ecarte = couche ? (sens * DESSUS) / HAUT : 0;
    return { sorte: 'distance', texte, ou: dedans([x, y + ecarte], taille), de, a };
  });
}
