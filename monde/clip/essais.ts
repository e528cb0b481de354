import type { ClipEnvoye } from '../../films/envoi.ts';
import { appareilOf } from '../film/appareil.ts';
import { openClip } from './lecteur.ts';

/** Its price for a graphics card, at the last picture drawn. */
export interface CoutDuClip {
  /** In milliseconds, until its first picture. */
  ouverture: number;
  triangles: number;
  appels: number;
  /** In milliseconds of the processor, a picture: everybody in his place, and all calls made. */
  image: number;
  /** On the graphics card, once the clip is closed. */
  restent: { geometries: number; textures: number };
}

/** For scripts: pictures of a clip at these seconds, as data URLs. */
export async function drawClip(
  envoye: ClipEnvoye,
  instants: number[],
  [largeur, hauteur]: [number, number],
): Promise<{ images: string[]; cout: CoutDuClip }> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [largeur, hauteur];
  const debut = performance.now();
  const clip = await openClip(canvas, envoye);
  const ouverture = performance.now() - debut;
  let image = 0;
  const images = instants.map((t) => {
    const avant = performance.now();
    clip.seek(t);
    image += (performance.now() - avant) / instants.length;
    return canvas.toDataURL('image/png');
  });
  const { triangles, calls } = appareilOf().renderer.info.render;
  clip.dispose();
  const { geometries, textures } = appareilOf().renderer.info.memory;
  const restent = { geometries, textures };
  return { images, cout: { ouverture, triangles, appels: calls, image, restent } };
}
