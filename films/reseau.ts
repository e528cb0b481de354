import { isCarrefour } from '../drawing/scene/branche.ts';
import { capDirection, coupes } from '../drawing/scene/plan/carrefour/coupe.ts';
import { capOf, rad, tour } from '../drawing/scene/plan/geometrie.ts';
import { layOut } from '../drawing/scene/plan/index.ts';
import type { Point, Pose } from '../drawing/scene/plan/plan.ts';
import type { Carrefour } from '../drawing/scene/scene.ts';
import { graineOf } from '../drawing/alea.ts';
import type { Clip, ClipJoue, DecorDit, Feux, Morceau } from './clip.ts';
import { avecFeux } from './feux.ts';
import { type LigneDuClip, ligneDe } from './ligne.ts';
import { MESURES, type MorceauPlan, planDeCarrefour, planDeRoute, rueDe } from './morceaux.ts';

/** In metres: road behind my first place, beyond my last, and where nobody goes. */
const [DERRIERE, AU_DELA, AU_BOUT] = [70, 160, 110];

/** A piece where it lies: `place` is its own origin and north in the clip. */
export interface MorceauPose extends MorceauPlan {
  place: Pose;
  /** Its lights or its level crossing, if they change. */
  feux?: Feux;
  passage?: NonNullable<Morceau['passage']>;
}

export interface Reseau {
  décor: DecorDit | undefined;
  /** Those that are written, and streets behind arms where I do not go. */
  morceaux: MorceauPose[];
  /** My lane's middle. */
  ligne: LigneDuClip;
  /** Metres along my line at which each written piece begins, and where the last ends. */
  bornes: number[];
}

/** From a piece's own metres into the clip's. */
export const enClip =
  ({ x, y, cap }: Pose) =>
  ([px, py]: Point): Point => {
    const [c, s] = [Math.cos(rad(cap)), Math.sin(rad(cap))];
    return [x + px * c - py * s, y + px * s + py * c];
  };

/** And back. */
export const enMorceau =
  ({ x, y, cap }: Pose) =>
  ([px, py]: Point): Point => {
    const [c, s] = [Math.cos(rad(cap)), Math.sin(rad(cap))];
    const [dx, dy] = [px - x, py - y];
    return [dx * c + dy * s, dy * c - dx * s];
  };

/** Where a piece lies that goes on from this point with this heading. */
function placeDe({ ligne: [debut, suite] }: MorceauPlan, [x, y]: Point, cap: number): Pose {
  const tourne = cap - capOf(debut!, suite!);
  const [ox, oy] = enClip({ x: 0, y: 0, cap: tourne })(debut!);
  return { x: x - ox, y: y - oy, cap: tourne };
}

/** The same parked cars for who writes a clip and who plays it. */
const graineDe = (clip: Clip | ClipJoue): number =>
  'graine' in clip ? clip.graine : graineOf(clip.ref);

/** All pieces end to end. `jour`: YYYY-MM-DD, whose law the signs follow. */
export function reseauOf(clip: Clip | ClipJoue, jour: string): Reseau {
  const morceaux: MorceauPose[] = [];
  const points: Point[] = [];
  const bornes = [0];
  for (const [i, morceau] of clip.morceaux.entries()) {
    const dernier = i === clip.morceaux.length - 1;
    const mesures = {
      ...MESURES,
      derriere: i === 0 ? DERRIERE : 0,
      auDela: dernier ? AU_DELA : 0,
    };
    const nue = { ...morceau.scene, temps: clip.temps };
    const scene = isCarrefour(nue) && morceau.feux ? avecFeux(nue, morceau.feux) : nue;
    const acteurs = Object.values(clip.acteurs).filter((a) => a.carrefour?.morceau === i + 1);
    const graine = graineOf(` ${i}`, graineDe(clip));
    const plan = isCarrefour(scene)
      ? planDeCarrefour(scene, morceau, acteurs, { mesures, jour })
      : planDeRoute(scene, morceau, { mesures, jour, graine });
    const [avant, fin] = [points.at(-2), points.at(-1)];
    const place = placeDe(plan, fin ?? [0, 0], avant && fin ? capOf(avant, fin) : 0);
    points.push(...plan.ligne.slice(fin ? 1 : 0).map(enClip(place)));
    bornes.push(ligneDe(points).longueur);
    const { feux, passage } = morceau;
    const posee = { ...plan, place, ...(feux && { feux }), ...(passage && { passage }) };
    morceaux.push(posee);
    if (!isCarrefour(scene)) continue;
    const suivis = [...(i === 0 ? [] : ['sud']), ...(dernier ? [] : [morceau.vers])];
    morceaux.push(...ruesDe(scene, posee, suivis, jour));
  }
  return { décor: clip.décor, morceaux, ligne: ligneDe(points), bornes };
}

/** Streets behind the arms that no other piece continues. */
function ruesDe(
  scene: Carrefour,
  { mesures, place }: MorceauPose,
  suivis: readonly (string | undefined)[],
  jour: string,
): MorceauPose[] {
  const siennes = { ...MESURES, auDela: AU_BOUT };
  return coupes(scene, mesures)
    .filter(({ direction }) => !suivis.includes(direction))
    .map(({ direction, ici, droite, gauche }) => {
      const rue = rueDe(scene, direction);
      const [x, y] = enClip(place)(ici(mesures.loin, (droite - gauche) / 2));
      return {
        scene: rue,
        mesures: siennes,
        plan: layOut(rue, jour, { mesures: siennes }),
        ligne: [],
        trajets: new Map(),
        place: { x, y, cap: tour(place.cap + capDirection(direction)) },
      };
    });
}
