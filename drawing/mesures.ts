import sharp from 'sharp';
import { blanc, bleu, brun, grisClair, jaune, noir, orange, rouge, vert } from './couleurs.ts';
import type { Signe } from './signe.ts';
import { remembered } from './retenir.ts';
import { n } from './svg.ts';

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

const noms: (Couleur | 'rien' | undefined)[] = [undefined, 'rien', ...teintes.map(([nom]) => nom)];
const RIEN = noms.indexOf('rien');

/** Pixels: a quarter of a per cent each. */
const LARGEUR = 400;
/** In % of the width: thinner runs are hairlines or blends. */
const FIL = 0.8;

/** Left, right, top and bottom, in % of the plate. */
export type Etendue = [x0: number, x1: number, y0: number, y1: number];

/** All numbers in % of the plate. */
export interface Vue {
  /** From the left at that height: « rouge 14 », « blanc 72 »… */
  coupe: (y: number) => [Couleur | 'rien', part: number][];
  place: (couleur: Couleur, fenetre?: Etendue) => Etendue | undefined;
  /** In %: a diagonal bar's width of the plate's, and how much of the diagonal it covers. */
  barre: (couleur: Couleur, monte: boolean) => { large: number; long: number };
  /** Colours below half a per cent are blends. */
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
  const { width, height } = info;
  const named = (i: number): number =>
    (data[i + 3] ?? 0) < 128
      ? RIEN
      : noms.indexOf(
          teintes.find(([, t]) => t.every((v, k) => Math.abs(v - (data[i + k] ?? 0)) < 9))?.[0],
        );
  // Few colours in long runs: `noms` has an index for each.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const connus = new Map<number, number>();
  const points = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 1) {
    if (i > 0 && pixels[i] === pixels[i - 1]) points[i] = points[i - 1]!;
    else {
      const connu = connus.get(pixels[i]!) ?? named(4 * i);
      connus.set(pixels[i]!, connu);
      points[i] = connu;
    }
  }
  const de = (x: number, y: number): Couleur | 'rien' | undefined => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    if (px < 0 || py < 0 || px >= width || py >= height) return 'rien';
    return noms[points[py * width + px]!];
  };
  return {
    coupe: (y) => {
      const suite: [Couleur | 'rien', number][] = [];
      for (let x = 0; x < width; x += 1) {
        const couleur = de(x, Math.min(height - 1, (y * height) / 100));
        const derniere = suite.at(-1);
        if (derniere && (couleur === derniere[0] || couleur === undefined))
          derniere[1] += 100 / width;
        else if (couleur !== undefined) suite.push([couleur, 100 / width]);
      }
      return suite.filter(([, part]) => part >= FIL);
    },
    place: (couleur, [x0, x1, y0, y1] = [0, 100, 0, 100]) => {
      let [gauche, droite, h0, bas] = [Infinity, -Infinity, Infinity, -Infinity];
      const cherche = noms.indexOf(couleur);
      for (let y = 0; y < height; y += 1) {
        const py = ((y + 0.5) * 100) / height;
        if (py < y0 || py > y1) continue;
        for (let x = 0; x < width; x += 1) {
          if (points[y * width + x] !== cherche) continue;
          const px = ((x + 0.5) * 100) / width;
          if (px < x0 || px > x1) continue;
          gauche = Math.min(gauche, px);
          droite = Math.max(droite, px);
          h0 = Math.min(h0, py);
          bas = Math.max(bas, py);
        }
      }
      return gauche === Infinity ? undefined : [gauche, droite, h0, bas];
    },
    barre: (couleur, monte) => {
      const long = Math.hypot(width, height);
      const [l2, h2] = [width / long, ((monte ? -1 : 1) * height) / long];
      const loin = (dx: number, dy: number): number => {
        let i = 0;
        while (
          i < long / 2 &&
          [couleur, undefined].includes(de(width / 2 + dx * i, height / 2 + dy * i) as Couleur)
        )
          i += 0.5;
        return i;
      };
      const deuxFois = (dx: number, dy: number) => loin(dx, dy) + loin(-dx, -dy);
      return {
        large: (deuxFois(-h2, l2) * 100) / width,
        long: (deuxFois(l2, h2) * 100) / long,
      };
    },
    couleurs: () => {
      const nombres = noms.map(() => 0);
      for (const point of points) nombres[point]! += 1;
      return teintes
        .map(([nom]) => nom)
        .filter((nom) => nombres[noms.indexOf(nom)]! > points.length / 200);
    },
  };
}
