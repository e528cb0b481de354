import type { Vue } from '../camera/prises.ts';
import { devant, fois, moins, plus, type Vec } from '../maille/vecteurs.ts';
import type { Plateau } from './studio.ts';

/** In metres: what a seat looks at, and what is lit sharply around it. */
const [DEVANT, AUTOUR, AUTOUR_DU_SIEGE] = [26, 42, 46];
/** From above one looks through less fog. */
const VOILE_D_EN_HAUT = 0.35;

/** Degrees clockwise from the north. */
export const capDe = ({ oeil, vers }: Pick<Vue, 'oeil' | 'vers'>): number => {
  const regard = moins(vers, oeil);
  return (Math.atan2(regard[0], -regard[2]) * 180) / Math.PI;
};

export const devantOeil = ([x, , z]: Vec, cap: number): Vec =>
  plus([x, 0, z], fois(devant(cap), DEVANT));

/** How a view of a street is lit, in a still and in its film. */
export function eclairageDe(vue: Vue): Pick<Plateau, 'centre' | 'rayon' | 'cap' | 'voile'> {
  const cap = capDe(vue);
  return vue.genre === 'siège'
    ? { centre: devantOeil(vue.oeil, cap), rayon: AUTOUR_DU_SIEGE, cap, voile: 1 }
    : {
        centre: [vue.vers[0], 0, vue.vers[2]],
        rayon: AUTOUR,
        cap,
        voile: VOILE_D_EN_HAUT,
      };
}
