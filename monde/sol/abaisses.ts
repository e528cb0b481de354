import { isRue } from '../../drawing/scene/elements.ts';
import { VOIES, isCarrefour } from '../../drawing/scene/branche.ts';
import { coupes } from '../../drawing/scene/plan/carrefour/coupe.ts';
import { profondeurOf } from '../../drawing/scene/dimensions.ts';
import { boite } from '../../drawing/scene/plan/geometrie.ts';
import type { Plan, Point } from '../../drawing/scene/plan/plan.ts';
import { terrainOf } from '../../drawing/scene/plan/route/terrain.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { profilOf } from '../../drawing/scene/profil.ts';
import type { Scene } from '../../drawing/scene/scene.ts';

/** In metres across a pavement. */
const TROTTOIR = 3;

/** Where kerbs are lowered: at crossings, and for drives. */
export const abaissesOf = (plan: Plan, scene: Scene): Point[][] => [
  ...plan.passages.map(({ anneau }) => anneau),
  ...accesOf(scene),
];

function accesOf(scene: Scene): Point[][] {
  if (isCarrefour(scene)) {
    const toutes = coupes(scene, VRAIES);
    return toutes
      .filter(({ branche }) => VOIES[branche.voie].abaisse)
      .map(({ ici, gauche, droite }) =>
        boite((s, v = 0) => ici(s, v), 2, 2 + 4 + TROTTOIR, -gauche, droite),
      );
  }
  const terrain = terrainOf(scene, profilOf(scene, VRAIES), VRAIES);
  const { gauche, droite } = terrain.profil;
  return scene.éléments.flatMap((element) => {
    const { quoi, nature, a } = element;
    const rue = isRue(element) && nature !== undefined && nature !== 'chaussée';
    if (!rue && !quoi.startsWith('garage')) return [];
    const cotes = quoi.endsWith('côtés') ? [1, -1] : [quoi.endsWith('droite') ? 1 : -1];
    return cotes.map((cote) => {
      const bord = cote > 0 ? droite : gauche;
      return boite(
        (avant, d = 0) => terrain.pointAt(a + avant, d),
        0,
        profondeurOf(element),
        bord - 0.3,
        bord + cote * TROTTOIR,
      );
    });
  });
}

/** A shoulder that its kerb raises, as a pavement is. */
export function saillieOf(scene: Scene): (x: number, z: number) => boolean {
  if (isCarrefour(scene)) return () => false;
  const voies = profilOf(scene, VRAIES).voies.filter(({ nom }) => nom === 'accotement en saillie');
  return (x) => voies.some(({ x0, x1 }) => x > x0 - 0.02 && x < x1 + 0.02);
}
