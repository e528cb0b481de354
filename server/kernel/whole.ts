import { Readable } from 'node:stream';
import type { Stored } from './mount.ts';

/**
 * A file of the store as a stream for a library: it fails where the file ends early, and an error
 * goes to `failed` as well, since one that nobody listens to ends the process.
 */
export function wholeOf(
  open: () => Promise<Stored | undefined>,
  failed: (cause: Error) => void = () => {},
): Readable {
  return Readable.from(counted(open)).on('error', failed);
}

async function* counted(open: () => Promise<Stored | undefined>): AsyncGenerator<Uint8Array> {
  const stored = await open();
  if (!stored) return;
  let read = 0;
  for await (const chunk of stored.flux as AsyncIterable<Uint8Array>) {
    read += chunk.length;
    yield chunk;
  }
  if (read !== stored.taille)
    throw new Error(`A file of ${stored.taille} bytes ended after ${read}.`);
}
