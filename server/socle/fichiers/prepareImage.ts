import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { IMAGE_MAX, IMAGE_OCTETS, LARGEURS } from '../../../regles/images.ts';
import { champFaux } from '../refus/refus.ts';
import { createTurns } from '../securite/turns.ts';
import { kindOf } from './kindOf.ts';
import { encodingOf, type SorteDImage, versionsKept, wrongVue } from './sortes.ts';

/** A good camera's photo has 24 million; AVIF decodes slowly, at twenty bytes each. */
const MOST_PIXELS = IMAGE_MAX.pixels;
const MILLION = 1_000_000;
const LEAST_SIDE = 200;
const MOST_STRETCHED = 4;
const LONGEST_DECODE_SECONDS = 15;
const ACCEPTED = 'Envoyez une image JPEG, PNG, WebP ou AVIF.';
const BROKEN = `Cette image est abîmée ou incomplète. ${ACCEPTED}`;

/** One at a time, to hold one picture in memory and leave time for other requests. */
const inTurn = createTurns({ atOnce: 1, waiting: 8 });

export interface Upload {
  chemin: string;
  champ: string;
  appelant: string;
  /** A photo by default. */
  sorte?: SorteDImage;
}

export interface Prepared {
  /** 32 hexadecimal digits of the content, so an address never changes its picture. */
  empreinte: string;
  largeur: number;
  hauteur: number;
  versions: { version: string; bytes: Buffer }[];
}

/** Keeps only upright sRGB pixels on white, no metadata. 422 says what is wrong. */
export function prepareImage({
  chemin,
  champ,
  appelant,
  sorte = 'photo',
}: Upload): Promise<Prepared> {
  const refuse = (message: string) => champFaux(champ, message);
  return inTurn(appelant, async () => {
    if ((await stat(chemin)).size > IMAGE_OCTETS)
      throw refuse(`Cette image dépasse ${IMAGE_MAX.mo} Mo.`);
    const kind = await kindOf(chemin);
    if (typeof kind === 'object') throw refuse(`${kind.refus} ${ACCEPTED}`);
    const sharp = await loadSharp();
    const metadata = await sharp(chemin, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    if (metadata?.format !== kind) throw refuse(BROKEN);
    const { width, height } = metadata;
    const wrong =
      wrongSize(metadata, MOST_PIXELS[kind]) ??
      (sorte === 'vue' ? wrongVue(width, height) : undefined);
    if (wrong) throw refuse(wrong);
    const pixels = await decode(sharp, chemin, kind).catch(() => undefined);
    if (!pixels) throw refuse(BROKEN);
    const { width: largeur, height: hauteur } = pixels.info;
    const versions: Prepared['versions'] = [];
    for (const version of versionsKept(sorte, largeur)) {
      const [width, format] = version.split('.') as [string, 'avif' | 'webp'];
      const bytes = await sharp(pixels.data, { raw: pixels.info })
        .resize({ width: Number(width) })
        .toFormat(format, encodingOf(sorte, version))
        .toBuffer();
      versions.push({ version, bytes });
    }
    const hash = createHash('sha256');
    for (const { bytes } of versions) hash.update(bytes);
    return { empreinte: hash.digest('hex').slice(0, 32), largeur, hauteur, versions };
  });
}

/** Importing sharp costs a start a tenth of a second; its cache knows files by name. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

function wrongSize({ width, height }: Metadata, most: number): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const millions = (width * height) / MILLION;
  if (millions > most) {
    const trop = 'Cette image a trop de pixels';
    return most < MOST_PIXELS.jpeg && millions <= MOST_PIXELS.jpeg
      ? `${trop}\u00a0: ${most} millions au plus en AVIF, ${MOST_PIXELS.jpeg} en JPEG. Enregistrez-la en JPEG.`
      : `${trop}\u00a0: ${most} millions au plus. Prenez-la en 12 mégapixels, ou envoyez-la-vous par mail en taille moyenne.`;
  }
  if (short < LEAST_SIDE)
    return `Cette image est trop petite\u00a0: il faut au moins ${LEAST_SIDE} pixels de côté.`;
  if (long > short * MOST_STRETCHED)
    return `Cette image est trop étirée\u00a0: un côté est plus de ${MOST_STRETCHED} fois l’autre. Recadrez-la.`;
}

/** These warnings mean lost pixels; cameras leave stray bytes before the last marker only. */
const PERTE = /premature end|extraneous bytes before marker 0xd[0-8]/i;
const isFinal = (cause: unknown) =>
  cause instanceof Error && (PERTE.test(cause.message) || /timeout/i.test(cause.message));

/** libjpeg only warns of missing pixels, as of harmless faults. */
const decode = (sharp: typeof Sharp, chemin: string, kind: string) =>
  kind === 'jpeg'
    ? pixelsOf(sharp, chemin, 'warning').catch((cause: unknown) => {
        if (isFinal(cause)) throw cause;
        return pixelsOf(sharp, chemin, 'error');
      })
    : pixelsOf(sharp, chemin, 'error');

const pixelsOf = (sharp: typeof Sharp, chemin: string, failOn: 'warning' | 'error') =>
  sharp(chemin, { failOn, limitInputPixels: MOST_PIXELS.jpeg * MILLION, autoOrient: true })
    .resize({ width: LARGEURS[1], withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_DECODE_SECONDS })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
