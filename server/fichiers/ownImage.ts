import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type Sharp from 'sharp';
import { largeursOf } from '../../contract/images.ts';

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

/** What a name of ours says, and the files that came under it, the smaller first. */
export interface Sienne {
  empreinte: string;
  chemins: string[];
}

/**
 * A picture that was made here or in another school of ours, as it is: its fingerprint is that of its
 * name, and there is nothing in its files but pixels. Undefined where that is not so.
 */
export async function ownImage(
  sharp: typeof Sharp,
  { empreinte, chemins }: Sienne,
): Promise<Prepared | undefined> {
  const files = await Promise.all(chemins.map((chemin) => readFile(chemin)));
  const hash = createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  if (hash.digest('hex').slice(0, 32) !== empreinte || !files.every(isBare)) return undefined;
  const sizes = [];
  for (const bytes of files) {
    const { info } = await sharp(bytes, { failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    sizes.push(info);
  }
  const { width: largeur, height: hauteur } = sizes.at(-1)!;
  const widths = largeursOf(largeur);
  if (sizes.map(({ width }) => width).join() !== widths.join()) return undefined;
  const versions = files.map((bytes, at) => ({ largeur: widths[at]!, bytes }));
  return { empreinte, largeur, hauteur, versions };
}

const HEAD = 12;
const CHUNK = 8;

/** WebP of one chunk, the picture: no metadata, no profile, nothing behind. */
function isBare(bytes: Buffer): boolean {
  if (bytes.length < HEAD + CHUNK) return false;
  const said = bytes.readUInt32LE(HEAD + 4);
  return (
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.readUInt32LE(4) === bytes.length - CHUNK &&
    bytes.toString('latin1', 8, HEAD + 4) === 'WEBPVP8 ' &&
    HEAD + CHUNK + said + (said % 2) === bytes.length
  );
}
