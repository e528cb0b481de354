import type { ClipEnvoye } from '../../films/envoi.ts';
import { appareilOf } from '../film/appareil.ts';
import { type ClipOuvert, openClip } from './lecteur.ts';

/** Its price for a graphics card, at the last picture drawn. */
export interface CoutDuClip {
  /** In milliseconds, until its first picture. */
  ouverture: number;
  triangles: number;
  appels: number;
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
  const images = instants.map((t) => {
    clip.seek(t);
    return canvas.toDataURL('image/png');
  });
  const { triangles, calls } = appareilOf().renderer.info.render;
  clip.dispose();
  const { geometries, textures } = appareilOf().renderer.info.memory;
  const restent = { geometries, textures };
  return { images, cout: { ouverture, triangles, appels: calls, restent } };
}

const DESSINS = [
  'drawArrays',
  'drawArraysInstanced',
  'drawElements',
  'drawElementsInstanced',
] as const;

let aMesurer: ClipOuvert | undefined;

/** Opened at full speed: `timeClip` measures it at another. */
export async function openToTime(envoye: ClipEnvoye): Promise<void> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [360, 600];
  aMesurer = await openClip(canvas, envoye);
}

/** Sorted milliseconds of the processor, a picture each: the graphics card takes no time. */
export function timeClip(images: number): number[] {
  const clip = aMesurer!;
  const { prototype } = WebGL2RenderingContext;
  const avant = DESSINS.map((nom) => [nom, prototype[nom]] as const);
  for (const nom of DESSINS) prototype[nom] = () => undefined;
  const durees = Array.from({ length: images }, (_, i) => {
    const debut = performance.now();
    clip.seek(clip.duree / 2 + i / 60);
    return performance.now() - debut;
  });
  for (const [nom, dessine] of avant) Object.assign(prototype, { [nom]: dessine });
  clip.dispose();
  return durees.toSorted((a, b) => a - b);
}
