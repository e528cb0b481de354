import { adouci } from '../../drawing/scene/plan/geometrie.ts';
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { aleaOf } from '../../drawing/alea.ts';

export type Pinceau = CanvasRenderingContext2D;
/** From 0 to 255; alpha is 255 where it is left out. */
export type Pixel = readonly [rouge: number, vert: number, bleu: number, alpha?: number];

/** A worker's canvas draws and is read as a page's is. */
export const canvasDe = (width: number, height: number): HTMLCanvasElement =>
  typeof document === 'undefined'
    ? (new OffscreenCanvas(width, height) as unknown as HTMLCanvasElement)
    : Object.assign(document.createElement('canvas'), { width, height });

/** Only a browser has a canvas: the rest of the world does without. */
export function toile(
  largeur: number,
  hauteur: number,
  paint: (pinceau: Pinceau) => void,
): HTMLCanvasElement {
  const canvas = canvasDe(largeur, hauteur);
  const pinceau = canvas.getContext('2d', { willReadFrequently: true });
  if (!pinceau) throw new Error('Ce navigateur ne donne pas de toile à dessiner.');
  paint(pinceau);
  return canvas;
}

/** A square picture, pixel by pixel. */
export const pixels = (
  taille: number,
  colorOf: (x: number, y: number, i: number) => Pixel,
): HTMLCanvasElement =>
  toile(taille, taille, (pinceau) => {
    const image = pinceau.createImageData(taille, taille);
    for (let i = 0; i < taille * taille; i++) {
      const [rouge, vert, bleu, alpha = 255] = colorOf(i % taille, Math.floor(i / taille), i);
      image.data.set([rouge, vert, bleu, alpha], i * 4);
    }
    pinceau.putImageData(image, 0, 0);
  });

export function textureOf(
  canvas: HTMLCanvasElement,
  { repete = true, couleur = true } = {},
): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  if (repete) texture.wrapS = texture.wrapT = RepeatWrapping;
  if (couleur) texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Value noise of several octaves, from 0 to 1; its edges meet when it is repeated. */
export function bruit(
  taille: number,
  cellules: number,
  octaves: number,
  graine: number,
): Float32Array {
  const somme = new Float32Array(taille * taille);
  let [amplitude, total, maille] = [1, 0, cellules];
  for (let octave = 0; octave < octaves && maille <= taille; octave++) {
    const grille = Float32Array.from({ length: maille * maille }, aleaOf(graine + octave * 77));
    total += amplitude;
    for (let y = 0; y < taille; y++) {
      const fy = (y / taille) * maille;
      const [y0, ty] = [Math.floor(fy), adouci(fy % 1)];
      const y1 = (y0 + 1) % maille;
      for (let x = 0; x < taille; x++) {
        const fx = (x / taille) * maille;
        const [x0, tx] = [Math.floor(fx), adouci(fx % 1)];
        const x1 = (x0 + 1) % maille;
        const [a, b] = [grille[y0 * maille + x0]!, grille[y0 * maille + x1]!];
        const [c, d] = [grille[y1 * maille + x0]!, grille[y1 * maille + x1]!];
        const haut = a + (b - a) * tx;
        somme[y * taille + x]! += amplitude * (haut + (c + (d - c) * tx - haut) * ty);
      }
    }
    amplitude *= 0.55;
    maille *= 2;
  }
  return somme.map((s) => s / total);
}

const faites = new Map<string, unknown>();

/** Made at its first use, and shared by all the scenes of a page. */
export function partage<T>(nom: string, make: () => T): T {
  if (!faites.has(nom)) faites.set(nom, make());
  return faites.get(nom) as T;
}
