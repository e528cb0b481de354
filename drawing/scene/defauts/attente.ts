import { codes } from '../plan/signaux.ts';
import type { Scene } from '../scene.ts';
import type { Defaut } from './dire.ts';

/** A sign and what is painted for it stand so near to each other, in metres. */
const PRES = 10;

/** What is painted across a lane says what the sign beside it says: a line for B5, triangles for B1. */
export function* surLesAttentes(scene: Scene): Generator<Defaut> {
  if ('branches' in scene) return;
  for (const element of scene.éléments) {
    const [faux, juste] =
      element.quoi === 'triangles'
        ? ['B5', 'c’est une ligne d’arrêt']
        : element.quoi === 'ligne d’arrêt'
          ? ['B1', 'ce sont des triangles']
          : [];
    if (
      faux &&
      scene.poteaux.some(
        (p) =>
          p.sens === 'monte' &&
          p.feu === undefined &&
          Math.abs(p.a - element.a) < PRES &&
          codes(p.panneau).includes(faux),
      )
    )
      yield `À un ${faux}, ${juste} qu’on peint, et non ${element.quoi === 'triangles' ? 'des triangles' : 'une ligne d’arrêt'}.`;
  }
}
