import { drawSignal } from '../../drawing/drawSignal.ts';
import type { Vignette } from '../camera/vignettes.ts';
import { LARGEUR } from '../camera/vus.ts';
import { imageDe } from './planches.ts';

const [FIL, BORD] = ['#FFFFFF', '#1B242D'];

/** Plates too small to read, once more and larger, tied to their posts. `jour`: YYYY-MM-DD. */
export async function paintVignettes(
  toile: HTMLCanvasElement,
  vignettes: readonly Vignette[],
  jour: string,
): Promise<void> {
  const pinceau = toile.getContext('2d')!;
  const { width, height } = toile;
  const px = width / LARGEUR;
  for (const { cadre, ancre, signaux } of vignettes) {
    for (const [couleur, large] of [
      [BORD, 2.6],
      [FIL, 1.2],
    ] as const) {
      pinceau.strokeStyle = couleur;
      pinceau.lineWidth = large * px;
      pinceau.lineCap = 'round';
      pinceau.beginPath();
      pinceau.moveTo((cadre.x + cadre.l / 2) * width, (cadre.y + cadre.h / 2) * height);
      pinceau.lineTo(ancre.x * width, ancre.y * height);
      pinceau.stroke();
    }
    for (const { signal, cadre: place } of signaux) {
      const [large, haut] = [place.l * width, place.h * height];
      const image = await imageDe(drawSignal(signal, jour).signe, large, haut);
      pinceau.drawImage(image, place.x * width, place.y * height, large, haut);
    }
  }
}
