import { expect, test } from 'vitest';
import { heicRefusal } from './heic.ts';

const ftyp = (...brands: string[]) =>
  new File([`\0\0\0\x20ftyp${brands.join('')}`], 'IMG_2043.HEIC', { type: '' });

test.each([
  ['of an iPhone', ftyp('heic', '\0\0\0\0', 'mif1', 'heic')],
  ['of a burst', ftyp('msf1', '\0\0\0\0', 'hevc')],
])('a HEIC %s is named with what to do', async (_, file) => {
  expect(await heicRefusal(file)).toMatch(/^IMG_2043\.HEIC est une photo HEIC.*JPEG/);
});

test.each([
  ['an AVIF', ftyp('avif', '\0\0\0\0', 'mif1', 'avif')],
  ['a JPEG called so', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.heic')],
  ['an empty file', new File([], 'a.heic')],
])('%s is none', async (_, file) => {
  expect(await heicRefusal(file)).toBeNull();
});
