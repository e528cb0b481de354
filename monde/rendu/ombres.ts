import type { DirectionalLight } from 'three';

/** Its shadows fall within `rayon` metres of its target; `cote`: pixels of their map. */
export function castOmbres(
  lumiere: DirectionalLight,
  { rayon, cote, normalBias }: { rayon: number; cote: number; normalBias: number },
): void {
  const { shadow } = lumiere;
  lumiere.castShadow = true;
  shadow.mapSize.set(cote, cote);
  Object.assign(shadow.camera, {
    left: -rayon,
    right: rayon,
    top: rayon,
    bottom: -rayon,
    near: 5,
    far: 260,
  });
  shadow.bias = -0.0004;
  shadow.normalBias = normalBias;
}
