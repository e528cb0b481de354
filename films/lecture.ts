import { z } from 'zod';
import { LARGE_DEBOUT } from './debout.ts';
import { angleDe, cadreAt, type Fenetre } from './juge.ts';

/** Told of a clip by one who wrote none of it, on stills half a second apart. Seconds. */
const danger = z
  .strictObject({
    /** Looking back, its cause can first be seen. */
    vu: z.number().min(0).max(60),
    /** A candidate who watches once would click. */
    clic: z.number().min(0).max(60),
    /** Where it is then: a share of the picture from its left edge. */
    x: z.number().min(0).max(1),
    quoi: z.string().max(160),
  })
  .refine(({ vu, clic }) => vu <= clic, { message: '« clic » vient avant « vu »' });

export const lectures = z
  .array(
    z.strictObject({
      lecteur: z.string().max(20),
      /** `empreinteVue` of what was read. */
      vue: z.string(),
      difficulté: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      dangers: z.array(danger).max(8),
    }),
  )
  .min(1);

export type LectureDeClip = z.output<typeof lectures>[number];
type DangerDit = LectureDeClip['dangers'][number];

/** In seconds: the opening may lie so far before the first sight, or after the click. */
const ECART = 0.5;
/** Shares of the picture around its target: eyes point roughly at a still. */
const A_COTE = 0.12;
/** In seconds around a window: farther, another danger is told. */
const AUTOUR = 3;
const RAPPORT = 16 / 9;

function abscisseOf({ cibles }: Fenetre, t: number): [number, number] | undefined {
  const demi = Math.tan((angleDe(RAPPORT, LARGE_DEBOUT) * Math.PI) / 360);
  const cadres = cibles.map((cible) => cadreAt(cible, t)).filter((cadre) => cadre !== null);
  if (cadres.length === 0) return undefined;
  const part = (u: number): number => (u / demi + 1) / 2;
  return [
    part(Math.min(...cadres.map(([gauche]) => gauche))),
    part(Math.max(...cadres.map(([, , droite]) => droite))),
  ];
}

/** Outside its window nothing says where it is: then its time alone tells. */
function isLa(fenetre: Fenetre, { clic, x }: DangerDit): boolean {
  if (clic < fenetre.ouvre - AUTOUR || clic > fenetre.ferme + AUTOUR) return false;
  const la = abscisseOf(fenetre, clic);
  return !la || (x > la[0] - A_COTE && x < la[1] + A_COTE);
}

/** By window what was told of it; `plus`: told, and not marked by us. */
export function rapproche({ dangers }: LectureDeClip, fenetres: readonly Fenetre[]) {
  const restent = [...dangers];
  const dits = fenetres.map((fenetre) => {
    const [proche] = restent
      .filter((dit) => isLa(fenetre, dit))
      .toSorted(
        (un, autre) => Math.abs(un.clic - fenetre.ouvre) - Math.abs(autre.clic - fenetre.ouvre),
      );
    if (proche) restent.splice(restent.indexOf(proche), 1);
    return proche;
  });
  return { dits, plus: restent };
}

/** Seconds by which the opening comes too late (above zero) or too early; 0: as it was read. */
export function ecartDe({ ouvre }: Fenetre, { vu, clic }: DangerDit): number {
  if (ouvre > clic + ECART) return ouvre - clic;
  if (ouvre < vu - ECART) return ouvre - vu;
  return 0;
}

/** Seconds that a window lacks for whoever clicks when he was said to; 0: it leaves him half a second. */
export const manqueDe = ({ ferme }: Fenetre, { clic }: DangerDit): number =>
  Math.max(0, Math.round((clic + ECART - ferme) * 10) / 10);
