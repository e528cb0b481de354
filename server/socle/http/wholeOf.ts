import { type Readable, Transform, pipeline } from 'node:stream';
import type { Stored } from './context.ts';

/** Fails when the file ends early; closes the handle with the stream. */
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
