import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Planche } from '../signaux/planche.ts';
import { readSvg } from '../textures/readSvg.ts';
import { toile } from '../textures/toile.ts';

interface Dessinee {
  svg: string;
  l: number;
  h: number;
}

let read: (svg: string) => Promise<CanvasImageSource> = readSvg;

/** In a worker: by its page. */
export function readSvgBy(its: typeof read): void {
  read = its;
}

/** `large` and `long` in pixels. */
export const imageDe = ({ svg, l, h }: Dessinee, large: number, long: number) =>
  read(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${large}" height="${long}" viewBox="${-l / 2} ${-h / 2} ${l} ${h}">${svg}</svg>`,
  );

/** Signs as the flat drawings have them: one texture a scene, to be disposed with it. */
export async function paintPlanche({ cote, cases }: Planche): Promise<CanvasTexture> {
  const images = await Promise.all(
    [...cases.values()].map(async (c) => ({
      ...c,
      image: await imageDe(c, c.large, c.long),
    })),
  );
  const texture = new CanvasTexture(
    toile(cote, cote, (pinceau) => {
      for (const { image, gauche, haut, large, long } of images)
        pinceau.drawImage(image, gauche, haut, large, long);
    }),
  );
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
