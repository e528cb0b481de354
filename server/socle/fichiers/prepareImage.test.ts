import { globSync, readFileSync, truncateSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openFolder, photo, png, zeros } from '../../testing/images.ts';
import { IMAGE_MAX, IMAGE_OCTETS } from '../../../regles/images.ts';
import { prepareImage } from './prepareImage.ts';

const folder = openFolder();
afterAll(() => folder.remove());

const prepare = (bytes: Buffer) =>
  prepareImage({ chemin: folder.put(bytes), champ: 'libelleImage', appelant: 'admin 1' });
const refusalOf = async (bytes: Buffer) => {
  const refus = await prepare(bytes).then(
    () => undefined,
    (cause: unknown) => cause as { status: number; body: { errors: Record<string, string[]> } },
  );
  expect(refus?.status).toBe(422);
  return refus!.body.errors.libelleImage;
};
async function colours(bytes: Buffer, row = 10) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [10, info.width / 2, info.width - 10].map((x) => {
    const at = (row * info.width + Math.floor(x)) * info.channels;
    return [...data.subarray(at, at + 3)].map((value) => (value > 128 ? 1 : 0)).join('');
  });
}

const jpeg = await photo().jpeg().toBuffer();
const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } };
const turned = () => photo(900, 600).withExifMerge(gps).withMetadata({ orientation: 6 });

describe('what is taken', () => {
  const kinds = {
    'a JPEG': () => turned().jpeg().toBuffer(),
    'a progressive JPEG': () => turned().jpeg({ progressive: true }).toBuffer(),
    'a PNG': () => turned().png().toBuffer(),
    'a WebP': () => turned().webp().toBuffer(),
  };
  test.each(Object.entries(kinds))('%s: upright, and nothing but pixels', async (_, make) => {
    const bytes = await make();
    expect(bytes.includes('SECRET-EXIF')).toBe(true);
    const { largeur, hauteur, versions } = await prepare(bytes);
    expect([largeur, hauteur]).toEqual([600, 900]);
    expect(versions.map(({ version }) => version)).toEqual(['600.webp']);
    const kept = versions[0]!.bytes;
    const { format, orientation, exif, icc, xmp, space } = await sharp(kept).metadata();
    expect({ format, orientation, exif, icc, xmp, space }).toEqual({
      format: 'webp',
      space: 'srgb',
    });
    expect(kept.includes('SECRET')).toBe(false);
    expect(await colours(kept)).toEqual(['100', '100', '100']);
    expect(await colours(kept, 890)).toEqual(['001', '001', '001']);
  });

  test('an AVIF', async () => {
    const { largeur, hauteur, versions } = await prepare(
      await photo(300, 220).avif({ effort: 0 }).toBuffer(),
    );
    expect([largeur, hauteur]).toEqual([300, 220]);
    expect(await colours(versions[0]!.bytes)).toEqual(['100', '001', '001']);
  });

  test('a great one in two widths, and none is enlarged', async () => {
    const { largeur, hauteur, versions } = await prepare(await photo(2000, 1000).jpeg().toBuffer());
    expect([largeur, hauteur]).toEqual([1280, 640]);
    const sizes = versions.map(async ({ bytes }) => {
      const { width, height } = await sharp(bytes).metadata();
      return [width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      [640, 320],
      [1280, 640],
    ]);
  });

  test('the same picture has the same fingerprint, whatever stands beside it', async () => {
    const [one, two, other] = await Promise.all([
      prepare(jpeg),
      prepare(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])),
      prepare(await photo(400, 300, ['#d00000', '#00d000']).jpeg().toBuffer()),
    ]);
    expect(one.empreinte).toMatch(/^[0-9a-f]{32}$/);
    expect(two.empreinte).toBe(one.empreinte);
    expect(other.empreinte).not.toBe(one.empreinte);
  });

  test('of a JPEG that is a page as well nothing but pixels is left', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const comment = Buffer.from(
      `\xff\xfe\0${String.fromCharCode(page.length + 2)}${page}`,
      'latin1',
    );
    const both = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(page)]);
    const { versions } = await prepare(both);
    for (const { bytes } of versions) expect(bytes.includes('script')).toBe(false);
  });

  test('16 bits, one grey, a palette, CMYK: all become sRGB', async () => {
    const made = [
      photo().toColourspace('rgb16').png(),
      photo().greyscale().toColourspace('b-w').png(),
      photo().png({ palette: true, colours: 4 }),
      photo().toColourspace('cmyk').jpeg(),
    ];
    for (const image of made) {
      const { versions } = await prepare(await image.toBuffer());
      const { space, depth, channels } = await sharp(versions[0]!.bytes).metadata();
      expect({ space, depth, channels }).toEqual({ space: 'srgb', depth: 'uchar', channels: 3 });
    }
  });

  test('what is transparent is white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({
      create: { width: 300, height: 300, channels: 4, background: clear },
    })
      .png()
      .toBuffer();
    const { versions } = await prepare(bytes);
    expect(await colours(versions[0]!.bytes)).toEqual(['111', '111', '111']);
    expect((await sharp(versions[0]!.bytes).metadata()).hasAlpha).toBe(false);
  });

  test('of an animation the first image', async () => {
    const frames = 40;
    const pixels = Buffer.alloc(200 * 200 * frames * 3, 0);
    pixels.fill(255, 0, 200 * 200 * 3);
    for (let frame = 1; frame < frames; frame++) pixels[frame * 200 * 200 * 3] = frame;
    const raw = { width: 200, height: 200 * frames, channels: 3 as const, pageHeight: 200 };
    const bytes = await sharp(pixels, { raw }).webp({ effort: 0 }).toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBeGreaterThan(1);
    const { hauteur, versions } = await prepare(bytes);
    expect(hauteur).toBe(200);
    expect(await colours(versions[0]!.bytes)).toEqual(['111', '111', '111']);
  });

  test('bytes that a camera leaves before the end are no matter', async () => {
    const progressive = await photo().jpeg({ progressive: true }).toBuffer();
    for (const whole of [jpeg, progressive]) {
      const bytes = Buffer.concat([whole.subarray(0, -2), ascii('abcd'), END, ascii('\0\0')]);
      expect((await prepare(bytes)).largeur).toBe(400);
    }
  });

  test('EXIF that is no EXIF is no matter', async () => {
    const exif = Buffer.from('\xff\xe1\0\x10Exif\0\0MM\0*\xff\xff\xff\xff', 'latin1');
    const bytes = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
    expect((await prepare(bytes)).largeur).toBe(400);
  });
});

