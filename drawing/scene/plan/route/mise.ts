import type { Mise, Terrain } from './terrain.ts';
import { capRoute } from './placeRoute.ts';

/** In metres. */
const MARGE = 0.35;
/** A stronger shortening would belie distances. */
const PLUS = 1.35;

/** Shifts, then shortens the road, so that the edge cuts nobody. */
export function miseOf({ scene, hauteur, echelle, ...terrain }: Terrain): Mise {
  if (!terrain.mesures.dessin) return { echelle, decalage: 0 };
  const etendues = scene.usagers
    .filter((u) => u.qui !== 'train')
    .map((usager) => {
      const [long, large] = terrain.mesures.gabarit(usager.qui);
      const cos = Math.cos(
        (capRoute({ ...terrain, scene, hauteur, echelle }, usager) * Math.PI) / 180,
      );
      return cos > 0.5
        ? { a: usager.a, bas: -long, haut: 0 }
        : cos < -0.5
          ? { a: usager.a, bas: 0, haut: long }
          : { a: usager.a, bas: -large / 2, haut: large / 2 };
    });
  for (let serre = 1; serre <= PLUS; serre += 0.01) {
    const bas = Math.max(...etendues.map((e) => MARGE - e.bas - e.a / (echelle * serre)));
    const haut = Math.min(
      ...etendues.map((e) => hauteur - MARGE - e.haut - e.a / (echelle * serre)),
    );
    if (bas <= haut)
      return { echelle: echelle * serre, decalage: Math.min(haut, Math.max(bas, 0)) };
  }
  return { echelle, decalage: 0 };
}
