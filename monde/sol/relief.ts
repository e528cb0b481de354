import { adouci } from '../../drawing/scene/plan/geometrie.ts';
import { isCarrefour } from '../../drawing/scene/branche.ts';
import { profilOf } from '../../drawing/scene/profil.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import type { Element, Route, Scene } from '../../drawing/scene/scene.ts';

/** The ground's height in metres. */
export interface Relief {
  hauteur: (x: number, z: number) => number;
  /** Beside the road: a hump is the carriageway's alone. */
  champs: (x: number, z: number) => number;
  /** Where z bends, from the north: surfaces are cut there. None: all is flat. */
  tranches: readonly number[];
}

const plat = () => 0;
const PLAT: Relief = { hauteur: plat, champs: plat, tranches: [] };

/** A slope of 7 %, rounded over these metres. */
const PENTE = 0.07;
const ARRONDI = 14;
/** In metres: no slope goes deeper, or fields would end before the horizon. */
const VALLEE = 8;
/** In metres: a hump's height, and its ramps' length. */
const PLATEAU = 0.1;
const RAMPE = 1.2;
const DOS_DU_RAIL = 0.16;

/** In metres from a brow: closer where it is rounder. */
const DU_SOMMET = [0, 3, 6, 9, 13, 18, 24, 32, 45, 60, 80, 110, 150, 200, 300];

/** Up to a brow, and down behind it. */
function crete({ a }: Element): Relief {
  const hauteur = (_: number, z: number) => {
    const chute = PENTE * (Math.hypot(-z - a, ARRONDI) - ARRONDI);
    return -VALLEE * (1 - Math.exp(-chute / VALLEE));
  };
  return {
    hauteur,
    champs: hauteur,
    tranches: [...DU_SOMMET.map((d) => -a - d), ...DU_SOMMET.slice(1).map((d) => -a + d)],
  };
}

const PARTS = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1];

/** `long`: metres along the road; `marge`: before and after it. `entre`: from left to right. */
function traverse(
  { a }: Element,
  long: number,
  marge: number,
  haut: number,
  entre?: readonly [number, number],
): Relief {
  const hauteur = (x: number, z: number): number => {
    const s = -z - a;
    if (entre && (x < entre[0] - 0.05 || x > entre[1] + 0.05)) return 0;
    return haut * Math.min(adouci((s + marge) / marge), adouci((long + marge - s) / marge));
  };
  return {
    hauteur,
    champs: entre ? plat : hauteur,
    tranches: PARTS.flatMap((part) => [-a + part * marge, -a - long - part * marge]),
  };
}

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
      return traverse(element, 5, 8, DOS_DU_RAIL);
    default:
      return PLAT;
  }
}

export function reliefOf(scene: Scene): Relief {
  if (isCarrefour(scene)) return PLAT;
  const reliefs = scene.éléments.map((e) => reliefDe(scene, e)).filter((r) => r !== PLAT);
  if (reliefs.length === 0) return PLAT;
  return {
    hauteur: (x, z) => reliefs.reduce((somme, r) => somme + r.hauteur(x, z), 0),
    champs: (x, z) => reliefs.reduce((somme, r) => somme + r.champs(x, z), 0),
    tranches: reliefs.flatMap(({ tranches }) => tranches).sort((a, b) => a - b),
  };
}
