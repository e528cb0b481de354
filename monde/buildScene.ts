import { drawSignal } from '../drawing/drawSignal.ts';
import { VRAIES } from '../drawing/scene/mesures.ts';
import { layOut } from '../drawing/scene/plan/index.ts';
import type { Scene } from '../drawing/scene/scene.ts';
import { type Bati, buildOnPlan } from './bati.ts';

/** A scene from its words. `jour`: YYYY-MM-DD, whose law the signs follow. */
export const buildScene = (
  scene: Scene,
  jour: string,
  plan = layOut(scene, jour, { mesures: VRAIES }),
): Bati => buildOnPlan(scene, plan, { signeDe: (signal) => drawSignal(signal, jour).signe });
