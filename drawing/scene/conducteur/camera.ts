import type { Plan, Vu } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { devant, focaleDe, L, type Camera } from './projection.ts';
import { estRoulant } from './vehicules.ts';

const rad = (cap: number) => (cap * Math.PI) / 180;

/** Eyes so far behind where they are, looking so wide, until those who count are seen. */
const essais: readonly [recul: number, angle: number][] = [
  [0, 60],
  [0, 70],
  [3, 66],
  [5, 70],
  [8, 70],
  [11, 72],
];

export function moiDe(plan: Plan): Vu {
  const moi = plan.objets.find((o): o is Vu => o.genre === 'usager' && o.moi);
  if (!moi) throw new Error('La vue du conducteur demande un usager « moi ».');
  return moi;
}

/** At the eyes of who drives: a little left of the middle of the car, looking along it. */
export function cameraDe(plan: Plan, scene: Scene): Camera {
  const moi = moiDe(plan);
  const crete =
    'branches' in scene ? undefined : scene.éléments.find((e) => e.quoi === 'sommet de côte');
  const [s, k] = [Math.sin(rad(moi.cap)), -Math.cos(rad(moi.cap))];
  const pose = ([recul, angle]: readonly [number, number]): Camera => {
    const [x, y] = [moi.x + s * (0.3 - recul) + k * 0.35, moi.y + k * (0.3 - recul) - s * 0.35];
    const c = { x, y, cap: moi.cap, focale: focaleDe(angle), crete: Infinity };
    return crete === undefined ? c : { ...c, crete: Math.max(6, devant(c, [moi.x, -crete.a])[1]) };
  };
  const assis = pose([0, 60]);
  const comptent = plan.objets.filter((o) => {
    const [droite, avant] = devant(assis, [o.x, o.y]);
    if (o.genre === 'usager' || o.genre === 'agent') return o !== moi && avant >= 2.5;
    // Signs that look at who drives count even beside his bonnet.
    return (
      o.genre === 'poteau' &&
      avant > -0.5 &&
      avant < 15 &&
      Math.abs(droite) < 9 &&
      Math.cos(rad(o.cap - moi.cap)) < -0.6
    );
  });
  const tousVus = (c: Camera): boolean =>
    comptent.every((o) => {
      const [droite, avant] = devant(c, [o.x, o.y]);
      if (o.genre === 'poteau' && avant < 3.2) return false;
      const marge = o.genre === 'usager' && estRoulant(o.qui) ? 1.6 : 0.5;
      return Math.abs(droite) > 20 || Math.abs(droite) + marge < (avant * L) / 2 / c.focale;
    });
  return essais.map(pose).find(tousVus) ?? pose([11, 72]);
}

/** Those whom the mirror shows, the farthest first, and the camera that looks back at them. */
export function suiveurs(c: Camera, plan: Plan): { arriere: Camera; vus: Vu[] } {
  const moi = moiDe(plan);
  const arriere: Camera = {
    ...c,
    x: moi.x,
    y: moi.y,
    cap: c.cap + 180,
    focale: focaleDe(46),
    crete: Infinity,
  };
  const vus = plan.objets
    .filter((o): o is Vu => o.genre === 'usager' && o !== moi)
    .map((o) => ({ o, p: devant(arriere, [o.x, o.y]) }))
    .filter(({ p: [droite, avant] }) => avant > 4 && avant < 60 && Math.abs(droite) < avant * 0.42)
    .sort((a, b) => b.p[1] - a.p[1]);
  return { arriere, vus: vus.map(({ o }) => o) };
}

/** Those who are neither before the windscreen nor in the mirror: a scene that needs them is seen from above. */
export function invisibles(plan: Plan, scene: Scene): Vu[] {
  const c = cameraDe(plan, scene);
  const moi = moiDe(plan);
  const [, ici] = devant(c, [moi.x, moi.y]);
  const { vus } = suiveurs(c, plan);
  return plan.objets.filter((o): o is Vu => {
    if (o.genre !== 'usager' || o === moi || vus.includes(o)) return false;
    const [droite, avant] = devant(c, [o.x, o.y]);
    return avant <= ici + 0.5 || Math.abs(droite) > (avant * L) / 2 / c.focale;
  });
}
