import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'priorite-images-'));
  return {
    put(bytes: Buffer): string {
      const chemin = join(folder, randomUUID());
      writeFileSync(chemin, bytes);
      return chemin;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function photo(width = 400, height = 300, colours = ['#d00000', '#0000d0']): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: colours[1]! } })
    .composite([{ input: { create: { ...half, background: colours[0]! } }, left: 0, top: 0 }])
    .withExifMerge({ IFD0: { Copyright: 'SECRET-EXIF' } });
}

type Chunk = [type: string, data: Buffer];

export function png(
  header: { width: number; height: number; bits?: number; colour?: number },
  ...chunks: Chunk[]
) {
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(header.width, 0);
  ihdr.writeUInt32BE(header.height, 4);
  ihdr[8] = header.bits ?? 8;
  ihdr[9] = header.colour ?? 2;
  const all: Chunk[] = [['IHDR', ihdr], ...chunks, ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...all.map(([type, data]) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    }),
  ]);
}

export const zeros = (length: number): Buffer => deflateSync(Buffer.alloc(length));
