import { inflateSync } from 'node:zlib';

const HEAD = 44;
const ENTRY = 20;
const align = (length: number) => (length + 3) & ~3;

/** Unpacks WOFF 1 (https://www.w3.org/TR/WOFF/): fontkit inflates a whole table for each letter. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(HEAD + at * ENTRY, HEAD + (at + 1) * ENTRY);
    const [offset, packed, length] = [4, 8, 12].map((from) => entry.readUInt32BE(from));
    const bytes = woff.subarray(offset, offset! + packed!);
    const whole = packed! < length! ? inflateSync(bytes) : bytes;
    return { tag: entry.subarray(0, 4), sum: entry.subarray(16, 20), bytes: whole };
  });
  const selector = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12);
  woff.copy(head, 0, 4, 8);
  for (const [at, value] of [
    count,
    16 * 2 ** selector,
    selector,
    16 * (count - 2 ** selector),
  ].entries())
    head.writeUInt16BE(value, 4 + 2 * at);
  let offset = head.length + 16 * count;
  const entries = tables.map(({ tag, sum, bytes }) => {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(bytes.length, 4);
    offset += align(bytes.length);
    return Buffer.concat([tag, sum, place]);
  });
  const padded = tables.map(({ bytes }) => Buffer.concat([bytes], align(bytes.length)));
  return Buffer.concat([head, ...entries, ...padded]);
}
