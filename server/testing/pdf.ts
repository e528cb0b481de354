import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** Pixels per point, as a phone's camera sees paper; more is slow to search. */
const SCALE = 2;

interface Noeud {
  role?: string;
  alt?: string;
  lang?: string;
  children?: Noeud[];
}

const flat = (noeud: Noeud): Noeud[] => [noeud, ...(noeud.children ?? []).flatMap(flat)];

/** Reads with another library than the one that writes. */
export async function readPdf(bytes: Uint8Array, nth = 1) {
  const doc = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    fontExtraProperties: true,
  }).promise;
  const page = await doc.getPage(nth);
  const [, , largeur, hauteur] = page.view as [number, number, number, number];
  const { items, lang } = await page.getTextContent();
  const morceaux = (items as TextItem[]).filter(({ str }) => str.trim() !== '');
  const { info, metadata } = await doc.getMetadata();
  const canvas = createCanvas(largeur * SCALE, hauteur * SCALE);
  await page.render({ canvas: canvas as never, viewport: page.getViewport({ scale: SCALE }) })
    .promise;
  const { data, width, height } = canvas
    .getContext('2d')
    .getImageData(0, 0, canvas.width, canvas.height);
  const polices = new Set(morceaux.map(({ fontName }) => fontName));
  return {
    pages: doc.numPages,
    texte: (items as TextItem[]).map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    /** In points, from the upper left. */
    boites: morceaux.map(({ str, transform, width: w }) => {
      const corps = Math.hypot(transform[2], transform[3]);
      return { str, x: transform[4] as number, y: hauteur - transform[5], largeur: w, corps };
    }),
    page: { largeur, hauteur },
    langue: lang,
    titre: (info as { Title?: string }).Title,
    xmp: metadata?.getRaw() as string,
    roles: flat((await page.getStructTree()) as Noeud),
    marque: ((await doc.getMarkInfo()) as unknown as Map<string, boolean>).get('Marked'),
    liens: (await page.getAnnotations()).map(({ url }) => url as string),
    polices: [...polices].map((nom) => {
      const { name, missingFile } = page.commonObjs.get(nom) as {
        name: string;
        missingFile: boolean;
      };
      return { name, missingFile };
    }),
    /** Lazy: a search without a code is slowest. */
    get qr() {
      const all = new Uint8ClampedArray(data);
      return jsQR(all, width, height, { inversionAttempts: 'dontInvert' })?.data;
    },
  };
}

export function misplaced({ boites, page }: Awaited<ReturnType<typeof readPdf>>): string[] {
  return boites.flatMap((one) => {
    const { str, x, y, largeur, corps } = one;
    const beyond = x < 40 || x + largeur > page.largeur - 40 || y > page.hauteur - 30;
    const under = boites.filter((other) => {
      if (other === one || Math.abs(other.y - y) >= Math.min(corps, other.corps) * 0.9)
        return false;
      // Kerning may bring neighbours of one line together.
      const near = corps * 0.2;
      return other.x < x + largeur - near && x < other.x + other.largeur - near;
    });
    return [
      ...(beyond ? [`${str} beyond a margin`] : []),
      ...under.map((other) => `${str} and ${other.str}`),
    ];
  });
}
