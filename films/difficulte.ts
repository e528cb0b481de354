import type { Clip } from './clip.ts';
import type { Fenetre, Lieu } from './juge.ts';

/** Easy, middling, hard. */
export type Difficulte = 1 | 2 | 3;

/** Measured by `npm run films`. */
export interface MesureDeClip {
  fenetres: readonly Fenetre[];
  /** Height of each danger when it opens, in pixels of a picture 360 wide. */
  hauteurs: readonly number[];
  /** Whoever moves, when and where he is first seen. */
  mobiles: readonly Lieu[];
}

/** In seconds and pixels: from there on it is hard, or very hard. */
const BREF = [2.4, 1.7] as const;
const PETIT = [14, 8] as const;
/** So many who move make a clip without a danger middling: no blind reader called one hard. */
const CALME = 12;
/** As many who move around it, in so many seconds. */
const FOULE = [3, 6] as const;
const AUTOUR = 6;

const duPlus = (n: number, [un, deux]: readonly [number, number]): number =>
  n >= deux ? 2 : n >= un ? 1 : 0;
const duMoins = (n: number, [un, deux]: readonly [number, number]): number =>
  n <= deux ? 2 : n <= un ? 1 : 0;

/** Points of one danger: short, small, among many, in bad light. */
function peineDe(
  { temps, lumière }: Pick<Clip, 'temps' | 'lumière'>,
  { ouvre }: Fenetre,
  /** In seconds: too late for a driver, however soon its window shuts. */
  jusque: number,
  hauteur: number,
  mobiles: readonly Lieu[],
): number {
  const autour = mobiles.filter(({ t }) => Math.abs(t - ouvre) < AUTOUR).length;
  const sombre = temps !== 'jour' || lumière === 'soleil bas' ? 1 : 0;
  return duMoins(jusque - ouvre, BREF) + duMoins(hauteur, PETIT) + duPlus(autour, FOULE) + sombre;
}

/** By its hardest danger; without one, by who moves. Blind readers’ word is the last. */
export function difficulteDe(
  clip: Pick<Clip, 'temps' | 'lumière' | 'difficulté'> & {
    risques: readonly Pick<Clip['risques'][number], 'jusque'>[];
  },
  { fenetres, hauteurs, mobiles }: MesureDeClip,
): Difficulte {
  if (clip.difficulté !== undefined) return clip.difficulté;
  const peine =
    fenetres.length === 0
      ? mobiles.length >= CALME
        ? 2
        : 0
      : Math.max(
          ...fenetres.map((fenetre, i) =>
            peineDe(clip, fenetre, clip.risques[i]!.jusque, hauteurs[i]!, mobiles),
          ),
        );
  return peine <= 1 ? 1 : peine <= 3 ? 2 : 3;
}
