import { profilOf } from '../../drawing/scene/profil.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import type { Element, Route, Scene } from '../../drawing/scene/scene.ts';

/** The ground's height in metres, and how long an edge may be there to follow it. */
export interface Relief {
  hauteur: (x: number, z: number) => number;
  finesse: (x: number, z: number) => number;
}

const PLAT: Relief = { hauteur: () => 0, finesse: () => Infinity };

/** A slope of 7 %, rounded over these metres. */
const PENTE = 0.07;
const ARRONDI = 14;
/** In metres: a hump's height, and its ramps' length. */
const PLATEAU = 0.1;
const RAMPE = 1.2;
const DOS_DU_RAIL = 0.16;

const adouci = (t: number): number => {
  const u = Math.max(0, Math.min(1, t));
  return u * u * (3 - 2 * u);
};

/** Up to a brow, and down behind it. */
function crete({ a }: Element): Relief {
  const pied = Math.hypot(0, ARRONDI);
  return {
    hauteur: (_, z) => -PENTE * (Math.hypot(-z - a, ARRONDI) - pied),
    finesse: (_, z) => (Math.abs(-z - a) < 60 ? 2.5 : 12),
  };
}

/** `long`: metres along the road; `marge`: before and after it. */
const traverse = (
  { a }: Element,
  long: number,
  marge: number,
  haut: number,
  [gauche, droite]: readonly [number, number],
): Relief => ({
  hauteur: (x, z) => {
    const s = -z - a;
    if (x < gauche - 0.3 || x > droite + 0.3) return 0;
    return haut * Math.min(adouci((s + marge) / marge), adouci((long + marge - s) / marge));
  },
  finesse: (_, z) => (-z > a - marge - 1 && -z < a + long + marge + 1 ? 0.6 : Infinity),
});

function reliefDe(scene: Route, element: Element): Relief {
  const { gauche, droite } = profilOf(scene, VRAIES);
  switch (element.quoi) {
    case 'sommet de côte':
      return crete(element);
    case 'dispositif surélevé':
      return traverse({ ...element, a: element.a + RAMPE }, 6 - 2 * RAMPE, RAMPE, PLATEAU, [
        gauche,
        droite,
      ]);
    case 'passage à niveau':
      return traverse(element, 5, 8, DOS_DU_RAIL, [-80, 80]);
    default:
      return PLAT;
  }
}

export function reliefOf(scene: Scene): Relief {
  if ('branches' in scene) return PLAT;
  const reliefs = scene.éléments.map((e) => reliefDe(scene, e)).filter((r) => r !== PLAT);
  if (reliefs.length === 0) return PLAT;
  return {
    hauteur: (x, z) => reliefs.reduce((somme, r) => somme + r.hauteur(x, z), 0),
    finesse: (x, z) => Math.min(...reliefs.map((r) => r.finesse(x, z))),
  };
}
