import type { ClipEnvoye } from '../../films/envoi.ts';
import { appareilOf } from '../film/appareil.ts';
import { openClip } from './lecteur.ts';

/** Its price for a graphics card, at the last picture drawn. */
export interface CoutDuClip {
  /** In milliseconds, until its first picture. */
  ouverture: number;
  triangles: number;
  appels: number;
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
  const images = instants.map((t) => {
    clip.seek(t);
    return canvas.toDataURL('image/png');
  });
  const { triangles, calls } = appareilOf().renderer.info.render;
  clip.dispose();
  return { images, cout: { ouverture, triangles, appels: calls } };
}
