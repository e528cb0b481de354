import { Frustum, Matrix4, type PerspectiveCamera, Vector3 } from 'three';
import { Maille } from '../maille/maille.ts';

/** Only triangles that the camera may see. `marge`: metres, for what throws its shadow in. */
export function elague(maille: Maille, camera: PerspectiveCamera, marge: number): Maille {
  const { planes } = new Frustum().setFromProjectionMatrix(
    new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
  );
  const gardee = new Maille();
  const coins = [new Vector3(), new Vector3(), new Vector3()];
  const { positions, normales, couleurs, uvs, lueurs } = maille;
  for (let i = 0; i < maille.triangles; i++) {
    for (const [k, coin] of coins.entries()) coin.fromArray(positions, i * 9 + k * 3);
    if (planes.some((plan) => coins.every((coin) => plan.distanceToPoint(coin) < -marge))) continue;
    const copy = (de: number[], vers: number[], taille: number) => {
      for (let k = i * 3 * taille; k < (i + 1) * 3 * taille; k++) vers.push(de[k]!);
    };
    copy(positions, gardee.positions, 3);
    copy(normales, gardee.normales, 3);
    copy(couleurs, gardee.couleurs, 3);
    copy(uvs, gardee.uvs, 2);
    copy(lueurs, gardee.lueurs, 1);
  }
  return gardee;
}
