import { type Readable, Transform, pipeline } from 'node:stream';
import type { Stored } from './mount.ts';

/**
 * A file of the store as a stream for a library: it fails where the file ends early, and an error
 * goes to `failed` as well, since one that nobody listens to ends the process. The file is closed
 * whenever the stream is, read or not: a handle that nobody closed ends the process too.
 */
export function wholeOf(
  { flux, taille }: Stored,
  failed: (cause: Error) => void = () => {},
): Readable {
  let read = 0;
  const whole = new Transform({
    transform(chunk: Uint8Array, _, next) {
      read += chunk.length;
      next(null, chunk);
    },
    flush: (next) =>
      next(read === taille ? null : new Error(`A file of ${taille} bytes ended after ${read}.`)),
  });
  pipeline(flux, whole, (cause) => void (cause && failed(cause)));
  return whole.on('error', () => {});
}
