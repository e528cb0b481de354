import sharp from 'sharp';
import { blanc, bleu, brun, grisClair, jaune, noir, orange, rouge, vert } from './couleurs.ts';
import type { Signe } from './panneaux/signe.ts';
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

export async function vueDe({ l, h, svg }: Signe): Promise<Vue> {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(-l / 2)} ${n(-h / 2)} ${n(l)} ${n(h)}" width="${LARGEUR}" height="${Math.round((LARGEUR * h) / l)}">${svg}</svg>`;
  const { data, info } = await sharp(Buffer.from(image))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const de = (x: number, y: number): Couleur | 'rien' | undefined => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    if (px < 0 || py < 0 || px >= info.width || py >= info.height) return 'rien';
    const i = (py * info.width + px) * 4;
    if ((data[i + 3] ?? 0) < 128) return 'rien';
    return teintes.find(([, t]) => t.every((v, k) => Math.abs(v - (data[i + k] ?? 0)) < 9))?.[0];
  };
  return {
    coupe: (y) => {
      const suite: [Couleur | 'rien', number][] = [];
      for (let x = 0; x < info.width; x += 1) {
        const c = de(x, Math.min(info.height - 1, (y * info.height) / 100));
        const derniere = suite.at(-1);
        if (derniere && (c === derniere[0] || c === undefined)) derniere[1] += 100 / info.width;
        else if (c !== undefined) suite.push([c, 100 / info.width]);
      }
      return suite.filter(([, part]) => part >= FIL);
    },
    place: (couleur, [x0, x1, y0, y1] = [0, 100, 0, 100]) => {
      let vue: Place | undefined;
      for (let y = 0; y < info.height; y += 1)
        for (let x = 0; x < info.width; x += 1) {
          const [px, py] = [((x + 0.5) * 100) / info.width, ((y + 0.5) * 100) / info.height];
          if (px < x0 || px > x1 || py < y0 || py > y1 || de(x, y) !== couleur) continue;
          vue ??= [px, px, py, py];
          vue = [
            Math.min(vue[0], px),
            Math.max(vue[1], px),
            Math.min(vue[2], py),
            Math.max(vue[3], py),
          ];
        }
      return vue;
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
          const c = de(x, y);
          if (c && c !== 'rien') nombres.set(c, (nombres.get(c) ?? 0) + 1);
        }
      const seuil = (info.width * info.height) / 200;
      return [...nombres].filter(([, k]) => k > seuil).map(([c]) => c);
    },
  };
}
