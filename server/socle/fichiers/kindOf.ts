import { open } from 'node:fs/promises';

const HEAD = 512;
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const AVIF = new Set(['avif', 'avis']);
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

export type Kind = 'jpeg' | 'png' | 'webp' | 'heif';

const KNOWN: [begins: RegExp, nom: string][] = [
  [/^GIF8/, 'un GIF'],
  [/^%PDF/, 'un PDF'],
  [/^BM/, 'un BMP'],
  [/^(II\*\0|MM\0\*|II\+\0|MM\0\+)/, 'un TIFF'],
  [/^PK[^]{2}/, 'un document ou une archive'],
  [/^([^]{4}JXL |\xff\n)/, 'un JPEG XL'],
];
const SVG = /<svg[\s>]/i;
const PAGE = /^\s*<(!doctype html|html|head|body|script)/i;

/** The bytes decide: a name or a browser's type may lie. */
export async function kindOf(chemin: string): Promise<Kind | { refus: string }> {
  const bytes = await headOf(chemin);
  if (bytes.length === 0) return { refus: 'Ce fichier est vide.' };
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  const text = bytes.toString('latin1');
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  const brands = brandsOf(bytes, text);
  if (brands.some((brand) => AVIF.has(brand))) return 'heif';
  const nom = nameOf(text, brands);
  return { refus: `${nom} n’est pas accepté${nom.startsWith('Une') ? 'e' : ''}.` };
}

async function headOf(chemin: string): Promise<Buffer> {
  const file = await open(chemin);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** An ISO container lists its brands after its size and `ftyp`, four letters each. */
function brandsOf(bytes: Buffer, text: string): string[] {
  if (text.slice(4, 8) !== 'ftyp') return [];
  return text.slice(8, Math.min(bytes.readUInt32BE(0), HEAD)).match(/[^]{4}/g) ?? [];
}

function nameOf(text: string, brands: string[]): string {
  if (brands.some((brand) => HEIC.has(brand))) return 'Une photo HEIC';
  const known = KNOWN.find(([begins]) => begins.test(text))?.[1];
  if (known) return known.replace(/^u/, 'U');
  if (SVG.test(text)) return 'Un dessin SVG';
  return PAGE.test(text) ? 'Une page HTML' : 'Ce type de fichier';
}
