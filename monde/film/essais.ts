import type { FilmEnvoye } from '../../drawing/scene/mouvement/filmEnvoye.ts';
import type { Vue } from '../camera/prises.ts';
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
  envoye: FilmEnvoye,
  vue: Vue,
  parts: number[],
  [largeur, hauteur]: [number, number],
): Promise<{ images: string[]; cout: Cout; duree: number }> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [largeur, hauteur];
  const debut = performance.now();
  const film = await openFilm(canvas, envoye, vue, { patient: true });
  const cout = coutOf(performance.now() - debut);
  const images = parts.map((part) => {
    film.seek(part * film.duree);
    return canvas.toDataURL('image/png');
  });
  film.dispose();
  return { images, cout, duree: film.duree };
}

/** For scripts: the card after each of these films. */
export async function playMany(films: [FilmEnvoye, Vue][]): Promise<Cout[]> {
  const restes: Cout[] = [];
  for (const [envoye, vue] of films) {
    await drawMoments(envoye, vue, [1], [160, 108]);
    restes.push(coutOf(0));
  }
  return restes;
}
