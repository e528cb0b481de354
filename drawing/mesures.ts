import sharp from 'sharp';
import { blanc, bleu, brun, grisClair, jaune, noir, orange, rouge, vert } from './couleurs.ts';
import type { Signe } from './signe.ts';
import { remembered } from './retenir.ts';
import { n } from './svg.ts';

/** The colours of plates, as the table of plates names them. */
const palette = {
  rouge,
  bleu,
  jaune,
  orange,
  vert,
  brun,
  noir,
  blanc,
  'gris clair': grisClair,
};
export type Couleur = keyof typeof palette;
const teintes = Object.entries(palette).map(([nom, hexa]): [Couleur, number[]] => [
  nom as Couleur,
  [1, 3, 5].map((i) => Number.parseInt(hexa.slice(i, i + 2), 16)),
]);

/** Pixels across: a quarter of a per cent each. */
const LARGEUR = 400;
/** Thinner is a hairline, or where two colours meet. In % of the width. */
const FIL = 0.8;

/** Left, right, top and bottom, in % of the plate. */
export type Place = [x0: number, x1: number, y0: number, y1: number];

/** A sign as it is seen: colours at places, all in % of its plate. */
export interface Vue {
  /** What one crosses from the left at that height: « rouge 14 », « blanc 72 »… */
  coupe: (y: number) => [Couleur | 'rien', part: number][];
  /** Where a colour is, inside a window. */
  place: (couleur: Couleur, fenetre?: Place) => Place | undefined;
  /**
   * How wide a colour's band over the middle is, across the diagonal that it runs along, in % of the
   * plate's width; and how much of that diagonal it covers.
   */
  barre: (couleur: Couleur, monte: boolean) => { large: number; long: number };
  /** All that cover more than half a per cent of it: less is where two others meet. */
  couleurs: () => Couleur[];
}

const vues = remembered<Promise<Vue>>();

export const vueOf = (signe: Signe): Promise<Vue> =>
  vues(`${signe.l} ${signe.h} ${signe.svg}`, () => look(signe));

async function look({ l: largeur, h: hauteur, svg }: Signe): Promise<Vue> {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(-largeur / 2)} ${n(-hauteur / 2)} ${n(largeur)} ${n(hauteur)}" width="${LARGEUR}" height="${Math.round((LARGEUR * hauteur) / largeur)}">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(image))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const nom = (i: number): Couleur | 'rien' | undefined =>
    (data[i + 3] ?? 0) < 128
      ? 'rien'
      : teintes.find(([, t]) => t.every((v, k) => Math.abs(v - (data[i + k] ?? 0)) < 9))?.[0];
  // A picture has few colours, in long runs: each is named once.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, info.width * info.height);
  const noms = new Map<number, ReturnType<typeof nom>>();
  const points: ReturnType<typeof nom>[] = [];
  let avant = -1;
  let ici: ReturnType<typeof nom>;
  for (const [i, pixel] of pixels.entries()) {
    if (pixel !== avant) {
      if (!noms.has(pixel)) noms.set(pixel, nom(4 * i));
      ici = noms.get(pixel);
      avant = pixel;
    }
    points.push(ici);
  }
  const de = (x: number, y: number): Couleur | 'rien' | undefined => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    if (px < 0 || py < 0 || px >= info.width || py >= info.height) return 'rien';
    return points[py * info.width + px];
  };
  return {
    coupe: (y) => {
      const suite: [Couleur | 'rien', number][] = [];
      for (let x = 0; x < info.width; x += 1) {
        const couleur = de(x, Math.min(info.height - 1, (y * info.height) / 100));
        const derniere = suite.at(-1);
        if (derniere && (couleur === derniere[0] || couleur === undefined))
          derniere[1] += 100 / info.width;
        else if (couleur !== undefined) suite.push([couleur, 100 / info.width]);
      }
      return suite.filter(([, part]) => part >= FIL);
    },
    place: (couleur, [x0, x1, y0, y1] = [0, 100, 0, 100]) => {
      let [gauche, droite, h0, bas] = [Infinity, -Infinity, Infinity, -Infinity];
      for (let y = 0; y < info.height; y += 1) {
        const py = ((y + 0.5) * 100) / info.height;
        if (py < y0 || py > y1) continue;
        for (let x = 0; x < info.width; x += 1) {
          const px = ((x + 0.5) * 100) / info.width;
          if (px < x0 || px > x1 || de(x, y) !== couleur) continue;
          [gauche, droite, h0, bas] = [
            Math.min(gauche, px),
            Math.max(droite, px),
            Math.min(h0, py),
            Math.max(bas, py),
          ];
        }
      }
      return gauche === Infinity ? undefined : [gauche, droite, h0, bas];
    },
    barre: (couleur, monte) => {
      const long = Math.hypot(info.width, info.height);
      const [l2, h2] = [info.width / long, ((monte ? -1 : 1) * info.height) / long];
      const loin = (dx: number, dy: number): number => {
        let i = 0;
        while (
          i < long / 2 &&
          [couleur, undefined].includes(
            de(info.width / 2 + dx * i, info.height / 2 + dy * i) as Couleur,
          )
        )
          i += 0.5;
        return i;
      };
      const deuxFois = (dx: number, dy: number) => loin(dx, dy) + loin(-dx, -dy);
      return {
        large: (deuxFois(-h2, l2) * 100) / info.width,
        long: (deuxFois(l2, h2) * 100) / long,
      };
    },
    couleurs: () => {
      const nombres = new Map<Couleur, number>();
      for (let y = 0; y < info.height; y += 1)
        for (let x = 0; x < info.width; x += 1) {
          const couleur = de(x, y);
          if (couleur && couleur !== 'rien') nombres.set(couleur, (nombres.get(couleur) ?? 0) + 1);
        }
      const seuil = (info.width * info.height) / 200;
      return [...nombres].filter(([, k]) => k > seuil).map(([c]) => c);
    },
  };
}
