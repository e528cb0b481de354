import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { IMAGE_MAX, LARGEURS, largeursOf } from '../../../regles/images.ts';
import { champFaux } from '../refus/refus.ts';
import { createTurns } from '../securite/turns.ts';
import { kindOf } from './kind.ts';

export const LARGEST = IMAGE_MAX.mo * 1024 * 1024;
/** A good camera's photo has 24 million. An AVIF is decoded whole, at twenty bytes each and slowly. */
const MOST_PIXELS = IMAGE_MAX.pixels;
const MILLION = 1_000_000;
const LEAST_SIDE = 200;
/** How much longer one side may be than the other. */
const MOST_STRETCHED = 4;
/** In seconds, of what libvips works on. */
const LONGEST_DECODE = 15;
const ACCEPTED = 'Envoyez une image JPEG, PNG, WebP ou AVIF.';
const BROKEN = `Cette image est abîmée ou incomplète. ${ACCEPTED}`;

/** One at a time in the process: the memory is that of one picture, and questions are answered meanwhile. */
const inTurn = createTurns({ atOnce: 1, waiting: 8 });

export interface Upload {
  /** A file of ours that nobody else names. */
  chemin: string;
  /** Under which field a refusal is told. */
  champ: string;
  /** Who waits for a turn, such as `admin 3`. */
  appelant: string;
}

/** A picture as it is kept. */
export interface Prepared {
  /** Of what is kept, so that an address never changes its picture; 32 hexadecimal digits. */
  empreinte: string;
  /** Of the greater of the two, in pixels, as one sees it. */
  largeur: number;
  hauteur: number;
  /** By width, the smaller first. */
  versions: { largeur: number; bytes: Buffer }[];
}

/**
 * Makes of an uploaded file the pictures that are kept: upright, in sRGB, on white where it was
 * transparent, of an animation the first image, and only pixels: whatever else the file had in it
 * is gone. 422 says in French what is wrong with it.
 */
export function prepareImage({ chemin, champ, appelant }: Upload): Promise<Prepared> {
  const refuse = (message: string) => champFaux(champ, message);
  return inTurn(appelant, async () => {
    if ((await stat(chemin)).size > LARGEST) throw refuse('Cette image dépasse 10 Mo.');
    const kind = await kindOf(chemin);
    if (typeof kind === 'object') throw refuse(`${kind.refus} ${ACCEPTED}`);
    const sharp = await loadSharp();
    const metadata = await sharp(chemin, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    if (metadata?.format !== kind) throw refuse(BROKEN);
    const wrong = wrongSize(metadata, MOST_PIXELS[kind]);
    if (wrong) throw refuse(wrong);
    const pixels = await decode(sharp, chemin, kind).catch(() => undefined);
    if (!pixels) throw refuse(BROKEN);
    const { width: largeur, height: hauteur } = pixels.info;
    const versions: Prepared['versions'] = [];
    for (const width of largeursOf(largeur)) {
      const bytes = await sharp(pixels.data, { raw: pixels.info })
        .resize({ width })
        .webp({ quality: 82, smartSubsample: true })
        .toBuffer();
      versions.push({ largeur: width, bytes });
    }
    const hash = createHash('sha256');
    for (const { bytes } of versions) hash.update(bytes);
    return { empreinte: hash.digest('hex').slice(0, 32), largeur, hauteur, versions };
  });
}

/** Loaded when first needed, as it costs a start a tenth of a second; remembers no file by its name. */
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

/** Pixels that are not there: the scan ends early, or jumps. Before its last marker cameras leave bytes that are none. */
const PERTE = /premature end|extraneous bytes before marker 0xd[0-8]/i;
const isFinal = (cause: unknown) =>
  cause instanceof Error && (PERTE.test(cause.message) || /timeout/i.test(cause.message));

/** Pixels that a JPEG lacks are grey and no more than a warning, as much is that loses nothing. */
const decode = (sharp: typeof Sharp, chemin: string, kind: string) =>
  kind === 'jpeg'
    ? pixelsOf(sharp, chemin, 'warning').catch((cause: unknown) => {
        if (isFinal(cause)) throw cause;
        return pixelsOf(sharp, chemin, 'error');
      })
    : pixelsOf(sharp, chemin, 'error');

/** Once for both widths: the pixels of the greater one. */
const pixelsOf = (sharp: typeof Sharp, chemin: string, failOn: 'warning' | 'error') =>
  sharp(chemin, {
    failOn,
    limitInputPixels: MOST_PIXELS.jpeg * MILLION,
    autoOrient: true,
  })
    .resize({ width: LARGEURS[1], withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_DECODE })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
