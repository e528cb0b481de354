import { expect, test } from 'vitest';
import { texteOf } from './texteOf.ts';

test.each([
  ['UTF-8', new TextEncoder().encode('Zoé;Œuvre')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFZoé;Œuvre')],
  ['the code page of Windows', new Uint8Array([90, 111, 0xe9, 59, 0x8c, 117, 118, 114, 101])],
  ['« Texte Unicode »', new Uint8Array(Buffer.from('\uFEFFZoé;Œuvre', 'utf16le'))],
  ['the same of a Mac', new Uint8Array(Buffer.from('\uFEFFZoé;Œuvre', 'utf16le').swap16())],
  ['the same without its mark', new Uint8Array(Buffer.from('Zoé;Œuvre', 'utf16le'))],
])('what Excel writes as %s', async (_, bytes) => {
  expect(await texteOf(new Blob([bytes]))).toBe('Zoé;Œuvre');
});
