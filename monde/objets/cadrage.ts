import { cameraOf, projete } from '../camera/prises.ts';
import {
  aDroite,
  devant,
  fois,
  plus,
  produit,
  radians,
  unitaire,
  type Vec,
} from '../maille/vecteurs.ts';
import { RAPPORT_D_OBJET, type Regard } from './montage.ts';

const PLEIN = 0.84;
const ESSAIS = 160;

/** Looks along a heading, so much from above, with all points just in the picture. Degrees. */
export function cadre(points: readonly Vec[], hauteur: number, cap: number, angle: number): Regard {
  const plat = Math.cos(radians(hauteur));
  const [dx, , dz] = devant(cap);
  const arriere: Vec = [-dx * plat, Math.sin(radians(hauteur)), -dz * plat];
  const droite = aDroite(cap);
  const haut = unitaire(produit(arriere, droite));
  let centre = fois(
    points.reduce((a, b) => plus(a, b), [0, 0, 0]),
    1 / points.length,
  );
  let loin = 40;
  const regard = (): Regard => ({ oeil: plus(centre, fois(arriere, loin)), vers: centre, angle });
  for (let k = 0; k < ESSAIS; k++) {
    const camera = cameraOf({ genre: 'siège', ...regard() }, RAPPORT_D_OBJET);
    const ecran = points.map((ou) => projete(camera, ou));
    if (ecran.some((p) => !p.devant)) {
      loin *= 1.3;
      continue;
    }
    const [xs, ys] = [ecran.map(({ x }) => x), ecran.map(({ y }) => y)];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const demi = Math.tan(radians(angle / 2)) * loin;
    centre = plus(
      plus(centre, fois(droite, ((x0 + x1) / 2 - 0.5) * demi)),
      fois(haut, ((0.5 - (y0 + y1) / 2) * demi) / RAPPORT_D_OBJET),
    );
    const plein = Math.max(x1 - x0, y1 - y0) / PLEIN;
    loin *= Math.min(1.15, Math.max(0.9, plein)) ** 0.5;
  }
  return regard();
}
