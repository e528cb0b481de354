import { isCarrefour } from '../branche.ts';
import type { Plan, Vu } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import { devant, focaleOf, LARGEUR, relativeTo, type Camera } from './projection.ts';
import { moiOf } from './moi.ts';
import { suivent } from './regards.ts';
import { tete } from './tete.ts';
import { isRoulant } from './carrosses.ts';

const rad = (cap: number) => (cap * Math.PI) / 180;

const essais: readonly [recul: number, angle: number][] = [
  [0, 60],
  [0, 66],
  [0, 70],
  [2, 68],
  [3, 72],
  [4, 76],
  [6, 73],
  [8, 70],
  [11, 72],
];

/** In metres; for long vehicles the front half suffices. */
function demiLarge(camera: Camera, { qui, taille: [long, large], x, y, cap }: Vu): number {
  const angle = rad(relativeTo(camera, x, y, cap));
  // Slightly shorter than from above, as drawn.
  const [demi, travers] = isRoulant(qui) ? [long * 0.43, large / 2] : [long * 0.36, 0.5];
  return (
    Math.abs(Math.sin(angle)) * Math.min(demi, long > 7 ? 2.2 : 3) +
    Math.abs(Math.cos(angle)) * travers
  );
}

export function cameraOf(plan: Plan, scene: Scene): Camera {
  const moi = moiOf(plan);
  const crete = isCarrefour(scene)
    ? undefined
    : scene.éléments.find((e) => e.quoi === 'sommet de côte');
  const [sin, cos] = [Math.sin(rad(moi.cap)), -Math.cos(rad(moi.cap))];
  const cameraAt = ([recul, angle]: readonly [number, number]): Camera => {
    const [x, y] = [
      moi.x + sin * (0.3 - recul) + cos * 0.35,
      moi.y + cos * (0.3 - recul) - sin * 0.35,
    ];
    const camera = { x, y, cap: moi.cap, focale: focaleOf(angle), crete: Infinity };
    return crete === undefined
      ? camera
      : { ...camera, crete: Math.max(6, devant(camera, [moi.x, -crete.a])[1]) };
  };
  const assis = cameraAt([0, 60]);
  const comptent = plan.objets.filter((objet) => {
    const [droite, avant] = devant(assis, [objet.x, objet.y]);
    if (objet.genre === 'usager' || objet.genre === 'agent') return objet !== moi && avant >= 2.5;
    // Signs for the driver count even beside his bonnet.
    return (
      objet.genre === 'poteau' &&
      avant > -0.5 &&
      avant < 15 &&
      Math.abs(droite) < 9 &&
      Math.cos(rad(objet.cap - moi.cap)) < -0.6
    );
  });
  const tousVus = (camera: Camera): boolean =>
    comptent.every((objet) => {
      const [droite, avant] = devant(camera, tete(objet));
      if (objet.genre === 'poteau' && avant < 3.2) return false;
      const marge = objet.genre === 'usager' ? demiLarge(camera, objet) : 0.5;
      return (
        Math.abs(droite) > 20 || Math.abs(droite) + marge < (avant * LARGEUR) / 2 / camera.focale
      );
    });
  return essais.map(cameraAt).find(tousVus) ?? cameraAt([11, 72]);
}

/** A scene with such users must be seen from above. */
export function invisibles(plan: Plan, scene: Scene): Vu[] {
  const camera = cameraOf(plan, scene);
  const moi = moiOf(plan);
  const [, ici] = devant(camera, [moi.x, moi.y]);
  const derriere = suivent(camera, plan);
  return plan.objets.filter((objet): objet is Vu => {
    if (objet.genre !== 'usager' || objet === moi || derriere.has(objet)) return false;
    const [droite, avant] = devant(camera, tete(objet));
    return avant <= ici + 0.5 || Math.abs(droite) > (avant * LARGEUR) / 2 / camera.focale;
  });
}