const ascii = (text: string) => Buffer.from(text, 'latin1');
const ftyp = (brand: string) =>
  ascii(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`.padEnd(600, '\0'));
const SCAN = jpeg.indexOf(Buffer.from([0xff, 0xda]));
const END = Buffer.from([0xff, 0xd9]);
const TAKEN = 'Envoyez une image JPEG, PNG, WebP ou AVIF.';
const BROKEN = /^Cette image est abîmée ou incomplète\. Envoyez/;

const cutShort = (whole: Buffer) => {
  const scan = whole.indexOf(Buffer.from([0xff, 0xda]));
  return Buffer.concat([whole.subarray(0, scan + ((whole.length - scan) >> 1)), END]);
};

const bad: [what: string, bytes: () => Buffer | Promise<Buffer>, told: string | RegExp][] = [
  ['an empty file', () => Buffer.alloc(0), `Ce fichier est vide. ${TAKEN}`],
  ['an SVG', () => ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^Un dessin SVG n’est pas/],
  [
    'an SVG behind its prologue',
    () => ascii('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="x">'),
    /^Un dessin SVG/,
  ],
  ['a page', () => ascii('<!DOCTYPE html><script>alert(1)</script>'), /^Une page HTML n’est pas/],
  [
    'a page with a JPEG behind it',
    () => Buffer.concat([ascii('<script>1</script>'), jpeg]),
    /^Une page HTML/,
  ],
  ['a text', () => ascii('Bonjour'), /^Ce type de fichier n’est pas accepté/],
  ['zeros', () => Buffer.alloc(5000), /^Ce type de fichier/],
  ['a PDF', () => ascii('%PDF-1.7\n'), /^Un PDF n’est pas/],
  ['a PDF with a JPEG in it', () => Buffer.concat([ascii('%PDF-1.7\n'), jpeg]), /^Un PDF/],
  ['a GIF', () => photo().gif().toBuffer(), /^Un GIF n’est pas/],
  ['a TIFF', () => photo().tiff().toBuffer(), /^Un TIFF n’est pas/],
  ['a BMP', () => ascii('BM'.padEnd(100, '\0')), /^Un BMP n’est pas/],
  ['a HEIC', () => ftyp('heic'), /^Une photo HEIC n’est pas/],
  ['an archive', () => ascii('PK\x03\x04'.padEnd(100, '\0')), /^Un document ou une archive/],
  ['a JPEG XL', () => ascii('\xff\x0a'.padEnd(100, '\0')), /^Un JPEG XL/],
  ['the first three bytes of a JPEG', () => jpeg.subarray(0, 3), BROKEN],
  ['a JPEG cut in its head', () => jpeg.subarray(0, SCAN), BROKEN],
  ['a JPEG cut in its pixels', () => jpeg.subarray(0, -200), BROKEN],
  ['a JPEG whose scan ends early', () => cutShort(jpeg), BROKEN],
  [
    'a progressive JPEG whose scan ends early',
    async () => cutShort(await photo(900, 600).jpeg({ progressive: true }).toBuffer()),
    BROKEN,
  ],
  [
    'a JPEG that jumps in its scan',
    () => {
      const at = SCAN + ((jpeg.length - SCAN) >> 1);
      return Buffer.concat([jpeg.subarray(0, at), ascii('\xff\xd3'), jpeg.subarray(at + 2)]);
    },
    BROKEN,
  ],
  ['a JPEG without its end', () => jpeg.subarray(0, -2), BROKEN],
  [
    'a JPEG with its scan many times',
    async () => {
      const whole = await photo().jpeg({ progressive: true }).toBuffer();
      const scan = whole.subarray(whole.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
      return Buffer.concat([
        whole.subarray(0, -2),
        ...Array.from({ length: 500 }, () => scan),
        whole.subarray(-2),
      ]);
    },
    BROKEN,
  ],
  [
    'the mark of a JPEG before noise',
    () => Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(3000, 0xa7)]),
    BROKEN,
  ],
  [
    'a PNG cut in its pixels',
    async () => (await photo().png().toBuffer()).subarray(0, -60),
    BROKEN,
  ],
  [
    'a PNG with a wrong check sum',
    async () => {
      const whole = await photo().png().toBuffer();
      whole[30]! ^= 1;
      return whole;
    },
    BROKEN,
  ],
  ['a PNG without pixels', () => png({ width: 300, height: 300 }), BROKEN],
  [
    'a PNG of fewer pixels than it says',
    () => png({ width: 300, height: 300 }, ['IDAT', zeros(900)]),
    BROKEN,
  ],
  ['a PNG of no width', () => png({ width: 0, height: 300 }, ['IDAT', zeros(900)]), BROKEN],
  [
    'a WebP cut in its pixels',
    async () => (await photo().webp({ lossless: true }).toBuffer()).subarray(0, -40),
    BROKEN,
  ],
  [
    'the mark of a WebP before noise',
    () => Buffer.concat([ascii('RIFF\x00\x10\0\0WEBPVP8 '), Buffer.alloc(3000, 0xa7)]),
    BROKEN,
  ],
  [
    'an AVIF cut in its pixels',
    async () => (await photo(200, 200).avif({ effort: 0 }).toBuffer()).subarray(0, -40),
    BROKEN,
  ],
  ['the mark of an AVIF before nothing', () => ftyp('avif'), BROKEN],
  [
    'a bomb of 900 million pixels',
    () => png({ width: 30_000, height: 30_000 }, ['IDAT', zeros(90_000)]),
    /^Cette image a trop de pixels\s: 40 millions au plus\. Prenez-la en 12 mégapixels, ou envoyez-la-vous par mail en taille moyenne\.$/,
  ],
  [
    'a bomb of 41 million pixels that is whole',
    () => png({ width: 6404, height: 6404, bits: 1, colour: 0 }, ['IDAT', zeros(6404 * 802)]),
    /^Cette image a trop de pixels/,
  ],
  [
    'an AVIF that as a JPEG would be taken',
    () => photo(4000, 3100).avif({ effort: 0 }).toBuffer(),
    /^Cette image a trop de pixels\s: 12 millions au plus en AVIF, 40 en JPEG/,
  ],
  ['a stripe', () => photo(1000, 200).png().toBuffer(), /^Cette image est trop étirée/],
  [
    'a stamp',
    () => photo(199, 300).png().toBuffer(),
    /^Cette image est trop petite\s: il faut au moins 200 pixels/,
  ],
  [
    'one pixel',
    () => png({ width: 1, height: 1 }, ['IDAT', zeros(4)]),
    /^Cette image est trop petite/,
  ],
];

describe('what is refused, by its bytes', () => {
  test.each(bad)('%s', async (_, make, told) => {
    const [sentence, ...more] = (await refusalOf(await make()))!;
    expect(sentence).toMatch(told);
    expect(more).toEqual([]);
  });

  test('a byte more than 10 MB; at 10 MB it is taken', async () => {
    const chemin = folder.put(jpeg);
    const upload = { chemin, champ: 'photo', appelant: 'admin 1' };
    truncateSync(chemin, IMAGE_OCTETS + 1);
    await expect(prepareImage(upload)).rejects.toMatchObject({
      status: 422,
      body: { errors: { photo: [`Cette image dépasse ${IMAGE_MAX.mo} Mo.`] } },
    });
    truncateSync(chemin, IMAGE_OCTETS);
    await expect(prepareImage(upload)).resolves.toMatchObject({ largeur: 400 });
  });

  test('whole, and next to each limit: taken', async () => {
    const wide = png({ width: 800, height: 200 }, ['IDAT', zeros((800 * 3 + 1) * 200)]);
    expect(await prepare(wide)).toMatchObject({ largeur: 800, hauteur: 200 });
  });
});

test('one is decoded at a time, and who finds no room waits', async () => {
  const many = Array.from({ length: 12 }, () => prepare(jpeg));
  const ends = await Promise.allSettled(many);
  const told = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.status] : []));
  expect(told).toEqual([429, 429, 429]);
});

test('nothing else of the server opens the image library, but what draws our own', () => {
  const others = globSync('server/**/*.ts', {
    exclude: ['**/*.test.ts', 'server/testing/**'],
  }).filter((file) => /(from|import\() ?'sharp'/.test(readFileSync(file, 'utf8')));
  expect(others.toSorted()).toEqual([
    'server/site/accueil/partage.ts',
    'server/socle/fichiers/prepareImage.ts',
  ]);
});
