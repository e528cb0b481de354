import type { Scene as SceneEcrite } from '../../drawing/scene/scene.ts';
import { appareilOf } from './appareil.ts';
import { openFilm } from './index.ts';

/** Its price for a graphics card. */
export interface Cout {
  triangles: number;
  appels: number;
  geometries: number;
  textures: number;
  programmes: number;
  /** Milliseconds until its first picture. */
  ouverture: number;
}

function coutOf(ouverture: number): Cout {
  const { render, memory, programs } = appareilOf().renderer.info;
  return {
    triangles: render.triangles,
    appels: render.calls,
    geometries: memory.geometries,
    textures: memory.textures,
    programmes: programs?.length ?? 0,
    ouverture: Math.round(ouverture),
  };
}

/** For scripts: pictures of a film at these shares of it, as data URLs. */
export async function drawMoments(
  scene: SceneEcrite,
  jour: string,
  parts: number[],
  [largeur, hauteur]: [number, number],
): Promise<{ images: string[]; cout: Cout; duree: number } | undefined> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [largeur, hauteur];
  const debut = performance.now();
  const film = await openFilm(canvas, scene, jour);
  if (!film) return undefined;
  const cout = coutOf(performance.now() - debut);
  const images = parts.map((part) => {
    film.seek(part * film.duree);
    return canvas.toDataURL('image/png');
  });
  film.dispose();
  return { images, cout, duree: film.duree };
}

/** For scripts: the card after each of these films. */
export async function playMany(scenes: SceneEcrite[], jour: string): Promise<Cout[]> {
  const restes: Cout[] = [];
  for (const scene of scenes) {
    await drawMoments(scene, jour, [0, 0.5, 1], [160, 108]);
    restes.push(coutOf(0));
  }
  return restes;
}
