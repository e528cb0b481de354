import type { Plan, Point, Vu } from '../plan/plan.ts';
import { moiOf } from './moi.ts';
import { devant, focaleOf, type Camera } from './projection.ts';

export interface Regard {
  camera: Camera;
  vus: Vu[];
}

const rad = (cap: number) => (cap * Math.PI) / 180;
const AVANCE = 0.7;
const ECART = 1;
const OUVERTURE = 18;
const CHAMP = 56;
const VOISIN = 1.3;
/** In metres left of the car's middle. */
const SIEGE = 0.35;

function vusDe(camera: Camera, plan: Plan, isVu: (droite: number, avant: number) => boolean): Vu[] {
  const moi = moiOf(plan);
  return plan.objets
    .filter((o): o is Vu => o.genre === 'usager' && o !== moi)
    .map((o) => ({ o, p: devant(camera, [o.x, o.y]) }))
    .filter(({ p: [droite, avant] }) => isVu(droite, avant))
    .sort((a, b) => b.p[1] - a.p[1])
    .map(({ o }) => o);
}

export function regards(
  camera: Camera,
  plan: Plan,
): Record<'dedans' | 'gauche' | 'droite', Regard> {
  const moi = moiOf(plan);
  const arriere: Camera = {
    ...camera,
    x: moi.x,
    y: moi.y,
    cap: camera.cap + 180,
    focale: focaleOf(46),
    crete: Infinity,
  };
  const vus = vusDe(
    arriere,
    plan,
    (droite, avant) => avant > 4 && avant < 60 && Math.abs(droite) < avant * 0.42,
  );
  const [sin, cos] = [Math.sin(rad(camera.cap)), Math.cos(rad(camera.cap))];
  const cote = (sens: -1 | 1): Regard => {
    const oeil: Point = [
      moi.x + sin * AVANCE + cos * ECART * sens,
      moi.y - cos * AVANCE + sin * ECART * sens,
    ];
    const dehors: Camera = {
      ...arriere,
      x: oeil[0],
      y: oeil[1],
      cap: arriere.cap - sens * OUVERTURE,
      focale: focaleOf(CHAMP),
    };
    const large = Math.tan(rad(CHAMP / 2)) * 0.84;
    const eux = vusDe(
      dehors,
      plan,
      (droite, avant) => avant > 2.4 && avant < 45 && Math.abs(droite) < avant * large,
    ).filter(
      (v) => !vus.includes(v) && devant(camera, [v.x, v.y])[0] * sens > VOISIN + SIEGE * sens,
    );
    return { camera: dehors, vus: eux };
  };
  return { dedans: { camera: arriere, vus }, gauche: cote(-1), droite: cote(1) };
}

export function suivent(camera: Camera, plan: Plan): Set<Vu> {
  const { dedans, gauche, droite } = regards(camera, plan);
  return new Set([...dedans.vus, ...gauche.vus, ...droite.vus]);
}
